package dev.cleave.cli.answer;

import dev.cleave.explanation.ClassConditions;
import dev.cleave.io.text.PointTable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Classes whose points decide: a line a condition, the strongest first, and a column a class; blank where a condition says nothing of it.
 * Where their names don't fit beside the conditions classes have letters, and where these don't, each condition lists its points.
 *
 * @param conditions with points as they are printed
 * @param rows that conditions are held against: learned from, then held out
 */
record PointSection(ClassConditions conditions, List<RowsByClass> rows) {
    private static final int NUMBER = 5; // columns: "  1. "
    private static final int LEAST_TEXT = 30;
    private static final int MOST_LETTERS = 26;

    List<String> lines() {
        if (textWidth(names()) >= LEAST_TEXT) {
            return columns(names());
        }
        List<String> letters = IntStream.range(0, classes())
                .mapToObj(output -> String.valueOf((char) ('a' + output)))
                .toList();
        if (classes() > MOST_LETTERS || textWidth(letters) < LEAST_TEXT) {
            return listed();
        }
        List<String> lines = new ArrayList<>(Wrapped.items(
                "     ",
                IntStream.range(0, classes())
                        .mapToObj(output -> letters.get(output) + " = " + conditions.name(output))
                        .toList()));
        lines.addAll(columns(letters));
        return lines;
    }

    private List<String> names() {
        return IntStream.range(0, classes()).mapToObj(conditions::name).toList();
    }

    private int textWidth(List<String> heads) {
        return Wrapped.WIDTH - NUMBER - classWidth(heads) * classes();
    }

    /** A column a class. */
    private List<String> columns(List<String> heads) {
        int wide = classWidth(heads);
        int text = textWidth(heads);
        List<String> lines = new ArrayList<>();
        StringBuilder names = new StringBuilder(" ".repeat(NUMBER + text));
        heads.forEach(head -> names.append(right(head, wide)));
        lines.add(names.toString());
        lines.add(row("     start with", table().start(), NUMBER + text, wide, false));
        List<Integer> order = conditions.strongestFirst();
        for (int i = 0; i < order.size(); i++) {
            lines.addAll(condition(i + 1, order.get(i), text, wide));
            evidence(order.get(i)).ifPresent(lines::add);
        }
        lines.addAll(Wrapped.under("  ", answer()));
        return lines;
    }

    /** A condition and its points as text. */
    private List<String> listed() {
        List<String> lines = new ArrayList<>(Wrapped.under("     start with ", listed(table().start(), false)));
        List<Integer> order = conditions.strongestFirst();
        for (int i = 0; i < order.size(); i++) {
            int condition = order.get(i);
            lines.addAll(Wrapped.under(
                    String.format(Locale.ROOT, "%3d. ", i + 1),
                    "if " + conditions.body(condition) + ": "
                            + listed(table().gains().get(condition), true)));
            evidence(condition).ifPresent(lines::add);
        }
        lines.addAll(Wrapped.under("  ", answer()));
        return lines;
    }

    private String listed(List<BigDecimal> points, boolean isGain) {
        return IntStream.range(0, points.size())
                .filter(output -> points.get(output).signum() != 0)
                .mapToObj(output -> conditions.name(output) + " " + text(points.get(output), isGain))
                .collect(Collectors.joining(", "));
    }

    /** Of the rows that a condition holds for, those of the class that it speaks for. */
    private Optional<String> evidence(int condition) {
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        RowsByClass.Claim claim = RowsByClass.Claim.of(table().gains().get(condition));
        List<RowsByClass.Tally> found =
                rows.stream().map(part -> part.condition(condition, claim)).toList();
        RowsByClass.Tally last = found.get(found.size() - 1);
        String bar = last.covered() == 0 ? "" : " " + Bar.of(last.share());
        String figures = found.get(0) + (found.size() > 1 ? ", held out " + last : "") + bar;
        String name = (claim.against() ? "not " : "") + conditions.name(claim.output());
        int most = Wrapped.WIDTH - 2 * NUMBER - figures.length() - 4;
        return Optional.of(" ".repeat(2 * NUMBER - 3) + shortened(name, most) + " in " + figures);
    }

    private static String shortened(String name, int most) {
        return name.length() <= most ? name : name.substring(0, most - 3) + "...";
    }

    private PointTable table() {
        return conditions.tally();
    }

    private int classes() {
        return table().start().size();
    }

    private int classWidth(List<String> heads) {
        int name = heads.stream().mapToInt(String::length).max().orElse(0);
        int points = IntStream.range(0, classes())
                .map(output -> conditions.strongestFirst().stream()
                        .mapToInt(k ->
                                text(table().gains().get(k).get(output), true).length())
                        .max()
                        .orElse(0))
                .max()
                .orElse(0);
        return (name == 1 ? 1 : 2) + Math.max(name, points);
    }

    private List<String> condition(int number, int condition, int text, int wide) {
        List<String> words = Wrapped.conditions("if " + conditions.body(condition), text);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            String start = i == 0 ? String.format(Locale.ROOT, "%3d. ", number) : " ".repeat(NUMBER);
            lines.add(
                    i == words.size() - 1
                            ? row(start + words.get(i), table().gains().get(condition), NUMBER + text, wide, true)
                            : start + words.get(i));
        }
        return lines;
    }

    private static String row(String text, List<BigDecimal> points, int textWidth, int wide, boolean isGain) {
        StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%-" + textWidth + "s", text));
        points.forEach(some -> line.append(right(isGain && some.signum() == 0 ? "" : text(some, isGain), wide)));
        return line.toString().stripTrailing();
    }

    private static String right(String text, int wide) {
        return String.format(Locale.ROOT, "%" + wide + "s", text);
    }

    private static String text(BigDecimal points, boolean isGain) {
        String text = points.signum() == 0 ? "0" : points.stripTrailingZeros().toPlainString();
        return isGain && points.signum() > 0 ? "+" + text : text;
    }

    private String answer() {
        return conditions.column() + " is the class with the most points, of equals the one that stands first.";
    }
}
