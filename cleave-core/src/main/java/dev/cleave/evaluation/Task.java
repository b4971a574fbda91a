package dev.cleave.evaluation;

import dev.cleave.encoding.label.Target;
import java.util.Locale;

/** What kind of question the labels ask, which decides what F1 means. */
public enum Task {
    /** One label: F1 of the positive class. */
    BINARY {
        @Override
        public double f1(WeightedScores scores) {
            return scores.binary().f1();
        }
    },
    /** One of several classes: F1 of each class, weighted by how often it occurs. */
    MULTICLASS {
        @Override
        public double f1(WeightedScores scores) {
            return scores.weighted().f1();
        }

        @Override
        public double accuracy(WeightedScores scores) {
            return scores.exactMatch();
        }
    },
    /** Several labels, each by itself: F1 over all single outputs (micro). */
    MULTILABEL {
        @Override
        public double f1(WeightedScores scores) {
            return scores.micro().f1();
        }
    };

    public static Task of(Target target) {
        if (target.exclusive()) {
            return MULTICLASS;
        }
        return target.outputs() == 1 ? BINARY : MULTILABEL;
    }

    /** The paper's F1 for this kind of task, rows counting by their weight. */
    public abstract double f1(WeightedScores scores);

    /** The paper's F1 for this kind of task. */
    public final double f1(Scores scores) {
        return f1(scores.asWeighted());
    }

    /** The share of answers that are right: of rows where they are classes, else of single outputs. */
    public double accuracy(WeightedScores scores) {
        return scores.accuracy();
    }

    /** The same, where every row counts 1. */
    public final double accuracy(Scores scores) {
        return accuracy(scores.asWeighted());
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
