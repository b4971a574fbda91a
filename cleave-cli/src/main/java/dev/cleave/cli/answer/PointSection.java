package dev.cleave.cli.answer;

import dev.cleave.explanation.ClassConditions;
import dev.cleave.io.text.PointTable;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Classes whose points decide: a line a condition, the strongest first, and a column a class; blank where a condition says nothing of it.
 * Where their names don't fit beside the conditions classes have letters, and where these don't, each condition lists its points.
 *
 * @param conditions with points as they are printed
 * @param rows that conditions are held against: learned from, then held out
 * @param length how many conditions are shown of very many
 */
record PointSection(ClassConditions conditions, List<RowsByClass> rows, Shortening length) {
    private static final int NUMBER = 5; // columns: "  1. "
    private static final int LEAST_TEXT = 30;
    private static final int MOST_LETTERS = 26;
    private static final int MOST_NAME = 16; // of a class, to the right of what rows say of it

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        List<String> letters = IntStream.range(0, classes())
                .mapToObj(output -> String.valueOf((char) ('a' + output)))
                .toList();
        if (textWidth(names()) >= LEAST_TEXT) {
            lines.addAll(columns(names()));
        } else if (classes() <= MOST_LETTERS && textWidth(letters) >= LEAST_TEXT) {
            lines.addAll(Wrapped.items(
                    "     ",
                    IntStream.range(0, classes())
                            .mapToObj(output -> letters.get(output) + " = " + conditions.name(output))
                            .toList()));
            lines.addAll(columns(letters));
        } else {
            lines.addAll(listed());
        }
        length.rest(conditions.strongestFirst().size(), "conditions, of fewer points, which count as well")
                .ifPresent(rest -> lines.addAll(Wrapped.under("     ", rest)));
        lines.addAll(Wrapped.under("  ", answer()));
        return lines;
    }

    private List<String> names() {
        return IntStream.range(0, classes()).mapToObj(conditions::name).toList();
    }

    private List<Integer> order() {
        List<Integer> order = conditions.strongestFirst();
        return order.subList(0, length.shown(order.size()));
    }

    private int textWidth(List<String> heads) {
        return Wrapped.WIDTH - NUMBER - classWidth(heads) * classes();
    }

    /** A column a class; what rows say of a condition to the right of it where that fits, and under it elsewhere. */
    private List<String> columns(List<String> heads) {
        int wide = classWidth(heads);
        List<Integer> order = order();
        int longest = order.stream()
                .mapToInt(condition -> conditions.body(condition).length() + 4)
                .max()
                .orElse(0);
        FigureLines figures = new FigureLines(
                0, FigureLines.widths(order.stream().map(this::tallies).toList()));
        int besides = figures.header().length() + 1 + Math.min(MOST_NAME, longest(heads)) + 4;
        boolean isBeside = !rows.isEmpty() && textWidth(heads) - besides >= Math.max(LEAST_TEXT, longestPart(order));
        int room = textWidth(heads) - (isBeside ? besides : 0);
        int narrow = isBeside ? LEAST_TEXT : Wrapped.NARROW - NUMBER - wide * classes();
        int text = Math.min(room, Math.max(narrow, longest));
        List<String> lines = new ArrayList<>();
        StringBuilder top = new StringBuilder(" ".repeat(NUMBER + text));
        heads.forEach(head -> top.append(right(head, wide)));
        lines.add(top + (isBeside ? figures.header() : ""));
        lines.add(row("     start with", table().start(), NUMBER + text, wide, false));
        for (int i = 0; i < order.size(); i++) {
            List<String> own = condition(i + 1, order.get(i), text, wide);
            if (isBeside) {
                int full = NUMBER + text + wide * classes();
                String last = own.remove(own.size() - 1);
                RowsByClass.Claim claim = claim(order.get(i));
                own.add(last + " ".repeat(full - last.length()) + figures.figures(tallies(order.get(i))) + " "
                        + (claim.against() ? "not " : "") + shortened(heads.get(claim.output()), MOST_NAME));
            }
            lines.addAll(own);
            if (!isBeside) {
                evidence(order.get(i)).ifPresent(lines::add);
            }
        }
        return lines;
    }

    /** Of what is between two "and". */
    private int longestPart(List<Integer> order) {
        return order.stream()
                .flatMap(condition -> Stream.of(("if " + conditions.body(condition)).split(" (?=and )")))
                .mapToInt(String::length)
                .max()
                .orElse(0);
    }

    private static int longest(List<String> names) {
        return names.stream().mapToInt(String::length).max().orElse(0);
    }

    /** A condition and its points as text. */
    private List<String> listed() {
        PointWords words = new PointWords(names(), length.isNone());
        List<String> lines = new ArrayList<>(Wrapped.wide("     start with ", words.of(table().start(), false)));
        List<Integer> order = order();
        for (int i = 0; i < order.size(); i++) {
            int condition = order.get(i);
            lines.addAll(Wrapped.wide(
                    String.format(Locale.ROOT, "%3d. ", i + 1),
                    "if " + conditions.body(condition) + ": "
                            + words.of(table().gains().get(condition), true)));
            evidence(condition).ifPresent(lines::add);
        }
        return lines;
    }

    private RowsByClass.Claim claim(int condition) {
        return RowsByClass.Claim.of(table().gains().get(condition));
    }

    private List<RowsByClass.Tally> tallies(int condition) {
        return rows.stream()
                .map(part -> part.condition(condition, claim(condition)))
                .toList();
    }

    /** Of the rows that a condition holds for, those of the class that it speaks for. */
    private Optional<String> evidence(int condition) {
        if (rows.isEmpty()) {
            return Optional.empty();
        }
        RowsByClass.Claim claim = claim(condition);
        List<RowsByClass.Tally> found = tallies(condition);
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
        int points = conditions.all().stream()
                .flatMap(condition -> table().gains().get(condition).stream())
                .mapToInt(some -> text(some, true).length())
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

    static String text(BigDecimal points, boolean isGain) {
        String text = points.signum() == 0 ? "0" : points.stripTrailingZeros().toPlainString();
        return isGain && points.signum() > 0 ? "+" + text : text;
    }

    private String answer() {
        return conditions.column() + " is the class with the most points, of equals the one that stands first.";
    }
}
