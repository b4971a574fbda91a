package dev.cleave.evaluation;

import java.util.List;
import java.util.Locale;

/** What rules are chosen by, and what is shown of them. */
public enum Metric {
    /** As the task has it: the share of right answers; F1 for several labels and where a table of one output is large (docs/adr/0027). */
    AUTO,
    /** The share of right answers. */
    ACCURACY,
    /** Of the positive value; of classes the mean by how frequent they are; of several labels that of all single outputs. */
    F1,
    /** The mean of F1 over the classes, both of them where there are two. */
    MACRO_F1,
    /** The mean over the classes of how many of a class are found. */
    BALANCED_ACCURACY,
    /** The mean of -log of the probability that the rules give to what is so; the only one of which less is better. */
    LOG_LOSS;

    /** As {@link #AUTO}, of answers that have no probability. */
    public double of(Task task, WeightedScores scores) {
        return switch (this) {
            case AUTO, ACCURACY, LOG_LOSS -> task.accuracy(scores);
            case F1 -> task.f1(scores);
            case MACRO_F1 -> everyClass(task, scores).macro().f1();
            case BALANCED_ACCURACY -> everyClass(task, scores).macro().recall();
        };
    }

    /** Of one output the answer no is a class, too. */
    private static WeightedScores everyClass(Task task, WeightedScores scores) {
        return task == Task.BINARY
                ? new WeightedScores(List.of(scores.binary(), scores.binary().flipped()), scores.exact())
                : scores;
    }

    /** Whether somebody asked for it. */
    public boolean isGiven() {
        return this != AUTO;
    }

    /** Whether a label that is rare counts more than its rows do, so that the best answers may be less often right than a constant one. */
    public boolean favoursRare() {
        return this == F1 || this == MACRO_F1 || this == BALANCED_ACCURACY;
    }

    /** As it is written on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
