package dev.cleave.cli.report;

import dev.cleave.encoding.Encoding;
import dev.cleave.explanation.Explanation;
import dev.cleave.explanation.LabelExplanation;
import dev.cleave.explanation.RuleReason;
import dev.cleave.io.text.Vocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Why one row has its answers, and what would give it others.
 *
 * @param number of the row, from 1
 */
public record ExplanationText(Encoding encoding, int number) {
    public List<String> lines(Explanation explanation) {
        List<String> lines = new ArrayList<>();
        if (explanation instanceof Explanation.Labels labels) {
            labels.labels().forEach(label -> lines.addAll(lines(label)));
        } else if (explanation instanceof Explanation.Classes classes) {
            lines.addAll(new ClassExplanationText(classes, Vocabulary.of(encoding), number).lines());
        }
        InventedText text = new InventedText(encoding);
        lines.addAll(text.holding(explanation.invented()));
        lines.addAll(text.lines());
        return lines;
    }

    private List<String> lines(LabelExplanation label) {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "row %d: %s%s (probability %.4f; by the soft network %.4f)",
                number,
                encoding.target().outputs() == 1 || encoding.target().exclusive() ? label.column() + " is " : "",
                label.value(),
                label.probability(),
                label.network()));
        String says = "for " + label.says();
        label.fired().forEach(reason -> add("  fires, " + says + ": ", reason, lines));
        if (label.fired().isEmpty()) {
            lines.add("  no rule fires " + says);
        }
        label.didNotFire().forEach(reason -> add("  does not fire: ", reason, lines));
        lines.add("  " + label.change());
        return lines;
    }

    private static void add(String start, RuleReason reason, List<String> lines) {
        lines.add(start + reason.rule());
        reason.details().forEach(line -> lines.add("    " + line));
    }
}
