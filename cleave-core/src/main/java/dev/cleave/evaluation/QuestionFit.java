package dev.cleave.evaluation;

import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.label.Target;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The calibration of one question. */
record QuestionFit(Target target, DecisionThreshold decision, List<HeldOutAnswer> held) {
    private static final int MOST_EXACT = 141; // answers
    private static final MathContext DIGITS = new MathContext(7);

    List<AnswerCalibration> answers() {
        double rate = ReliabilityCurve.smoothed(
                held.stream()
                        .filter(HeldOutAnswer::isRight)
                        .mapToDouble(HeldOutAnswer::weight)
                        .sum(),
                weight(),
                1.0 / 2);
        double[] usual = usual();
        return IntStream.range(0, count())
                .mapToObj(said -> answer(said, rate, usual))
                .toList();
    }

    private AnswerCalibration answer(int said, double rate, double[] usual) {
        List<HeldOutAnswer> own =
                held.stream().filter(answer -> answer.said() == said).toList();
        double[] others = usual.clone();
        own.forEach(answer -> others[answer.truth()] += answer.weight());
        others[said] = 0;
        double sum = Arrays.stream(others).sum();
        List<Double> shares =
                Arrays.stream(others).mapToObj(part -> digits(part / sum)).toList();
        return new AnswerCalibration(ReliabilityCurve.fit(own, rate), shares, Calibration.above(level(said, shares)));
    }

    /** Each of many answers has a share for each other, which a file would be full of: seven digits are enough for these. */
    private double digits(double share) {
        return count() <= MOST_EXACT
                ? share
                : new BigDecimal(share).round(DIGITS).doubleValue();
    }

    /** What the answer must be more probable than: the decision's level, or any other class. */
    private double level(int said, List<Double> others) {
        if (!target.exclusive()) {
            return said == 1 ? decision.probability() : 1 - decision.probability();
        }
        double most = others.stream().mapToDouble(share -> share).max().orElse(0);
        return most / (1 + most);
    }

    /** How frequent each answer is, smoothed; as many rows as one. */
    private double[] usual() {
        double[] counts = new double[count()];
        Arrays.fill(counts, 1);
        held.forEach(answer -> counts[answer.truth()] += answer.weight());
        double sum = Arrays.stream(counts).sum();
        return Arrays.stream(counts).map(count -> count / sum).toArray();
    }

    private double weight() {
        return held.stream().mapToDouble(HeldOutAnswer::weight).sum();
    }

    private int count() {
        return target.exclusive() ? target.outputs() : 2;
    }
}
