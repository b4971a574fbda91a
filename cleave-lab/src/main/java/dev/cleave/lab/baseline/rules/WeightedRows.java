package dev.cleave.lab.baseline.rules;

import java.util.Arrays;

/** Rows of which each may count in part, since a cell is missing that would say where it belongs. Immutable. */
final class WeightedRows {
    private final ClassedRows all;
    private final int[] rows;
    private final double[] weights; // [rows]
    private final double[] classes; // how much those of each class count

    WeightedRows(ClassedRows all, int[] rows, double[] weights) {
        this.all = all;
        this.rows = rows;
        this.weights = weights;
        this.classes = new double[all.classes()];
        for (int i = 0; i < rows.length; i++) {
            classes[all.classOf(rows[i])] += weights[i];
        }
    }

    ClassedRows all() {
        return all;
    }

    int size() {
        return rows.length;
    }

    int row(int i) {
        return rows[i];
    }

    double weight(int i) {
        return weights[i];
    }

    int classOf(int i) {
        return all.classOf(rows[i]);
    }

    double total() {
        return Arrays.stream(classes).sum();
    }

    /** How much the rows of each class count; a copy. */
    double[] classes() {
        return classes.clone();
    }

    double entropy() {
        double total = total();
        return total <= 0 ? 0 : (BinaryLog.xlog2(total) - sumOfXlog2(classes)) / total;
    }

    static double sumOfXlog2(double[] weights) {
        double sum = 0;
        for (double weight : weights) {
            sum += BinaryLog.xlog2(weight);
        }
        return sum;
    }

    /** How much the rows of the most frequent class count. */
    double majority() {
        return Arrays.stream(classes).max().orElse(0);
    }

    SortedRows sorted(int attribute) {
        return SortedRows.of(all.table(), attribute, rows);
    }

    int code(int i, int attribute) {
        return all.table().code(attribute, rows[i]);
    }
}
