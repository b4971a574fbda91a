package dev.cleave.lab.baseline;

import dev.cleave.budget.Budget;
import dev.cleave.lab.baseline.rules.PartSearch;

/** PART, on the cells of the table themselves. */
record Part() implements SingleLearner {
    @Override
    public Reply learn(BaselineTask lesson, ClassQuestion question, long seed, Budget budget) {
        return ListedRules.reply(lesson, question, rows -> PartSearch.learn(rows, budget), budget);
    }
}
