package dev.cleave.datasets;

import java.util.Arrays;

/** The smallest of the squared distances that it is given, so many of them. */
final class Nearest {
    private final double[] squares; // ascending

    Nearest(int count) {
        this.squares = new double[count];
        Arrays.fill(squares, Double.POSITIVE_INFINITY);
    }

    boolean isFull() {
        return furthest() < Double.POSITIVE_INFINITY;
    }

    /** No greater square from here on would be taken. */
    double furthest() {
        return squares[squares.length - 1];
    }

    /** One that occurs so many times, as far as it is nearer than the furthest. */
    void take(double square, int times) {
        for (int i = 0; i < times && square < furthest(); i++) {
            int at = squares.length - 1;
            while (at > 0 && squares[at - 1] > square) {
                squares[at] = squares[at - 1];
                at--;
            }
            squares[at] = square;
        }
    }

    /** Of the distances themselves. */
    double mean() {
        return leastMean(Double.POSITIVE_INFINITY);
    }

    /** What the mean can't fall below, if no square below {@code coming} is still to come. */
    double leastMean(double coming) {
        double sum = 0;
        for (double square : squares) {
            sum += Math.sqrt(Math.min(square, coming));
        }
        return sum / squares.length;
    }
}
