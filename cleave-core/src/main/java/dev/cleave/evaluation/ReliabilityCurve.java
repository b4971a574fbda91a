package dev.cleave.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How probable it is that an answer is right, by its strength: ascending steps.
 *
 * @param from the least strength of each step, ascending; what is weaker than all is on the first
 * @param probabilities of each step, ascending
 */
public record ReliabilityCurve(List<Double> from, List<Double> probabilities) {
    private static final double PRIOR = 2; // rows that smoothing is worth, as Laplace's
    private static final double UNDECIDED = 0.5;

    public ReliabilityCurve {
        from = List.copyOf(from);
        probabilities = List.copyOf(probabilities);
        if (from.isEmpty()
                || from.size() != probabilities.size()
                || !isAscending(from)
                || !isAscending(probabilities)) {
            throw new IllegalArgumentException("no ascending steps: " + from + ", " + probabilities);
        }
        if (probabilities.get(0) < 0 || probabilities.get(probabilities.size() - 1) > 1) {
            throw new IllegalArgumentException("no probabilities: " + probabilities);
        }
    }

    private static boolean isAscending(List<Double> numbers) {
        for (int i = 1; i < numbers.size(); i++) {
            if (!(numbers.get(i - 1) <= numbers.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** The same for every strength. */
    static ReliabilityCurve constant(double probability) {
        return new ReliabilityCurve(List.of(0.0), List.of(probability));
    }

    /**
     * So many right of so many, and two rows more: one as right as the rate, and one as right as wrong, as the rate may be of the same
     * rows and would count them twice.
     */
    static double smoothed(double right, double rows, double rate) {
        return (right + rate + UNDECIDED) / (rows + PRIOR);
    }

    /** Of rows with one answer; where few are of a strength, and where none is, the rate of all answers counts. */
    static ReliabilityCurve fit(List<HeldOutAnswer> answers, double rate) {
        TreeMap<Double, double[]> byStrength = new TreeMap<>(); // rows that are right, all rows
        for (HeldOutAnswer answer : answers) {
            double[] counts = byStrength.computeIfAbsent(answer.strength(), strength -> new double[2]);
            counts[0] += answer.isRight() ? answer.weight() : 0;
            counts[1] += answer.weight();
        }
        byStrength.values().removeIf(counts -> counts[1] == 0);
        double right =
                byStrength.values().stream().mapToDouble(counts -> counts[0]).sum();
        double rows =
                byStrength.values().stream().mapToDouble(counts -> counts[1]).sum();
        double usual = smoothed(right, rows, rate);
        return byStrength.isEmpty() ? constant(usual) : steps(pooled(byStrength), usual);
    }

    /** Strengths with the same probability, together; one that no row had belongs to the nearer block. */
    private static TreeMap<Double, double[]> pooled(TreeMap<Double, double[]> byStrength) {
        double[] rows =
                byStrength.values().stream().mapToDouble(counts -> counts[1]).toArray();
        double[] fitted = IsotonicRegression.fit(
                byStrength.values().stream()
                        .mapToDouble(counts -> counts[0] / counts[1])
                        .toArray(),
                rows);
        TreeMap<Double, double[]> blocks = new TreeMap<>();
        double before = byStrength.firstKey();
        int i = 0;
        for (Map.Entry<Double, double[]> counts : byStrength.entrySet()) {
            if (i == 0 || fitted[i] != fitted[i - 1]) {
                blocks.put(before + (counts.getKey() - before) / 2, new double[2]);
            }
            before = counts.getKey();
            double[] block = blocks.lastEntry().getValue();
            block[0] += counts.getValue()[0];
            block[1] += rows[i++];
        }
        return blocks;
    }

    /** Smoothing may put blocks out of order again: a small one moves further. */
    private static ReliabilityCurve steps(TreeMap<Double, double[]> blocks, double usual) {
        double[] smoothed = blocks.values().stream()
                .mapToDouble(counts -> smoothed(counts[0], counts[1], usual))
                .toArray();
        double[] sizes = blocks.values().stream()
                .mapToDouble(counts -> counts[1] + PRIOR)
                .toArray();
        List<Double> probabilities = new ArrayList<>();
        for (double probability : IsotonicRegression.fit(smoothed, sizes)) {
            probabilities.add(Math.min(1, probability));
        }
        return new ReliabilityCurve(List.copyOf(blocks.keySet()), probabilities);
    }

    /** Of an answer of this strength. */
    double at(double strength) {
        int step = 0;
        while (step + 1 < from.size() && from.get(step + 1) <= strength) {
            step++;
        }
        return probabilities.get(step);
    }
}
