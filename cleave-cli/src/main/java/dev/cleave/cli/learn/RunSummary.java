package dev.cleave.cli.learn;

import java.util.List;
import java.util.Locale;

/** The mean of a figure over runs, and its standard error where there are several. */
record RunSummary(int runs, double mean, double standardError) {
    static RunSummary of(List<Double> figures) {
        int n = figures.size();
        double mean = figures.stream().mapToDouble(Double::doubleValue).sum() / n;
        double squares =
                figures.stream().mapToDouble(x -> (x - mean) * (x - mean)).sum();
        return new RunSummary(n, mean, n < 2 ? 0 : Math.sqrt(squares / (n - 1) / n));
    }

    @Override
    public String toString() {
        return runs < 2
                ? String.format(Locale.ROOT, "%.3f", mean)
                : String.format(Locale.ROOT, "%.3f ± %.3f", mean, standardError);
    }
}
