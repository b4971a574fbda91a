package dev.cleave.lab.trial;

import java.util.Locale;

/** What is measured of a trial; a trial has some of them. F1 is the paper's, on rows held out. */
public enum Figure {
    /** Of the answer: rules where there are rules. */
    F1,
    SOFT_F1,
    HARD_F1,
    PRUNED_F1,
    THRESHOLDED_F1,
    DISENTANGLED_F1,
    /** The share of rows held out that are all right; of the answer. */
    ACCURACY,
    /** Every class counts the same; of the answer. */
    MACRO_F1,
    /** The expected calibration error on rows held out, of what has probabilities. */
    CALIBRATION_ERROR,
    SOFT_ACCURACY,
    SOFT_MACRO_F1,
    /** Lines, an at-least rule being one; leaves of a tree. */
    RULES,
    /** Of all rules together. */
    LITERALS,
    LONGEST,
    AVERAGE,
    /** The same with at-least rules written out. */
    PLAIN_RULES,
    PLAIN_LONGEST,
    PLAIN_AVERAGE,
    /** The share of genes whose rules are the published function in every state. */
    GENES,
    /** Not held out. */
    TRAINING_ROWS,
    /** Of the training rows, those that were learned from. */
    LEARNED_ROWS,
    SECONDS;

    /** As files name it. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
