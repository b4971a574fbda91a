package dev.cleave.rules.search.softmax;

/** The arithmetic of probabilities from scores. */
public final class Softmax {
    private Softmax() {}

    /** The logarithm of the sum of exponentials of so many numbers; one alone, of a head that holds or not, stands against 0. */
    public static double logSum(double[] numbers, int from, int count) {
        if (count == 1) {
            return Math.max(0, numbers[from]) + Math.log1p(Math.exp(-Math.abs(numbers[from])));
        }
        double most = numbers[from];
        for (int i = 1; i < count; i++) {
            most = Math.max(most, numbers[from + i]);
        }
        double sum = 0;
        for (int i = 0; i < count; i++) {
            sum += Math.exp(numbers[from + i] - most);
        }
        return most + Math.log(sum);
    }

    /** Turns so many numbers into probabilities in their place, and returns the logarithm of the sum of exponentials. */
    static double probabilities(double[] numbers, int from, int count) {
        if (count == 1) {
            double norm = logSum(numbers, from, count);
            numbers[from] = Math.exp(numbers[from] - norm);
            return norm;
        }
        double most = numbers[from];
        for (int i = 1; i < count; i++) {
            most = Math.max(most, numbers[from + i]);
        }
        double sum = 0;
        for (int i = from; i < from + count; i++) {
            numbers[i] = Exponential.of(numbers[i] - most);
            sum += numbers[i];
        }
        for (int i = from; i < from + count; i++) {
            numbers[i] /= sum;
        }
        return most + Math.log(sum);
    }

    /** Writes the probabilities of so many scores, and returns the logarithm of the sum of exponentials. */
    public static double probabilities(float[] scores, float[] probabilities, int from, int count) {
        if (count == 1) {
            double score = scores[from];
            double norm = Math.max(0, score) + Math.log1p(Math.exp(-Math.abs(score)));
            probabilities[from] = (float) Math.exp(score - norm);
            return norm;
        }
        float most = scores[from];
        for (int i = from + 1; i < from + count; i++) {
            most = Math.max(most, scores[i]);
        }
        double sum = 0;
        for (int i = from; i < from + count; i++) {
            double exponential = Exponential.of(scores[i] - most);
            probabilities[i] = (float) exponential;
            sum += exponential;
        }
        float scale = (float) (1 / sum);
        for (int i = from; i < from + count; i++) {
            probabilities[i] *= scale;
        }
        return most + Math.log(sum);
    }
}
