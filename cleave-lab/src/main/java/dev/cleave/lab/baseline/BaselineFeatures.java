package dev.cleave.lab.baseline;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.Measurements;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;
import java.util.List;

/**
 * What a rival reads of each row: the atoms that don't compare a number, as 0 and 1, then the numbers, standardised by the
 * training rows, and their mean where one is missing. Immutable.
 */
public final class BaselineFeatures {
    private final int rows;
    private final int width;
    private final float[] values; // [rows x width]

    private BaselineFeatures(int rows, int width, float[] values) {
        this.rows = rows;
        this.width = width;
        this.values = values;
    }

    public static BaselineFeatures of(Encoding encoding, Dataset data) {
        List<Integer> atoms = encoding.plainAtoms();
        int width = atoms.size() + data.numbers().columns();
        BaselineFeatures features =
                new BaselineFeatures(data.rows(), width, new float[Math.multiplyExact(data.rows(), width)]);
        for (int row = 0; row < data.rows(); row++) {
            features.take(row, atoms, data.inputs(), data.numbers());
        }
        return features;
    }

    private void take(int row, List<Integer> atoms, BitMatrix bits, Measurements numbers) {
        int at = row * width;
        for (int atom : atoms) {
            values[at++] = bits.get(row, atom) ? 1 : 0;
        }
        for (int column = 0; column < numbers.columns(); column++) {
            float number = numbers.get(row, column);
            values[at++] = Float.isNaN(number) ? 0 : number;
        }
    }

    public int rows() {
        return rows;
    }

    public int width() {
        return width;
    }

    public float get(int row, int feature) {
        return values[row * width + feature];
    }

    /** The given rows, in the given order. */
    public BaselineFeatures select(Rows chosen) {
        float[] copy = new float[Math.multiplyExact(chosen.size(), width)];
        for (int i = 0; i < chosen.size(); i++) {
            System.arraycopy(values, chosen.get(i) * width, copy, i * width, width);
        }
        return new BaselineFeatures(chosen.size(), width, copy);
    }

    /** Of all values, whatever their feature. */
    double variance() {
        double sum = 0;
        double squares = 0;
        for (float value : values) {
            sum += value;
            squares += (double) value * value;
        }
        double mean = sum / values.length;
        return squares / values.length - mean * mean;
    }

    @Override
    public String toString() {
        return "Features[" + rows + " x " + width + "]";
    }
}
