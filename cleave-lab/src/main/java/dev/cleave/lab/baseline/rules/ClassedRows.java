package dev.cleave.lab.baseline.rules;

import java.util.Objects;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Training rows, the class of each, a number from 0, and how much it counts. Immutable. */
public final class ClassedRows {
    private final AttributeTable table;
    private final int classes;
    private final int[] classOf; // [rows]
    private final double[] weights; // [rows]

    public ClassedRows(AttributeTable table, int classes, IntUnaryOperator classOf, IntToDoubleFunction weight) {
        this.table = table;
        this.classes = classes;
        this.classOf = IntStream.range(0, table.rows())
                .map(row -> Objects.checkIndex(classOf.applyAsInt(row), classes))
                .toArray();
        this.weights = IntStream.range(0, table.rows()).mapToDouble(weight).toArray();
    }

    AttributeTable table() {
        return table;
    }

    int rows() {
        return classOf.length;
    }

    int classes() {
        return classes;
    }

    int classOf(int row) {
        return classOf[row];
    }

    double weight(int row) {
        return weights[row];
    }

    /** How much the rows of each class count. [classes] */
    double[] totals() {
        double[] totals = new double[classes];
        for (int row = 0; row < classOf.length; row++) {
            totals[classOf[row]] += weights[row];
        }
        return totals;
    }
}
