package dev.cleave.lab.baseline.rules;

import dev.cleave.evaluation.RuleSize;

/** What was learned: rules in their order, the last of which has no conditions. */
public interface DecisionList {
    /** The class of a row. */
    int answer(AttributeTable table, int row);

    /** With the last rule, as their authors count. */
    RuleSize size();
}
