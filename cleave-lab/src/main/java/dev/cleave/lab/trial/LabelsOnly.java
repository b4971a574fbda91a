package dev.cleave.lab.trial;

import dev.cleave.LabelRules;
import dev.cleave.Learner;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.table.Split;

/** This program's search for rules without the network, on labels alone: what the network adds is the difference. */
public record LabelsOnly() implements Method {
    @Override
    public String key() {
        return "labels-alone";
    }

    @Override
    public String name() {
        return "Cleave without the network";
    }

    @Override
    public TrialResult learn(DataSet set, LabelledTable data, Split split, long seed, Budget budget) {
        LabelRules found = new Learner(CleaveMethod.options(set, seed)).learnFromLabels(data, split, budget);
        return TrialResult.of(RuleFigures.of(found), budget.isExhausted() ? CleaveMethod.SEARCH_CUT : "");
    }
}
