package dev.cleave.evaluation;

import java.util.List;

/**
 * The expected calibration error: answers are put into ten bins by how probable they are said to be, .0 to .1, .1 to .2 and so on; it is
 * the mean over the answers of how far, in their bin, the share that is right is from the mean of the probabilities.
 */
public final class CalibrationError {
    private static final int BINS = 10;

    private final double[] weights = new double[BINS];
    private final double[] said = new double[BINS];
    private final double[] right = new double[BINS];

    private CalibrationError() {}

    /** Of what rules say of rows, each question of each row once; 0 of none. */
    public static double of(Calibration calibration, List<List<HeldOutAnswer>> questions) {
        CalibrationError error = new CalibrationError();
        for (int question = 0; question < questions.size(); question++) {
            for (HeldOutAnswer answer : questions.get(question)) {
                RuleAnswers.Said said = new RuleAnswers.Said(answer.said(), answer.strength());
                double probability = calibration.probabilities(question, said)[answer.said()];
                error.add(probability, answer.isRight(), answer.weight());
            }
        }
        return error.value();
    }

    /** Of answers with their probabilities. */
    public static double of(double[] probabilities, boolean[] isRight) {
        CalibrationError error = new CalibrationError();
        for (int i = 0; i < probabilities.length; i++) {
            error.add(probabilities[i], isRight[i], 1);
        }
        return error.value();
    }

    private void add(double probability, boolean isRight, double weight) {
        int bin = Math.min(BINS - 1, (int) (probability * BINS));
        weights[bin] += weight;
        said[bin] += weight * probability;
        right[bin] += isRight ? weight : 0;
    }

    private double value() {
        double sum = 0;
        double weight = 0;
        for (int bin = 0; bin < BINS; bin++) {
            sum += Math.abs(said[bin] - right[bin]);
            weight += weights[bin];
        }
        return weight == 0 ? 0 : sum / weight;
    }
}
