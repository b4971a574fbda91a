package dev.cleave.lab.baseline;

import dev.cleave.budget.Budget;
import dev.cleave.lab.baseline.rules.RipperSearch;

/** RIPPER, on the cells of the table themselves. */
record Ripper() implements SingleLearner {
    @Override
    public Reply learn(BaselineTask lesson, ClassQuestion question, long seed, Budget budget) {
        return ListedRules.reply(lesson, question, rows -> RipperSearch.learn(rows, seed, budget), budget);
    }
}
