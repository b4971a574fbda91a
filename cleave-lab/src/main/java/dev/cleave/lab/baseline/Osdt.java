package dev.cleave.lab.baseline;

import dev.cleave.budget.Budget;
import dev.cleave.lab.baseline.osdt.BestTree;
import dev.cleave.lab.baseline.osdt.Cases;
import dev.cleave.lab.baseline.osdt.TreeSearch;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * The optimal sparse decision tree on all atoms of the encoding, thresholds among them.
 *
 * @param price of a leaf, as a share of the training rows
 */
record Osdt(double price) implements SingleLearner {
    /** With the price of the paper's published notebooks. */
    static Osdt published() {
        return new Osdt(0.025);
    }

    @Override
    public Reply learn(BaselineTask lesson, ClassQuestion question, long seed, Budget budget) {
        int[] answers =
                IntStream.range(0, question.rows()).map(question::answer).toArray();
        Cases cases = Cases.of(lesson.train().inputs(), question.classes(), answers);
        BestTree found = TreeSearch.best(cases, price * question.rows(), budget);
        Leaves leaves = new Leaves();
        found.tree().leaves(0, leaves::add);
        return new Reply(
                row -> found.tree().answer(lesson.test().inputs(), row), leaves.size(), note(found, question.rows()));
    }

    private static String note(BestTree found, int rows) {
        double gap = (found.cost() - found.lower()) / rows;
        return found.isOptimal() ? "" : String.format(Locale.ROOT, "stopped with a gap of %.4f to optimal", gap);
    }
}
