package dev.cleave.cli.answer;

import dev.cleave.cli.answer.RowsByClass.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Lines of rules, wrapped under themselves, with what rows say to their right: right of covered, and the share as a bar.
 *
 * @param text columns for a rule, before its evidence
 * @param widths of the columns of evidence: learned from, then held out
 */
record FigureLines(int text, List<Integer> widths) {
    private static final int LEARNED_FROM = 12; // columns
    private static final int HELD_OUT = 10;
    private static final int BAR = 8;

    /**
     * One rule.
     *
     * @param start what its first line begins with
     * @param rows that it covers: learned from, then held out; none where nothing is known of them
     */
    record Line(String start, String text, List<Tally> rows) {}

    /** A header and the lines, columns as wide as what stands in them; on a wide terminal rules are not broken for it. */
    static List<String> of(List<Line> lines) {
        List<Integer> widths = widths(lines.stream().map(Line::rows).toList());
        int figures = widths.stream().mapToInt(Integer::intValue).sum() + BAR;
        int longest = lines.stream()
                .filter(line -> !line.rows().isEmpty())
                .mapToInt(line -> line.start().length() + line.text().length())
                .max()
                .orElse(0);
        int text = Math.min(Wrapped.WIDTH, Math.max(Wrapped.NARROW, longest + figures)) - figures;
        FigureLines layout = new FigureLines(text, widths);
        List<String> all = new ArrayList<>();
        if (!widths.isEmpty()) {
            all.add(" ".repeat(text) + layout.header());
        }
        lines.forEach(line -> all.addAll(layout.besides(line)));
        return all;
    }

    /** As many as there are parts of rows. */
    static List<Integer> widths(List<List<Tally>> all) {
        int parts = all.stream().mapToInt(List::size).max().orElse(0);
        return IntStream.range(0, parts)
                .map(part -> Math.max(
                        part == 0 ? LEARNED_FROM : HELD_OUT,
                        all.stream()
                                .filter(rows -> part < rows.size())
                                .mapToInt(rows -> rows.get(part).toString().length() + 2)
                                .max()
                                .orElse(0)))
                .boxed()
                .toList();
    }

    String header() {
        if (widths.isEmpty()) {
            return "";
        }
        return right(widths.size() == 1 ? "rows" : "learned from", widths.get(0))
                + (widths.size() == 1 ? "" : right("held out", widths.get(1)))
                + "  right";
    }

    String figures(List<Tally> rows) {
        StringBuilder line = new StringBuilder();
        for (int part = 0; part < rows.size(); part++) {
            line.append(right(rows.get(part).toString(), widths.get(part)));
        }
        Tally last = rows.get(rows.size() - 1);
        return line.append("  ")
                .append(last.covered() == 0 ? "" : Bar.of(last.share()))
                .toString();
    }

    private List<String> besides(Line line) {
        List<String> lines = new ArrayList<>();
        int width = line.rows().isEmpty() ? Wrapped.WIDTH : text;
        for (String part : Wrapped.conditions(line.text(), width - line.start().length())) {
            lines.add((lines.isEmpty() ? line.start() : " ".repeat(line.start().length())) + part);
        }
        if (!line.rows().isEmpty()) {
            if (lines.get(0).length() > text) { // a word that is longer than a line
                lines.add(0, "");
            }
            lines.set(0, (left(lines.get(0)) + figures(line.rows())).stripTrailing());
        }
        return lines;
    }

    private String left(String line) {
        return line + " ".repeat(text - line.length());
    }

    private static String right(String cell, int width) {
        return String.format(Locale.ROOT, "%" + width + "s", cell);
    }
}
