package dev.cleave.lab.report;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Some figures of the same kind.
 *
 * @param error the standard error of the mean; none with a single figure
 */
public record Statistic(double mean, OptionalDouble error, int runs) {
    /** None of no figures. */
    public static Optional<Statistic> of(Collection<Double> figures) {
        if (figures.isEmpty()) {
            return Optional.empty();
        }
        double mean = figures.stream().mapToDouble(x -> x).average().orElseThrow();
        double squares =
                figures.stream().mapToDouble(x -> (x - mean) * (x - mean)).sum();
        int n = figures.size();
        OptionalDouble error = n < 2 ? OptionalDouble.empty() : OptionalDouble.of(Math.sqrt(squares / (n - 1) / n));
        return Optional.of(new Statistic(mean, error, n));
    }

    /** {@code 0.992 ± 0.008}, or without an error {@code 0.992}. */
    public String text(int digits) {
        return number(mean, digits) + (error.isPresent() ? " ± " + number(error.getAsDouble(), digits) : "");
    }

    /** Never a minus before nothing. */
    public static String number(double value, int digits) {
        String text = String.format(Locale.ROOT, "%." + digits + "f", value);
        return text.matches("-0\\.?0*") ? text.substring(1) : text;
    }

    /** With its sign. */
    public static String difference(double value, int digits) {
        String text = number(value, digits);
        return text.startsWith("-") ? "−" + text.substring(1) : "+" + text;
    }
}
