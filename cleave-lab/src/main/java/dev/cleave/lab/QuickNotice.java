package dev.cleave.lab;

import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.TrialResult;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a reader of a quick page must know before anything else. */
record QuickNotice(Results results, String full) {
    String text() {
        String parts = parts();
        return "A quick run, to see that everything works: few runs"
                + (parts.isEmpty() ? "" : ", and only part of the training rows where there are many (" + parts + ")")
                + ". Its figures are not results; those come from " + full + ".";
    }

    private String parts() {
        return Arrays.stream(DataSet.values()).flatMap(this::part).collect(Collectors.joining(", "));
    }

    /** Such as {@code CDC 2,000 of 49,484}. */
    private Stream<String> part(DataSet set) {
        return results.of(set, Methods.CLEAVE).stream()
                .filter(result -> of(result, Figure.LEARNED_ROWS) < of(result, Figure.TRAINING_ROWS))
                .limit(1)
                .map(result -> String.format(
                        Locale.ROOT,
                        "%s %,d of %,d",
                        set.label(),
                        of(result, Figure.LEARNED_ROWS),
                        of(result, Figure.TRAINING_ROWS)));
    }

    private static long of(TrialResult result, Figure rows) {
        return Math.round(result.get(rows).orElse(0));
    }
}
