package dev.cleave.lab.tables;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.TrialResult;
import dev.cleave.table.Split;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * This program: its rules, and beside them the network that they come from.
 *
 * @param settings what is changed of how it learns from a table that nobody has tuned it for
 */
record CleaveRules(String key, String name, UnaryOperator<LearnOptions> settings) implements TableMethod {
    @Override
    public boolean isCleave() {
        return true;
    }

    @Override
    public TrialResult learn(LabelledTable data, Split split, long seed, Budget budget) {
        LearnOptions options =
                settings.apply(LearnOptions.defaults().withSeed(seed).withThreads(1));
        Learned learned = new Learner(options).learn(data, split, budget, TrainingListener.NONE);
        Map<Figure, Double> figures = TableFigures.of(learned.model().ledger());
        figures.put(
                Figure.CALIBRATION_ERROR,
                learned.evaluate(data.table().select(split.test())).calibrationError());
        return TrialResult.of(figures, note(learned, budget));
    }

    private static String note(Learned learned, Budget budget) {
        return learned.wasCutShort()
                ? "the time limit ended training early"
                : budget.isExhausted() ? CleaveLabels.SEARCH_CUT : "";
    }
}
