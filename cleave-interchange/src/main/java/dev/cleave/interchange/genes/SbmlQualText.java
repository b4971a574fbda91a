package dev.cleave.interchange.genes;

import dev.cleave.interchange.xml.XmlPage;
import dev.cleave.logic.Formula;
import dev.cleave.table.bnet.BooleanNetwork;
import java.util.List;

/** A network as SBML Level 3 with the package for qualitative models: a species a gene, of level 0 or 1, and a transition for each. */
public final class SbmlQualText {
    private static final String CORE = "http://www.sbml.org/sbml/level3/version1/core";
    private static final String QUAL = "http://www.sbml.org/sbml/level3/version1/qual/version1";
    private static final String MATH = "http://www.w3.org/1998/Math/MathML";

    private final BooleanNetwork network;
    private final XmlPage xml = new XmlPage();

    private SbmlQualText(BooleanNetwork network) {
        this.network = network;
    }

    public static String of(BooleanNetwork network) {
        return new SbmlQualText(network).text();
    }

    private String text() {
        xml.start("sbml");
        xml.namespace("", CORE);
        xml.namespace("qual", QUAL);
        xml.attributes("level", "3", "version", "1", "qual:required", "true");
        xml.start("model", "id", "cleave");
        xml.start("listOfCompartments");
        xml.empty("compartment", "id", "cell", "constant", "true");
        xml.end();
        xml.start("qual:listOfQualitativeSpecies");
        for (int gene = 0; gene < network.genes().size(); gene++) {
            xml.empty(
                    "qual:qualitativeSpecies",
                    "qual:id",
                    id(gene),
                    "qual:name",
                    network.genes().get(gene),
                    "qual:compartment",
                    "cell",
                    "qual:constant",
                    "false",
                    "qual:maxLevel",
                    "1");
        }
        xml.end();
        xml.start("qual:listOfTransitions");
        for (int gene = 0; gene < network.genes().size(); gene++) {
            transition(gene);
        }
        xml.end();
        xml.end();
        xml.end();
        return xml.text();
    }

    /** Names may have any letters, identifiers may not; where all names are identifiers they are the genes' own. */
    private String id(int gene) {
        boolean areWords = network.genes().stream()
                .allMatch(name -> name.matches("[A-Za-z_]\\w*") && !name.matches("cell|cleave|(to|in)_.*"));
        return areWords ? network.genes().get(gene) : "gene_" + (gene + 1);
    }

    private void transition(int gene) {
        Formula rule = network.rules().get(gene);
        xml.start("qual:transition", "qual:id", "to_" + id(gene));
        if (!rule.variables().isEmpty()) {
            xml.start("qual:listOfInputs");
            for (int input : rule.variables().stream().toArray()) {
                xml.empty(
                        "qual:input",
                        "qual:id",
                        "in_" + (gene + 1) + "_" + (input + 1),
                        "qual:qualitativeSpecies",
                        id(input),
                        "qual:transitionEffect",
                        "none");
            }
            xml.end();
        }
        xml.start("qual:listOfOutputs");
        xml.empty(
                "qual:output",
                "qual:id",
                "out_" + (gene + 1),
                "qual:qualitativeSpecies",
                id(gene),
                "qual:transitionEffect",
                "assignmentLevel");
        xml.end();
        xml.start("qual:listOfFunctionTerms");
        boolean isOn = rule instanceof Formula.Constant constant && constant.value();
        xml.empty("qual:defaultTerm", "qual:resultLevel", isOn ? "1" : "0");
        if (!(rule instanceof Formula.Constant)) {
            xml.start("qual:functionTerm", "qual:resultLevel", "1");
            xml.start("math");
            xml.namespace("", MATH);
            math(rule);
            xml.end();
            xml.end();
        }
        xml.end();
        xml.end();
    }

    private void math(Formula formula) {
        if (formula instanceof Formula.Variable variable) {
            xml.start("apply");
            xml.empty("eq");
            xml.element("ci", id(variable.index()));
            xml.element("cn", "1", "type", "integer");
            xml.end();
        } else if (formula instanceof Formula.Not not) {
            apply("not", List.of(not.operand()));
        } else if (formula instanceof Formula.And and) {
            apply("and", and.operands());
        } else if (formula instanceof Formula.Or or) {
            apply("or", or.operands());
        } else {
            xml.empty(((Formula.Constant) formula).value() ? "true" : "false");
        }
    }

    private void apply(String operator, List<Formula> operands) {
        xml.start("apply");
        xml.empty(operator);
        for (Formula operand : operands) {
            math(operand);
        }
        xml.end();
    }
}
