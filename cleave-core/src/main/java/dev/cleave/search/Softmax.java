package dev.cleave.search;

/** The arithmetic of probabilities from scores. */
final class Softmax {
    private Softmax() {}

    /** The logarithm of the sum of exponentials of so many numbers; one alone, of a head that holds or not, stands against 0. */
    static double logSum(double[] numbers, int from, int count) {
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
}
