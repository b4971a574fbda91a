package dev.cleave.search;

import java.util.Comparator;
import java.util.List;

/** Chooses among the steps of a path by rows that the search did not see. */
public final class BinaryChoice {
    private final Sample validation;
    private final Agreement agreement;

    public BinaryChoice(Sample validation) {
        this.validation = validation;
        this.agreement = new Agreement(validation);
    }

    public double f1(BinaryStep step) {
        return agreement.f1(covered(step));
    }

    /** The one with the best F1; of equals the smallest. */
    public BinaryStep best(List<BinaryStep> steps) {
        return steps.stream()
                .max(Comparator.comparingDouble(this::f1).thenComparing(BinaryStep::size, Comparator.reverseOrder()))
                .orElseThrow(() -> new IllegalArgumentException("there is nothing to choose from"));
    }

    /** The smallest whose F1 is within so many standard errors, paired row by row, of the best. */
    public BinaryStep smallest(List<BinaryStep> steps, double errors) {
        BinaryStep best = best(steps);
        double[] ours = agreement.influence(covered(best));
        return steps.stream()
                .filter(step -> f1(best) - f1(step) <= errors * error(ours, step))
                .min(Comparator.comparingDouble(BinaryStep::size).thenComparing(this::f1, Comparator.reverseOrder()))
                .orElse(best);
    }

    private double error(double[] ours, BinaryStep step) {
        double[] theirs = agreement.influence(covered(step));
        double sum = 0;
        double squares = 0;
        for (int row = 0; row < ours.length; row++) {
            double difference = ours[row] - theirs[row];
            sum += difference;
            squares += difference * difference;
        }
        return Math.sqrt(Math.max(0, squares - sum * sum / Math.max(1, ours.length)));
    }

    private long[] covered(BinaryStep step) {
        return Agreement.covered(step.rules(), validation.columns());
    }
}
