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
        return steps.stream()
                .filter(step -> f1(best) - f1(step) <= errors * agreement.error(covered(best), covered(step)))
                .min(Comparator.comparingDouble(BinaryStep::size).thenComparing(this::f1, Comparator.reverseOrder()))
                .orElse(best);
    }

    public double f1OfPoints(PointList points) {
        return agreement.f1(points.covered(validation.columns()));
    }

    /** Whether the F1 of points is above that of plain rules by more than so many standard errors, paired row by row. */
    public boolean isBetter(PointList points, BinaryStep plain, double errors) {
        double error = agreement.error(points.covered(validation.columns()), covered(plain));
        return f1OfPoints(points) - f1(plain) > errors * error;
    }

    private long[] covered(BinaryStep step) {
        return Agreement.covered(step.rules(), validation.columns());
    }
}
