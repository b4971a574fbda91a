package dev.cleave.rules.search.softmax;

import dev.cleave.rules.search.body.WeightedSample;
import java.util.Comparator;
import java.util.List;

/** Chooses among the sizes of a path, or of several, by rows that the search did not see. */
public final class MulticlassChoice {
    private static final double TOLERATED = 0.5; // standard errors

    private final WeightedSample validation;

    public MulticlassChoice(WeightedSample validation) {
        validation.requireClasses(true);
        this.validation = validation;
    }

    /** The share of the rows, by weight, whose most probable class is right. */
    public double accuracy(ScoredRules rules) {
        double hits = 0;
        double all = 0;
        for (int row = 0; row < validation.rows(); row++) {
            all += validation.weight(row);
        }
        for (double hit : hits(rules)) {
            hits += hit;
        }
        return hits / all;
    }

    /** The logarithm of how probable the rows' classes are together. */
    double likelihood(ScoredRules rules) {
        double[] probabilities = rules.probabilities(validation.columns());
        double sum = 0;
        for (int i = 0; i < probabilities.length; i++) {
            int row = i / validation.classes();
            double share = validation.weight(row) * validation.share(row, i % validation.classes());
            sum += share == 0 ? 0 : share * Math.log(Math.max(probabilities[i], Double.MIN_NORMAL));
        }
        return sum;
    }

    /**
     * Of those whose accuracy is within half a standard error, paired row by row, of the best, the one that finds the rows' classes most
     * probable, then the smallest. Accuracy alone would pick the luckiest of many sizes.
     */
    public ScoredRules best(List<ScoredRules> path) {
        double[] ours = hits(mostAccurate(path));
        return path.stream()
                .filter(rules -> isWithin(TOLERATED, ours, hits(rules)))
                .max(Comparator.comparingDouble(this::likelihood)
                        .thenComparing(MulticlassChoice::size, Comparator.reverseOrder()))
                .orElseThrow();
    }

    private ScoredRules mostAccurate(List<ScoredRules> path) {
        return path.stream()
                .max(Comparator.comparingDouble(this::accuracy)
                        .thenComparing(MulticlassChoice::size, Comparator.reverseOrder()))
                .orElseThrow(() -> new IllegalArgumentException("there is nothing to choose from"));
    }

    /** The smallest whose accuracy is within so many standard errors, paired row by row, of the best. */
    public ScoredRules smallest(List<ScoredRules> path, double errors) {
        ScoredRules best = mostAccurate(path);
        double[] ours = hits(best);
        return path.stream()
                .filter(rules -> isWithin(errors, ours, hits(rules)))
                .min(Comparator.comparingDouble(MulticlassChoice::size))
                .orElse(best);
    }

    private static double size(ScoredRules rules) {
        return rules.bodies().size() + rules.literals() / 2.0;
    }

    private static boolean isWithin(double errors, double[] ours, double[] theirs) {
        double sum = 0;
        double squares = 0;
        for (int row = 0; row < ours.length; row++) {
            double difference = ours[row] - theirs[row];
            sum += difference;
            squares += difference * difference;
        }
        return sum <= errors * Math.sqrt(Math.max(0, squares - sum * sum / ours.length));
    }

    /** Weight x probability of the class that is chosen. */
    private double[] hits(ScoredRules rules) {
        int[] chosen = rules.predict(validation.columns());
        double[] hits = new double[chosen.length];
        for (int row = 0; row < hits.length; row++) {
            hits[row] = validation.weight(row) * validation.share(row, chosen[row]);
        }
        return hits;
    }
}
