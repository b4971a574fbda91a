package dev.cleave.lab.tables;

import dev.cleave.LabelRules;
import dev.cleave.LearnOptions;
import dev.cleave.Learner;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.lab.trial.TrialResult;
import dev.cleave.table.Split;

/** This program's search for rules on labels alone, without any network: what the network adds is the difference. */
record CleaveLabels(String key, String name) implements TableMethod {
    static final String SEARCH_CUT = "the time limit ended the search for rules early";

    @Override
    public boolean isCleave() {
        return true;
    }

    @Override
    public TrialResult learn(LabelledTable data, Split split, long seed, Budget budget) {
        LabelRules found =
                new Learner(LearnOptions.defaults().withSeed(seed).withThreads(1)).learnFromLabels(data, split, budget);
        return TrialResult.of(TableFigures.of(found.ledger()), budget.isExhausted() ? SEARCH_CUT : "");
    }
}
