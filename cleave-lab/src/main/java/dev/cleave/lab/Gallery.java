package dev.cleave.lab;

import dev.cleave.lab.report.Listing;
import dev.cleave.lab.report.Section;
import dev.cleave.lab.report.Statistic;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.TrialResult;
import java.util.List;

/** The rules of each data set's first run. */
record Gallery(Results results, String command) {
    Section section() {
        return new Section(
                LabPart.GALLERY.key(),
                "Gallery: the rules themselves",
                List.of(
                        "What Cleave learned in the first run of each data set, in the words of its columns; beside each rule"
                                + " how many rows it covers and how many of them are as it says; of a condition that gives"
                                + " classes points, the class that most of its rows have."),
                command,
                List.of(),
                List.of(),
                TrialPlan.sets(LabPart.GALLERY).stream()
                        .flatMap(set -> results.of(set, Methods.CLEAVE).stream()
                                .limit(1)
                                .map(result -> listing(set, result)))
                        .toList(),
                List.of());
    }

    private static Listing listing(DataSet set, TrialResult result) {
        String facts = set.named().description() + " · F1 on rows held out " + figure(result, Figure.F1, 3)
                + ", its network " + figure(result, Figure.SOFT_F1, 3) + " · " + figure(result, Figure.RULES, 0)
                + " rules, the longest of " + figure(result, Figure.LONGEST, 0) + " literals · "
                + figure(result, Figure.SECONDS, 1) + " s";
        return new Listing(set.label(), facts, result.rules(), result.verdict(), result.page());
    }

    private static String figure(TrialResult result, Figure figure, int digits) {
        return result.get(figure).stream()
                .mapToObj(value -> Statistic.number(value, digits))
                .findFirst()
                .orElse("–");
    }
}
