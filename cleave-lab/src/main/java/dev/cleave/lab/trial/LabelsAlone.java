package dev.cleave.lab.trial;

import dev.cleave.LabelRules;
import dev.cleave.Learner;
import dev.cleave.budget.Budget;
import dev.cleave.data.Labelled;
import dev.cleave.data.Split;

/** This program's search for rules without the network, on labels alone: what the network adds is the difference. */
public record LabelsAlone() implements Contender {
    @Override
    public String key() {
        return "labels-alone";
    }

    @Override
    public String name() {
        return "Cleave without the network";
    }

    @Override
    public Result learn(DataSet set, Labelled data, Split split, long seed, Budget budget) {
        LabelRules found = new Learner(Cleave.options(set, seed)).learnFromLabels(data, split, budget);
        return Result.of(RuleFigures.of(found), budget.isExhausted() ? Cleave.SEARCH_CUT : "");
    }
}
