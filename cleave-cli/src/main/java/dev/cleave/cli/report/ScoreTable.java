package dev.cleave.cli.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.evaluation.WeightedScores;
import java.util.List;
import java.util.Locale;

/** Scores of several answerers, a line each. */
sealed interface ScoreTable permits LabelScores, ClassScores {
    List<String> lines();

    void write(WeightedScores found, ObjectNode to);

    /** Rows, or what they weigh: whole where they are counted, and mostly not where they are weighed. */
    static String amount(double rows) {
        return String.format(Locale.ROOT, isWhole(rows) ? "%,11.0f" : "%,11.1f", rows);
    }

    static void putErrors(double errors, ObjectNode to) {
        if (isWhole(errors)) {
            to.put("errors", (long) errors);
        } else {
            to.put("errors", errors);
        }
    }

    private static boolean isWhole(double rows) {
        return rows == Math.rint(rows);
    }
}
