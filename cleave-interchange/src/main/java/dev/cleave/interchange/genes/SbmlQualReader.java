package dev.cleave.interchange.genes;

import dev.cleave.interchange.formula.Formulas;
import dev.cleave.interchange.xml.XmlElement;
import dev.cleave.interchange.xml.XmlText;
import dev.cleave.logic.Formula;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.bnet.BooleanNetwork;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/** Reads a network of genes that are on or off from SBML with the package for qualitative models. */
public final class SbmlQualReader {
    private final XmlElement root;
    private final List<String> genes = new ArrayList<>();
    private final Map<String, Integer> byId = new HashMap<>();
    private final List<Formula> rules = new ArrayList<>();

    private SbmlQualReader(XmlElement root) {
        this.root = root;
    }

    public static boolean isOne(String text) {
        return XmlText.isOne(text) && text.contains("<sbml");
    }

    /** An {@link InputException} with the line where it is no such network. */
    public static BooleanNetwork read(SourceLocation place, String text) {
        return new SbmlQualReader(XmlText.read(place, text)).network();
    }

    private BooleanNetwork network() {
        if (!root.name().equals("sbml")) {
            throw root.problem("is XML with <" + root.name() + "> outermost, not SBML");
        }
        XmlElement model = root.only("model");
        XmlElement species = model.only("listOfQualitativeSpecies");
        species.all("qualitativeSpecies").forEach(this::gene);
        boolean areNames = new HashSet<>(genes).size() == genes.size();
        if (!areNames) {
            genes.clear();
            species.all("qualitativeSpecies").forEach(one -> genes.add(one.required("id")));
        }
        for (int gene = 0; gene < genes.size(); gene++) {
            rules.add(new Formula.Variable(gene)); // what nothing changes stays as it is
        }
        model.first("listOfTransitions")
                .ifPresent(list -> list.all("transition").forEach(this::transition));
        try {
            return new BooleanNetwork(genes, rules);
        } catch (IllegalArgumentException e) {
            throw species.problem("is no Boolean network: " + e.getMessage());
        }
    }

    private void gene(XmlElement species) {
        boolean isBoolean = species.attribute("maxLevel").orElse("1").equals("1");
        if (!isBoolean) {
            throw species.problem("has more levels than on and off (maxLevel " + species.required("maxLevel")
                    + "); read are Boolean networks");
        }
        if (byId.put(species.required("id"), genes.size()) != null) {
            throw species.problem("the species " + OneLine.quoted(species.required("id")) + " is there twice");
        }
        genes.add(species.attribute("name").filter(name -> !name.isBlank()).orElse(species.required("id")));
    }

    private void transition(XmlElement transition) {
        Formula rule = rule(transition.only("listOfFunctionTerms"));
        for (XmlElement output : transition.only("listOfOutputs").all("output")) {
            if (!output.attribute("transitionEffect").orElse("assignmentLevel").equals("assignmentLevel")) {
                throw output.problem(
                        "has the effect '" + output.required("transitionEffect") + "'; read is assignmentLevel");
            }
            rules.set(index(output, output.required("qualitativeSpecies")), rule);
        }
    }

    /** The level of the first term that holds, or else the default. */
    private Formula rule(XmlElement terms) {
        Formula rule = new Formula.Constant(isOn(terms.only("defaultTerm")));
        List<XmlElement> all = terms.all("functionTerm");
        for (int i = all.size() - 1; i >= 0; i--) {
            Formula where = new MathFormula(this::index).of(all.get(i).only("math"));
            rule = isOn(all.get(i)) ? Formulas.any(where, rule) : Formulas.all(Formulas.not(where), rule);
        }
        return rule;
    }

    private static boolean isOn(XmlElement term) {
        return switch (term.required("resultLevel")) {
            case "0" -> false;
            case "1" -> true;
            default -> throw term.problem("has the level " + term.required("resultLevel") + "; read are 0 and 1");
        };
    }

    private int index(XmlElement at, String id) {
        Integer index = byId.get(id);
        if (index == null) {
            throw at.problem("names " + OneLine.quoted(id) + ", which is no species");
        }
        return index;
    }
}
