package dev.cleave.rules.search.binary;

import dev.cleave.logic.Rule;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.rules.search.softmax.PointList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Chooses among the steps of a path by rows that the search did not see. */
public final class BinaryChoice {
    private final WeightedSample validation;
    private final SampleF1 agreement;

    public BinaryChoice(WeightedSample validation) {
        this.validation = validation;
        this.agreement = new SampleF1(validation);
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
        return agreement.f1(covered(points));
    }

    /** Of lists of points that with the fewest literals whose F1 is within so many standard errors of the best; by index. */
    public int smallestOfPoints(List<PointList> lists, double errors) {
        List<Integer> all = IntStream.range(0, lists.size()).boxed().toList();
        int best = Collections.max(all, Comparator.comparingDouble(i -> f1OfPoints(lists.get(i))));
        return all.stream()
                .filter(i -> f1OfPoints(lists.get(best)) - f1OfPoints(lists.get(i))
                        <= errors * agreement.error(covered(lists.get(best)), covered(lists.get(i))))
                .min(Comparator.comparingInt((Integer i) -> lists.get(i).literals())
                        .thenComparing(i -> f1OfPoints(lists.get(i)), Comparator.reverseOrder()))
                .orElse(best);
    }

    /**
     * Whether the F1 of points is above that of plain rules by more than so many standard errors, paired row by row, or they are as
     * good with fewer literals.
     */
    public boolean isBetter(PointList points, BinaryStep plain, double errors) {
        double more = f1OfPoints(points) - f1(plain);
        int literals = plain.rules().stream().mapToInt(Rule::length).sum();
        return more > errors * agreement.error(covered(points), covered(plain))
                || more >= 0 && points.literals() < literals;
    }

    /** How much higher the F1 of one is than that of another, in standard errors, paired row by row. */
    public double better(BinaryStep one, BinaryStep other) {
        return inErrors(f1(one) - f1(other), agreement.error(covered(one), covered(other)));
    }

    public double betterOfPoints(PointList one, PointList other) {
        return inErrors(f1OfPoints(one) - f1OfPoints(other), agreement.error(covered(one), covered(other)));
    }

    private static double inErrors(double difference, double error) {
        return difference == 0 ? 0 : difference / error;
    }

    private long[] covered(PointList points) {
        return points.covered(validation.columns());
    }

    private long[] covered(BinaryStep step) {
        return SampleF1.covered(step.rules(), validation.columns());
    }
}
