package dev.cleave.interchange.foreign;

import dev.cleave.interchange.xml.XmlElement;
import dev.cleave.table.InputException;
import dev.cleave.table.cell.CellText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** A tree or a list of rules in PMML, for classes. A leaf is a rule; an {@link InputException} where the file says what rules can't. */
final class PmmlRules {
    private static final int MOST_CONDITIONS = 2_000_000; // of all rules together

    private final XmlElement root;
    private final List<ForeignRule> rules = new ArrayList<>();
    private int written;

    PmmlRules(XmlElement root) {
        this.root = root;
    }

    ForeignRules rules() {
        XmlElement model = root.children().stream()
                .filter(child -> child.name().endsWith("Model"))
                .findFirst()
                .orElseThrow(() -> root.problem("holds no model; the file is not whole"));
        if (!model.name().equals("TreeModel") && !model.name().equals("RuleSetModel")) {
            throw model.problem("is a " + model.name() + "; read are a TreeModel and a RuleSetModel");
        }
        if (!model.required("functionName").equals("classification")) {
            throw model.problem("is for " + model.required("functionName") + "; read are models for classification");
        }
        return model.name().equals("TreeModel") ? tree(model) : list(model);
    }

    private ForeignRules tree(XmlElement model) {
        String missing = model.attribute("missingValueStrategy").orElse("none");
        boolean isLast = model.attribute("noTrueChildStrategy").orElse("").equals("returnLastPrediction");
        new PmmlTree(missing.equals("defaultChild"), isLast, this::add).read(model.only("Node"));
        return new ForeignRules(model.place(), rules, true, missing.equals("defaultChild"));
    }

    private void add(Guard where, String value, XmlElement at) {
        for (List<ForeignCondition> choice : where.choices()) {
            written += choice.size();
            rules.add(new ForeignRule(choice, value));
        }
        if (written > MOST_CONDITIONS) {
            throw at.problem("makes more conditions than " + MOST_CONDITIONS + "; prune the tree");
        }
    }

    /** The first rule that holds. */
    private ForeignRules list(XmlElement model) {
        XmlElement set = model.only("RuleSet");
        String criterion = set.only("RuleSelectionMethod").required("criterion");
        if (!criterion.equals("firstHit")) {
            throw set.problem("chooses among its rules by " + criterion
                    + "; read are lists, of which the first that holds counts (firstHit)");
        }
        set.children().forEach(rule -> rule(rule, Guard.ALWAYS));
        Optional<String> otherwise = set.attribute("defaultScore");
        boolean isWhole =
                !rules.isEmpty() && rules.get(rules.size() - 1).conditions().isEmpty();
        if (!isWhole) {
            add(
                    Guard.ALWAYS,
                    value(otherwise.orElseThrow(() ->
                            set.problem("does not say what is answered where no rule holds; give it a defaultScore"))),
                    set);
        }
        return new ForeignRules(model.place(), rules, false, true);
    }

    private void rule(XmlElement rule, Guard where) {
        if (rule.name().equals("SimpleRule")) {
            add(where.and(PmmlPredicate.in(rule)), value(rule.required("score")), rule);
        } else if (rule.name().equals("CompoundRule")) {
            Guard own = where.and(PmmlPredicate.in(rule));
            rule.children().forEach(inner -> rule(inner, own));
        }
    }

    static String value(String text) {
        return CellText.key(text);
    }

    /** What a node says: its score, or else the most frequent value of its rows. */
    static Optional<String> score(XmlElement node) {
        return node.attribute("score")
                .or(() -> node.all("ScoreDistribution").stream()
                        .max(Comparator.comparingDouble(PmmlRules::count))
                        .map(most -> most.required("value")))
                .map(PmmlRules::value);
    }

    private static double count(XmlElement distribution) {
        return PmmlPredicate.number(distribution, distribution.required("recordCount"));
    }
}
