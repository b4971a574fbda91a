package dev.cleave.cli.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Lines of rules, wrapped under themselves, with what rows say to their right: right of covered, and the share as a bar. */
final class FigureLines {
    private static final int FIGURES = 30;
    private static final int TEXT = Wrapped.WIDTH - FIGURES; // columns for a rule, before its evidence

    private FigureLines() {}

    static String header(boolean isHeldOut) {
        return " ".repeat(TEXT)
                + (isHeldOut
                        ? String.format(Locale.ROOT, "%12s%10s  right", "learned from", "held out")
                        : String.format(Locale.ROOT, "%12s%10s  right", "rows", ""));
    }

    /** @param tallies learned from, then held out */
    static String figures(List<RowsByClass.Tally> tallies) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < tallies.size(); i++) {
            text.append(String.format(Locale.ROOT, i == 0 ? "%12s" : "%10s", tallies.get(i)));
        }
        if (tallies.isEmpty()) {
            return "";
        }
        RowsByClass.Tally last = tallies.get(tallies.size() - 1);
        return text.append(" ".repeat(tallies.size() == 1 ? 12 : 2))
                .append(last.covered() == 0 ? "" : Bar.of(last.share()))
                .toString();
    }

    static List<String> besides(String start, String text, String figures) {
        List<String> lines = new ArrayList<>();
        for (String line : Wrapped.conditions(text, (figures.isBlank() ? Wrapped.WIDTH : TEXT) - start.length())) {
            String left = (lines.isEmpty() ? start : " ".repeat(start.length())) + line;
            lines.add(
                    lines.isEmpty() && left.length() <= TEXT
                            ? String.format(Locale.ROOT, "%-" + TEXT + "s%s", left, figures)
                                    .stripTrailing()
                            : left);
        }
        return lines;
    }
}
