package dev.cleave.cli;

import dev.cleave.evidence.Evidence;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Evidence in columns: one line a rule, train beside test, within 80 columns. */
record EvidenceTable(RuleEvidence evidence) {
    private static final int NARROWEST = 7;

    List<String> header() {
        String parts = evidence.parts().keySet().stream()
                .map(part -> line(right(part)))
                .collect(Collectors.joining());
        String names = line(right("rows") + right("right") + "  prec.  recall" + right("alone"));
        return List.of(
                parts.stripTrailing(), names.repeat(evidence.parts().size()).stripTrailing());
    }

    String line(int head, int rule) {
        return evidence.parts().keySet().stream()
                .map(part -> evidence.of(part, head, rule).map(this::figures).orElse(""))
                .map(this::line)
                .collect(Collectors.joining())
                .stripTrailing();
    }

    private String figures(Evidence found) {
        return right(Long.toString(found.covered()))
                + right(Long.toString(found.right()))
                + String.format(Locale.ROOT, "%7.3f%8.3f", found.precision(), found.recall())
                + right(Long.toString(found.alone()));
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
