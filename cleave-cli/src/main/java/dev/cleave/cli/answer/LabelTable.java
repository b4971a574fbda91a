package dev.cleave.cli.answer;

import dev.cleave.encoding.label.Target;
import dev.cleave.evaluation.Confusion;
import dev.cleave.evaluation.Scores;
import dev.cleave.table.OneLine;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** A line a label: its rows, how many were found, how many others were called so. */
record LabelTable(Target target, Scores scores) {
    private static final int MOST = 12; // that have a line each
    private static final int NAME = Wrapped.WIDTH - 46; // columns

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(Locale.ROOT, "  %-" + NAME + "s%9s%9s%9s%9s", "", "rows", "found", "wrongly", "F1"));
        List<Integer> outputs = IntStream.range(0, target.outputs())
                .boxed()
                .sorted(Comparator.comparingLong(
                        (Integer output) -> -scores.labels().get(output).support()))
                .toList();
        outputs.stream().limit(MOST).forEach(output -> lines.add(line(output)));
        if (outputs.size() > MOST) {
            lines.add("  and " + (outputs.size() - MOST) + " more; cleave evaluate lists all");
        }
        return lines;
    }

    private String line(int output) {
        Confusion own = scores.labels().get(output);
        String name = OneLine.of(
                target.exclusive()
                        ? target.labels().get(output).positive()
                        : target.labels().get(output).column());
        return String.format(
                Locale.ROOT,
                "  %-" + NAME + "s%,9d%,9d%,9d%9.3f",
                name.length() > NAME - 1 ? name.substring(0, NAME - 4) + "..." : name,
                own.support(),
                own.truePositive(),
                own.falsePositive(),
                own.f1());
    }
}
