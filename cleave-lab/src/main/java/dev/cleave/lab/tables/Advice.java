package dev.cleave.lab.tables;

import dev.cleave.lab.report.Statistic;
import dev.cleave.lab.trial.Figure;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Is Cleave the right tool for this table? One line, from the figures of a comparison. */
final class Advice {
    /** What nobody would choose a method for. */
    private static final double SLIGHT = 0.005;

    private final MethodComparison comparison;

    Advice(MethodComparison comparison) {
        this.comparison = comparison;
    }

    /** Empty where this program, or all others, took no part. */
    String line() {
        Optional<ScoredMethod> own = best(comparison.methods().stream()
                .filter(method -> method.ours() && method.isAnswer())
                .toList());
        Optional<ScoredMethod> other = best(comparison.methods().stream()
                .filter(method -> !method.method().isCleave() && method.isAnswer())
                .toList());
        return own.isEmpty() || other.isEmpty() ? "" : line(own.get(), other.get());
    }

    private Optional<ScoredMethod> best(List<ScoredMethod> methods) {
        return methods.stream().max(Comparator.comparingDouble(this::accuracy));
    }

    private double accuracy(ScoredMethod method) {
        return comparison.accuracy(method).map(Statistic::mean).orElse(Double.NEGATIVE_INFINITY);
    }

    private String line(ScoredMethod own, ScoredMethod other) {
        Optional<Statistic> lead = comparison.lead(other, own);
        if (lead.isEmpty()) {
            return "";
        }
        double error = lead.get().error().orElse(0);
        if (lead.get().mean() > Math.max(SLIGHT, 2 * error)) {
            return other.name() + " is better by " + lead.get().text(3) + rules(other, own) + ".";
        }
        if (lead.get().mean() > Math.max(SLIGHT, error)) {
            return other.name() + " may be better, by " + lead.get().text(3) + rules(other, own) + ".";
        }
        return lead.get().mean() < -Math.max(SLIGHT, error)
                ? own.name() + " is the most accurate, with " + count(own) + "."
                : own.name() + " is as good as the best (" + other.name() + "), with " + count(own) + ".";
    }

    /** What the more accurate one costs a reader. */
    private String rules(ScoredMethod other, ScoredMethod own) {
        return comparison.size(other, Figure.RULES).isPresent()
                ? ", with " + count(other) + "; " + own.name() + " has " + count(own)
                : ", without rules; " + own.name() + " has " + count(own);
    }

    private String count(ScoredMethod method) {
        double rules =
                comparison.size(method, Figure.RULES).map(Statistic::mean).orElse(0.0);
        String number = Statistic.number(rules, rules == Math.rint(rules) ? 0 : 1);
        return number + (number.equals("1") ? " rule" : " rules");
    }
}
