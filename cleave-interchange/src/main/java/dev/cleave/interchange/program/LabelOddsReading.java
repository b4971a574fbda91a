package dev.cleave.interchange.program;

import dev.cleave.evaluation.AnswerCalibration;
import dev.cleave.evaluation.Calibration;
import dev.cleave.evaluation.RuleAnswers.Said;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Predicate;

/** The calibration of a label over whole numbers: where strengths in doubles pass a step is searched for once, here. */
record LabelOddsReading(Calibration calibration, int question, Definition head) {
    LabelOdds odds() {
        boolean byPoints = head.rules().size() == 1 && head.rules().get(0) instanceof Rule.AtLeast;
        List<LabelOdds.Step> steps = new ArrayList<>();
        for (BigInteger from : byPoints ? points(rule()) : counts()) {
            double probability = byPoints ? ofPoints(rule(), from) : ofCount(from.intValueExact());
            if (steps.isEmpty() || steps.get(steps.size() - 1).probability() != probability) {
                steps.add(new LabelOdds.Step(from, probability));
            }
        }
        return new LabelOdds(byPoints, steps);
    }

    private Rule.AtLeast rule() {
        return (Rule.AtLeast) head.rules().get(0);
    }

    private TreeSet<BigInteger> counts() {
        TreeSet<BigInteger> counts = new TreeSet<>();
        for (int count = 0; count <= head.rules().size(); count++) {
            counts.add(BigInteger.valueOf(count));
        }
        return counts;
    }

    private double ofCount(int count) {
        return probability(new Said(count > 0 != head.negated() ? 1 : 0, count));
    }

    /** Points from which on another step may hold. */
    private TreeSet<BigInteger> points(Rule.AtLeast rule) {
        BigInteger end = rule.total().add(BigInteger.ONE);
        BigInteger bound = rule.bound().max(BigInteger.ZERO).min(end);
        TreeSet<BigInteger> from = new TreeSet<>(List.of(BigInteger.ZERO, bound));
        for (AnswerCalibration answer : calibration.questions().get(question)) {
            for (double least : answer.curve().from()) {
                from.add(first(bound, end, points -> strength(rule, points) >= least));
                from.add(first(BigInteger.ZERO, bound, points -> strength(rule, points) < least));
            }
        }
        from.remove(end);
        return from;
    }

    /** The least number that is so, where all greater ones are so, too; the end where none is. */
    private static BigInteger first(BigInteger start, BigInteger end, Predicate<BigInteger> isSo) {
        BigInteger low = start;
        BigInteger high = end;
        while (low.compareTo(high) < 0) {
            BigInteger middle = low.add(high).shiftRight(1);
            if (isSo.test(middle)) {
                high = middle;
            } else {
                low = middle.add(BigInteger.ONE);
            }
        }
        return low;
    }

    private double ofPoints(Rule.AtLeast rule, BigInteger points) {
        boolean fires = points.compareTo(rule.bound()) >= 0;
        return probability(new Said(fires != head.negated() ? 1 : 0, strength(rule, points)));
    }

    /** As {@link dev.cleave.evaluation.RuleAnswers} has it. */
    private static double strength(Rule.AtLeast rule, BigInteger points) {
        double total = Math.max(1, rule.total().doubleValue());
        return Math.abs((points.subtract(rule.bound()).doubleValue() + 0.5) / total);
    }

    private double probability(Said said) {
        return calibration.probabilities(question, said)[1];
    }
}
