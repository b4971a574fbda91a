package dev.cleave.interchange.foreign;

import dev.cleave.interchange.xml.XmlElement;
import dev.cleave.table.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A decision table of DMN, of which the first line that fits counts; an {@link InputException} where it says what rules can't. */
final class DmnRules {
    private static final Set<String> LISTS = Set.of("FIRST", "UNIQUE", "ANY");

    private final XmlElement root;
    private final String target;

    DmnRules(XmlElement root, String target) {
        this.root = root;
        this.target = target;
    }

    ForeignRules rules() {
        XmlElement table = table();
        String policy = table.attribute("hitPolicy").orElse("UNIQUE");
        if (!LISTS.contains(policy)) {
            throw table.problem("has the hit policy " + policy + "; read are FIRST, UNIQUE and ANY");
        }
        List<String> columns = table.all("input").stream().map(this::column).toList();
        if (table.all("output").size() != 1) {
            throw table.problem("answers " + table.all("output").size() + " columns; read are tables with one");
        }
        List<ForeignRule> rules = new ArrayList<>();
        Guard rest = Guard.ALWAYS;
        for (XmlElement line : table.all("rule")) {
            Guard where = where(line, columns);
            String value = value(line.only("outputEntry"));
            where.choices().forEach(choice -> rules.add(new ForeignRule(choice, value)));
            rest = rest.and(where.not());
        }
        if (!rest.isNever()) {
            rules.add(new ForeignRule(List.of(), otherwise(table)));
        }
        return new ForeignRules(table.place(), rules, false, knowsGaps(table));
    }

    /** Engines answer nothing where a missing cell is compared by order; entries that ask for null first say what they mean. */
    private static boolean knowsGaps(XmlElement table) {
        return table.all("rule").stream()
                .flatMap(line -> line.all("inputEntry").stream())
                .map(entry -> entry.only("text").text())
                .noneMatch(text -> text.matches("(?s).*([<>]|\\.\\.).*") && !text.contains("null"));
    }

    /** The only one, or that which answers the target. */
    private XmlElement table() {
        List<XmlElement> decisions = root.everything().stream()
                .filter(one -> one.name().equals("decision")
                        && one.first("decisionTable").isPresent())
                .toList();
        List<XmlElement> named = decisions.stream().filter(this::isTarget).toList();
        List<XmlElement> chosen = decisions.size() == 1 ? decisions : named;
        if (chosen.size() != 1) {
            throw root.problem("has " + decisions.size() + " decision tables, of which " + named.size()
                    + " are named after the target; read is one");
        }
        return chosen.get(0).only("decisionTable");
    }

    private boolean isTarget(XmlElement decision) {
        XmlElement table = decision.only("decisionTable");
        return List.of(
                        decision.attribute("name"),
                        decision.attribute("label"),
                        decision.first("description").map(XmlElement::text),
                        table.attribute("outputLabel"),
                        table.first("output").flatMap(output -> output.attribute("name")),
                        table.first("output").flatMap(output -> output.attribute("label")))
                .contains(Optional.of(target));
    }

    /** Where a name had to be cleaned for FEEL, the input data it is has the column's own as its label. */
    private String column(XmlElement input) {
        String name = input.only("inputExpression").only("text").text();
        return root.everything().stream()
                .filter(one ->
                        one.name().equals("inputData") && one.attribute("name").equals(Optional.of(name)))
                .findFirst()
                .flatMap(data -> data.first("description").map(XmlElement::text).or(() -> data.attribute("label")))
                .orElse(name);
    }

    private static Guard where(XmlElement line, List<String> columns) {
        List<XmlElement> entries = line.all("inputEntry");
        if (entries.size() != columns.size()) {
            throw line.problem(
                    "has " + entries.size() + " entries for " + columns.size() + " inputs; the file is not whole");
        }
        Guard where = Guard.ALWAYS;
        for (int i = 0; i < entries.size(); i++) {
            XmlElement text = entries.get(i).only("text");
            try {
                where = where.and(new FeelTest(columns.get(i), text.text()).read());
            } catch (IllegalArgumentException e) {
                throw text.problem("column '" + columns.get(i) + "': " + e.getMessage());
            }
        }
        return where;
    }

    private static String value(XmlElement entry) {
        XmlElement text = entry.only("text");
        try {
            return FeelTest.literal(text.text());
        } catch (IllegalArgumentException e) {
            throw text.problem("answers what is no value: " + e.getMessage());
        }
    }

    private static String otherwise(XmlElement table) {
        return table.only("output")
                .first("defaultOutputEntry")
                .map(DmnRules::value)
                .orElseThrow(() -> table.problem(
                        "does not say what is answered where no line fits; add a last line with - in every column"));
    }
}
