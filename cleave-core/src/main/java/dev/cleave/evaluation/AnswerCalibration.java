package dev.cleave.evaluation;

import java.util.List;

/**
 * How probable every answer to a question is where the rules give one of them.
 *
 * @param curve of the answer that they give being right
 * @param others how the rest is shared among the answers, which adds up to 1; that of the answer itself is 0
 * @param least the probability of the answer itself is never below this, so that it agrees with the decision
 */
public record AnswerCalibration(ReliabilityCurve curve, List<Double> others, double least) {
    public AnswerCalibration {
        others = List.copyOf(others);
        double sum = others.stream().mapToDouble(share -> share).sum();
        if (others.stream().anyMatch(share -> !(share >= 0 && share <= 1)) || Math.abs(sum - 1) > 1e-6) {
            throw new IllegalArgumentException("shares that don't add up to 1: " + others);
        }
        if (!(least >= 0 && least <= 1)) {
            throw new IllegalArgumentException("no probability: " + least);
        }
    }

    /** Of every answer; they add up to 1. */
    double[] probabilities(int said, double strength) {
        double own = Math.max(least, curve.at(strength));
        double[] all = others.stream().mapToDouble(share -> (1 - own) * share).toArray();
        all[said] = own;
        return all;
    }
}
