package dev.cleave.kernel;

import java.util.Arrays;

/** A matrix of scalars, row after row: value (r, t) is {@code values[r * stride + t]}. */
public final class Grid {
    final float[] data; // [rows][stride]
    final int stride;
    private final Panel panel;

    public Grid(int rows, int stride) {
        this.data = new float[Math.multiplyExact(rows, stride)];
        this.stride = stride;
        this.panel = new Panel(data, 0);
    }

    public float[] values() {
        return data;
    }

    public int stride() {
        return stride;
    }

    /** The same values as rows of sixteen, for work that treats every value alike. */
    public Panel panel() {
        return panel;
    }

    public void clear() {
        Arrays.fill(data, 0f);
    }

    public void fillRow(int row, float value, int columns) {
        Arrays.fill(data, row * stride, row * stride + columns, value);
    }

    public float rowSum(int row, int columns) {
        float sum = 0;
        for (int i = row * stride; i < row * stride + columns; i++) {
            sum += data[i];
        }
        return sum;
    }

    /** Copies the first rows and columns of a matrix into this one, rows and columns exchanged. */
    public void transpose(Grid source, int rows, int columns) {
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                data[c * stride + r] = source.data[r * source.stride + c];
            }
        }
    }
}
