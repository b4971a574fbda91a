package dev.cleave.cli.answer;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.OrderedColumn;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Column;
import dev.cleave.table.OneLine;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.table.cell.ColumnProfile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What was read: how many rows, what is predicted, and what each column was taken as.
 *
 * @param held in words, what was held out
 */
public record ReadSection(String name, LabelledTable data, Encoding encoding, String held) {
    private static final int MOST_NAMES = 8; // of columns or classes, before they are counted
    private static final int FEW_INTEGERS = 10;

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.addAll(Wrapped.under(
                "  ", String.format(Locale.ROOT, "%s: %,d rows; %s", OneLine.of(name), table().rows(), held)));
        lines.addAll(Wrapped.under("  ", "predicting " + target()));
        List<ColumnProfile> numbers = profiles(NumericColumn.class::isInstance);
        lines.addAll(listed("numbers", names(numbers, profile -> !isFew(profile))));
        lines.addAll(listed("few whole numbers, as ordered", names(numbers, ReadSection::isFew)));
        lines.addAll(listed(
                "words, as ordered",
                encoding.columns().stream()
                        .flatMap(column ->
                                column instanceof OrderedColumn words ? Stream.of(order(words)) : Stream.empty())
                        .toList()));
        lines.addAll(listed(
                "names",
                profiles(CategoricalColumn.class::isInstance).stream()
                        .map(profile -> OneLine.of(profile.name()) + " (" + profile.distinct() + ")")
                        .toList()));
        lines.addAll(listed("two values", names(profiles(BooleanColumn.class::isInstance), profile -> true)));
        lines.addAll(listed(
                "missing cells",
                profiles(column -> true).stream()
                        .filter(ColumnProfile::hasGaps)
                        .sorted(Comparator.comparingInt(ColumnProfile::gaps).reversed())
                        .map(profile -> OneLine.of(profile.name()) + String.format(Locale.ROOT, " %,d", profile.gaps()))
                        .toList()));
        lines.addAll(listed("left out", leftOut()));
        return lines;
    }

    private static String order(OrderedColumn column) {
        return OneLine.of(column.name())
                + column.values().stream().map(OneLine::of).collect(Collectors.joining(" < ", " (", ")"));
    }

    private Table table() {
        return data.table();
    }

    private static boolean isFew(ColumnProfile profile) {
        return profile.allIntegers() && profile.distinct() <= FEW_INTEGERS;
    }

    private List<ColumnProfile> profiles(Predicate<EncodedColumn> wanted) {
        return encoding.columns().stream()
                .filter(wanted)
                .map(column -> ColumnProfile.of(table().column(column.name()), Rows.all(table().rows())))
                .toList();
    }

    private static List<String> names(List<ColumnProfile> profiles, Predicate<ColumnProfile> wanted) {
        return profiles.stream()
                .filter(wanted)
                .map(profile -> OneLine.of(profile.name()))
                .toList();
    }

    private static List<String> listed(String what, List<String> names) {
        if (names.isEmpty()) {
            return List.of();
        }
        List<String> shown = new ArrayList<>(names.subList(0, Math.min(MOST_NAMES, names.size())));
        if (names.size() > MOST_NAMES) {
            shown.set(MOST_NAMES - 1, shown.get(MOST_NAMES - 1) + " and " + (names.size() - MOST_NAMES) + " more");
        }
        return Wrapped.items("  " + what + ": ", shown);
    }

    private List<String> leftOut() {
        return table().columns().stream()
                .map(Column::name)
                .filter(column ->
                        encoding.columns().stream().noneMatch(own -> own.name().equals(column))
                                && !encoding.target().columns().contains(column))
                .map(OneLine::of)
                .toList();
    }

    private String target() {
        List<Label> labels = encoding.target().labels();
        BitMatrix targets = data.targets();
        int[] support = new int[labels.size()];
        for (int output = 0; output < support.length; output++) {
            int own = output;
            support[output] = (int) IntStream.range(0, table().rows())
                    .filter(row -> targets.get(row, own))
                    .count();
        }
        if (!encoding.target().exclusive()) {
            return labels.size() == 1 ? one(labels.get(0), support[0]) : several(labels);
        }
        return OneLine.of(labels.get(0).column()) + ", one of " + labels.size() + ": "
                + IntStream.range(0, labels.size())
                        .boxed()
                        .sorted(Comparator.comparingInt((Integer output) -> -support[output]))
                        .limit(MOST_NAMES)
                        .map(output -> OneLine.of(labels.get(output).positive())
                                + String.format(Locale.ROOT, " %,d", support[output]))
                        .collect(Collectors.joining(", "))
                + (labels.size() > MOST_NAMES ? " and " + (labels.size() - MOST_NAMES) + " more" : "");
    }

    private String one(Label label, int support) {
        return String.format(
                Locale.ROOT,
                "%s: %s in %.1f %% of the rows",
                OneLine.of(label.column()),
                OneLine.of(label.positive()),
                100.0 * support / table().rows());
    }

    private static String several(List<Label> labels) {
        return labels.size() + " labels, each by itself: "
                + labels.stream()
                        .limit(MOST_NAMES)
                        .map(label -> OneLine.of(label.column()))
                        .collect(Collectors.joining(", "))
                + (labels.size() > MOST_NAMES ? " and " + (labels.size() - MOST_NAMES) + " more" : "");
    }
}
