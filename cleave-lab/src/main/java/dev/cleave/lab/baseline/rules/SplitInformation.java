package dev.cleave.lab.baseline.rules;

import java.util.Arrays;

/** What a split tells by itself, in bits a row; rows whose cell is missing are one more branch. */
final class SplitInformation {
    private SplitInformation() {}

    static double of(double total, double... sizes) {
        double known = Arrays.stream(sizes).sum();
        return (BinaryLog.xlog2(total) - WeightedRows.sumOfXlog2(sizes) - BinaryLog.xlog2(total - known)) / total;
    }
}
