package dev.cleave.cli.rules;

import dev.cleave.evaluation.Evidence;
import dev.cleave.evaluation.WeightedEvidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Evidence in columns: one line a rule, where rows have weights another with these, train beside test, within 80 columns. */
record EvidenceTable(EvidenceRows evidence) {
    private static final int NARROWEST = 7;

    List<String> header() {
        String parts = evidence.parts().keySet().stream()
                .map(part -> line(right(part)))
                .collect(Collectors.joining());
        String names = line(right("rows") + right("right") + "  prec.  recall" + right("alone"));
        List<String> lines = new ArrayList<>();
        lines.add(parts.stripTrailing());
        lines.add(names.repeat(evidence.parts().size()).stripTrailing());
        if (evidence.isWeighted()) {
            lines.add("  (below each rule: rows as counted, then by their weight)");
        }
        return lines;
    }

    List<String> lines(int head, int rule) {
        String counted = line(head, rule, this::figures);
        return evidence.isWeighted() ? List.of(counted, line(head, rule, this::weighed)) : List.of(counted);
    }

    private String line(int head, int rule, Function<Evidence, String> figures) {
        return evidence.parts().keySet().stream()
                .map(part -> evidence.of(part, head, rule).map(figures).orElse(""))
                .map(this::line)
                .collect(Collectors.joining())
                .stripTrailing();
    }

    private String figures(Evidence found) {
        return right(Long.toString(found.covered()))
                + right(Long.toString(found.right()))
                + shares(found.precision(), found.recall())
                + right(Long.toString(found.alone()));
    }

    private String weighed(Evidence found) {
        WeightedEvidence weighed = found.weighed();
        return right(text(weighed.covered()))
                + right(text(weighed.right()))
                + shares(weighed.precision(), weighed.recall())
                + right(text(weighed.alone()));
    }

    private static String shares(double precision, double recall) {
        return String.format(Locale.ROOT, "%7.3f%8.3f", precision, recall);
    }

    /** With a place after the point as long as there is room for it. */
    private static String text(double weight) {
        return String.format(Locale.ROOT, weight < 1_000 ? "%.1f" : weight < 1e6 ? "%.0f" : "%.0e", weight);
    }

    private String line(String block) {
        return String.format(Locale.ROOT, "%-" + blockWidth() + "s", block);
    }

    private int blockWidth() {
        return 3 * width() + 17;
    }

    private String right(String text) {
        return String.format(Locale.ROOT, "%" + width() + "s", text);
    }

    private int width() {
        long most = evidence.parts().values().stream()
                .flatMap(List::stream)
                .mapToLong(Evidence::covered)
                .max()
                .orElse(0);
        return Math.max(NARROWEST, Long.toString(most).length() + 1);
    }
}
