package dev.cleave.interchange.genes;

import dev.cleave.logic.Formula;
import dev.cleave.table.bnet.BooleanNetwork;
import java.io.StringWriter;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** A network as SBML Level 3 with the package for qualitative models: a species a gene, of level 0 or 1, and a transition for each. */
public final class SbmlQualText {
    private static final String CORE = "http://www.sbml.org/sbml/level3/version1/core";
    private static final String QUAL = "http://www.sbml.org/sbml/level3/version1/qual/version1";
    private static final String MATH = "http://www.w3.org/1998/Math/MathML";

    private final BooleanNetwork network;
    private final StringWriter text = new StringWriter();
    private final XMLStreamWriter xml;

    private SbmlQualText(BooleanNetwork network) throws XMLStreamException {
        this.network = network;
        this.xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
    }

    public static String of(BooleanNetwork network) {
        try {
            return new SbmlQualText(network).text();
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    private String text() throws XMLStreamException {
        xml.writeStartDocument("UTF-8", "1.0");
        xml.writeStartElement("sbml");
        xml.writeDefaultNamespace(CORE);
        xml.writeNamespace("qual", QUAL);
        attributes("level", "3", "version", "1", "qual:required", "true");
        start("model", "id", "cleave");
        start("listOfCompartments");
        empty("compartment", "id", "cell", "constant", "true");
        xml.writeEndElement();
        start("qual:listOfQualitativeSpecies");
        for (int gene = 0; gene < network.genes().size(); gene++) {
            empty(
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
        xml.writeEndElement();
        start("qual:listOfTransitions");
        for (int gene = 0; gene < network.genes().size(); gene++) {
            transition(gene);
        }
        xml.writeEndElement();
        xml.writeEndElement();
        xml.writeEndElement();
        xml.writeEndDocument();
        return text.toString();
    }

    /** Names may have any letters, identifiers may not; where all names are identifiers they are the genes' own. */
    private String id(int gene) {
        boolean areWords = network.genes().stream()
                .allMatch(name -> name.matches("[A-Za-z_]\\w*") && !name.matches("cell|cleave|(to|in)_.*"));
        return areWords ? network.genes().get(gene) : "gene_" + (gene + 1);
    }

    private void transition(int gene) throws XMLStreamException {
        Formula rule = network.rules().get(gene);
        start("qual:transition", "qual:id", "to_" + id(gene));
        if (!rule.variables().isEmpty()) {
            start("qual:listOfInputs");
            for (int input : rule.variables().stream().toArray()) {
                empty(
                        "qual:input",
                        "qual:id",
                        "in_" + (gene + 1) + "_" + (input + 1),
                        "qual:qualitativeSpecies",
                        id(input),
                        "qual:transitionEffect",
                        "none");
            }
            xml.writeEndElement();
        }
        start("qual:listOfOutputs");
        empty(
                "qual:output",
                "qual:id",
                "out_" + (gene + 1),
                "qual:qualitativeSpecies",
                id(gene),
                "qual:transitionEffect",
                "assignmentLevel");
        xml.writeEndElement();
        start("qual:listOfFunctionTerms");
        boolean isOn = rule instanceof Formula.Constant constant && constant.value();
        empty("qual:defaultTerm", "qual:resultLevel", isOn ? "1" : "0");
        if (!(rule instanceof Formula.Constant)) {
            start("qual:functionTerm", "qual:resultLevel", "1");
            xml.writeStartElement("math");
            xml.writeDefaultNamespace(MATH);
            math(rule);
            xml.writeEndElement();
            xml.writeEndElement();
        }
        xml.writeEndElement();
        xml.writeEndElement();
    }

    private void math(Formula formula) throws XMLStreamException {
        if (formula instanceof Formula.Variable variable) {
            start("apply");
            empty("eq");
            start("ci");
            xml.writeCharacters(id(variable.index()));
            xml.writeEndElement();
            start("cn", "type", "integer");
            xml.writeCharacters("1");
            xml.writeEndElement();
            xml.writeEndElement();
        } else if (formula instanceof Formula.Not not) {
            apply("not", List.of(not.operand()));
        } else if (formula instanceof Formula.And and) {
            apply("and", and.operands());
        } else if (formula instanceof Formula.Or or) {
            apply("or", or.operands());
        } else {
            empty(((Formula.Constant) formula).value() ? "true" : "false");
        }
    }

    private void apply(String operator, List<Formula> operands) throws XMLStreamException {
        start("apply");
        empty(operator);
        for (Formula operand : operands) {
            math(operand);
        }
        xml.writeEndElement();
    }

    private void start(String name, String... attributes) throws XMLStreamException {
        xml.writeStartElement(name);
        attributes(attributes);
    }

    private void empty(String name, String... attributes) throws XMLStreamException {
        xml.writeEmptyElement(name);
        attributes(attributes);
    }

    private void attributes(String... attributes) throws XMLStreamException {
        for (int i = 0; i < attributes.length; i += 2) {
            xml.writeAttribute(attributes[i], attributes[i + 1]);
        }
    }
}
