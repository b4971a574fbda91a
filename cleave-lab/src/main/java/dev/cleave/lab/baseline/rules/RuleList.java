package dev.cleave.lab.baseline.rules;

import dev.cleave.evaluation.RuleSize;
import java.util.List;

/**
 * The first rule that holds answers.
 *
 * @param otherwise the class where none does
 */
record RuleList(List<ListedRule> rules, int otherwise) implements DecisionList {
    record ListedRule(Conjunction body, int answer) {}

    RuleList {
        rules = List.copyOf(rules);
    }

    @Override
    public int answer(AttributeTable table, int row) {
        for (ListedRule rule : rules) {
            if (rule.body().holds(table, row)) {
                return rule.answer();
            }
        }
        return otherwise;
    }

    @Override
    public RuleSize size() {
        return new RuleSize(
                rules.size() + 1,
                0,
                rules.stream().mapToInt(rule -> rule.body().length()).sum(),
                rules.stream().mapToInt(rule -> rule.body().length()).max().orElse(0));
    }
}
