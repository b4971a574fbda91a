package dev.cleave.lab.tables;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Methods over tables: mean ranks, Friedman's test whether they differ at all, and Nemenyi's critical difference (Demsar,
 * Statistical Comparisons of Classifiers over Multiple Data Sets, 2006).
 *
 * @param ranks by method, 1 is best
 * @param tables how many
 */
record MeanRanks(List<Double> ranks, int tables) {
    /** Studentised range at 5 % over the root of 2, of 2, 3, ... methods. */
    private static final double[] CRITICAL = {
        1.960, 2.343, 2.569, 2.728, 2.850, 2.949, 3.031, 3.102, 3.164, 3.219, 3.268, 3.313, 3.354, 3.391, 3.426, 3.458,
        3.489, 3.517, 3.544
    };

    private static final double SAME = 1e-9;

    MeanRanks {
        ranks = List.copyOf(ranks);
        if (ranks.size() < 2 || ranks.size() > CRITICAL.length + 1 || tables < 1) {
            throw new IllegalArgumentException("no test of " + ranks.size() + " methods on " + tables + " tables");
        }
    }

    /** @param scores of each table a number for each method, more being better; equal ones share their ranks */
    static MeanRanks of(List<List<Double>> scores) {
        int methods = scores.get(0).size();
        double[] sums = new double[methods];
        for (List<Double> table : scores) {
            Arrays.setAll(sums, i -> sums[i] + rank(table, table.get(i)));
        }
        return new MeanRanks(
                Arrays.stream(sums).map(sum -> sum / scores.size()).boxed().toList(), scores.size());
    }

    private static double rank(List<Double> scores, double score) {
        long better = scores.stream().filter(other -> other > score + SAME).count();
        long same =
                scores.stream().filter(other -> Math.abs(other - score) <= SAME).count();
        return better + (same + 1) / 2.0;
    }

    /** Mean ranks that are further apart than this differ at 5 %. */
    double criticalDifference() {
        int k = ranks.size();
        return CRITICAL[k - 2] * Math.sqrt(k * (k + 1) / (6.0 * tables));
    }

    /** Friedman's statistic, about chi-squared with one degree of freedom fewer than there are methods. */
    double friedman() {
        int k = ranks.size();
        double squares = ranks.stream().mapToDouble(rank -> rank * rank).sum();
        return 12.0 * tables / (k * (k + 1)) * (squares - k * (k + 1.0) * (k + 1.0) / 4);
    }

    /** How often chance alone would make the ranks differ as much. */
    double probability() {
        return ChiSquared.above(friedman(), ranks.size() - 1);
    }

    /** The methods by their rank, the best first; of equals the first. */
    List<Integer> order() {
        return IntStream.range(0, ranks.size())
                .boxed()
                .sorted((a, b) -> Double.compare(ranks.get(a), ranks.get(b)))
                .toList();
    }
}
