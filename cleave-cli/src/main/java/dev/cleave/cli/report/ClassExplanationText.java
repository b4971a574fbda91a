package dev.cleave.cli.report;

import dev.cleave.explanation.ClassReason;
import dev.cleave.explanation.ConditionReason;
import dev.cleave.explanation.Explanation;
import dev.cleave.io.text.Vocabulary;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Why a row has its class: the conditions that hold with their points, and what the classes next to it lack.
 *
 * @param words what texts call the classes
 * @param number of the row, from 1
 */
record ClassExplanationText(Explanation.Classes explanation, Vocabulary words, int number) {
    List<String> lines() {
        ClassReason best = explanation.classes().get(0);
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "row %d: %s is %s (probability %.4f; by the soft network %.4f)",
                number,
                explanation.column(),
                words.name(best.output()),
                best.probability(),
                best.network()));
        lines.add("  start with: " + listed(explanation.start(), false));
        lines.addAll(why());
        explanation.classes().forEach(reason -> lines.add("  " + total(reason, best)));
        explanation.classes().stream()
                .filter(reason -> !reason.change().isEmpty())
                .forEach(reason -> lines.addAll(whyNot(reason)));
        long explained = explanation.classes().stream()
                .filter(reason -> !reason.change().isEmpty())
                .count();
        if (explanation.classes().size() > explained + 1) {
            lines.add("  (why not is said of the " + explained + " classes that come next)");
        }
        return lines;
    }

    private List<String> why() {
        List<String> lines = new ArrayList<>();
        for (ConditionReason condition : explanation.conditions()) {
            if (condition.holds()) {
                lines.add("  holds: " + said(condition));
                condition.details().forEach(line -> lines.add("    " + line));
            }
        }
        long others = explanation.conditions().stream()
                .filter(condition -> !condition.holds())
                .count();
        lines.add("  " + (lines.isEmpty() ? "no condition holds" : "conditions that do not hold: " + others));
        return lines;
    }

    private List<String> whyNot(ClassReason reason) {
        List<String> lines = new ArrayList<>();
        lines.add("  why not " + words.name(reason.output()) + ":");
        reason.helping().forEach(condition -> {
            lines.add("    does not hold: " + said(condition));
            condition.details().forEach(line -> lines.add("      " + line));
        });
        reason.change().forEach(change -> lines.add("    " + change));
        return lines;
    }

    private String said(ConditionReason condition) {
        return condition.text() + ": " + listed(condition.points(), true);
    }

    private String listed(List<BigDecimal> points, boolean isGain) {
        return IntStream.range(0, points.size())
                .filter(output -> !isGain || points.get(output).signum() != 0)
                .mapToObj(output -> words.name(output) + " "
                        + (isGain && points.get(output).signum() > 0 ? "+" : "") + text(points.get(output)))
                .collect(Collectors.joining(", "));
    }

    private static String text(BigDecimal points) {
        return points.signum() == 0 ? "0" : points.stripTrailingZeros().toPlainString();
    }

    private String total(ClassReason reason, ClassReason best) {
        BigDecimal lack = best.points().subtract(reason.points());
        return words.name(reason.output()) + " has " + text(reason.points()) + " points"
                + (reason.output() == best.output()
                        ? ""
                        : ", " + text(lack) + " fewer than " + words.name(best.output()));
    }
}
