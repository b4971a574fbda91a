package dev.cleave.cli.answer;

import dev.cleave.encoding.label.Label;
import dev.cleave.io.Model;
import dev.cleave.table.OneLine;
import dev.cleave.web.report.RowSet;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Rows of each class, as what the rules say of them: a matrix where it fits, with letters for classes whose names don't; else the largest
 * confusions.
 *
 * @param counts [classes as they are][classes as they are said]
 */
record ConfusionTable(List<String> names, List<List<Long>> counts) {
    private static final int MOST_LETTERS = 26;
    private static final int MOST_CONFUSIONS = 6;
    private static final int LONGEST = 20; // of a name in a matrix

    static ConfusionTable of(Model model, RowSet rows) {
        List<BitSet> truth = rows.labels();
        List<BitSet> said = rows.said(model.rules());
        List<List<Long>> counts = truth.stream()
                .map(own -> said.stream().map(answer -> both(own, answer)).toList())
                .toList();
        return new ConfusionTable(
                model.encoding().target().labels().stream()
                        .map(Label::positive)
                        .map(OneLine::of)
                        .toList(),
                counts);
    }

    private static long both(BitSet one, BitSet other) {
        BitSet both = (BitSet) one.clone();
        both.and(other);
        return both.cardinality();
    }

    List<String> lines() {
        int name = Math.min(LONGEST, longestName());
        int cell = 2 + Math.max(3, longestCount());
        if (fits("rows of ".length() + name, Math.max(cell, 2 + name))) {
            return matrix(
                    name,
                    Math.max(cell, 2 + name),
                    names.stream().map(own -> cut(own, name)).toList(),
                    "");
        }
        if (names.size() <= MOST_LETTERS && fits("rows of ".length() + name + 4, cell)) {
            List<String> letters = IntStream.range(0, names.size())
                    .mapToObj(i -> String.valueOf((char) ('a' + i)))
                    .toList();
            return matrix(name, cell, letters, "%s = ");
        }
        return confusions();
    }

    private boolean fits(int start, int cell) {
        return 2 + Math.max("rules say:".length(), start) + cell * names.size() <= Wrapped.WIDTH;
    }

    private int longestName() {
        return names.stream().mapToInt(String::length).max().orElse(0);
    }

    private int longestCount() {
        return counts.stream()
                .flatMap(List::stream)
                .mapToInt(count -> String.format(Locale.ROOT, "%,d", count).length())
                .max()
                .orElse(0);
    }

    private static String cut(String name, int most) {
        return name.length() <= most ? name : name.substring(0, most - 3) + "...";
    }

    /** @param letter how the letter of a class stands before its name */
    private List<String> matrix(int name, int cell, List<String> heads, String letter) {
        int start = Math.max("rules say:".length(), "rows of ".length() + name + (letter.isEmpty() ? 0 : 4));
        List<String> lines = new ArrayList<>();
        lines.add("  " + padded("rules say:", start) + right(heads, cell));
        for (int i = 0; i < names.size(); i++) {
            String text = "rows of " + String.format(Locale.ROOT, letter, heads.get(i)) + cut(names.get(i), name);
            lines.add("  " + padded(text, start)
                    + right(
                            counts.get(i).stream()
                                    .map(count -> String.format(Locale.ROOT, "%,d", count))
                                    .toList(),
                            cell));
        }
        return lines;
    }

    private static String padded(String text, int width) {
        return String.format(Locale.ROOT, "%-" + width + "s", text);
    }

    private static String right(List<String> cells, int width) {
        return cells.stream()
                .map(cell -> String.format(Locale.ROOT, "%" + width + "s", cell))
                .collect(Collectors.joining());
    }

    private record Pair(int truth, int said, long rows) {}

    private List<String> confusions() {
        List<Pair> wrong = IntStream.range(0, names.size())
                .boxed()
                .flatMap(truth -> IntStream.range(0, names.size())
                        .filter(said -> said != truth)
                        .mapToObj(
                                said -> new Pair(truth, said, counts.get(truth).get(said))))
                .filter(pair -> pair.rows() > 0)
                .sorted(Comparator.comparingLong((Pair pair) -> -pair.rows()))
                .toList();
        long all = wrong.stream().mapToLong(Pair::rows).sum();
        List<String> lines = new ArrayList<>();
        lines.add(String.format(Locale.ROOT, "  wrong on %,d rows; the most frequent confusions:", all));
        wrong.stream()
                .limit(MOST_CONFUSIONS)
                .forEach(pair -> lines.addAll(Wrapped.under(
                        String.format(Locale.ROOT, "  %,6d  ", pair.rows()),
                        "of " + names.get(pair.truth()) + " said to be " + names.get(pair.said()))));
        if (wrong.isEmpty()) {
            return List.of("  no row of a class is said to be of another");
        }
        return lines;
    }
}
