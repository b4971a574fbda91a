package dev.cleave.network.near;

import dev.cleave.encoding.ColumnNumbers;
import dev.cleave.encoding.Measurements;
import dev.cleave.network.SoftNetwork;
import dev.cleave.network.ThresholdPredicates;
import java.util.Optional;

/** What the numbers of a block of rows add to all conjunctions, looked up by code where a table has codes. One thread uses it. */
final class NumberBlock {
    private static final int MOST = 1 << 10; // different numbers of a column that are looked up by code
    private static final double[][] NOT_CODED = {};

    private final NumberSums[] sums; // of numeric columns
    private final double[] nothing; // [nodes]: zeros
    private final double[][][] byIndex; // [columns][different numbers][nodes]; none where numbers are taken one by one
    private final double[][] added; // [rows x columns][nodes]
    private final int[] indices = new int[Long.SIZE];
    private Measurements known = Measurements.none(0); // those that the indices are of

    private NumberBlock(int nodes, NumberSums[] sums) {
        this.sums = sums;
        this.nothing = new double[nodes];
        this.byIndex = new double[sums.length][][];
        this.added = new double[Long.SIZE * sums.length][];
    }

    static NumberBlock of(SoftNetwork network) {
        return new NumberBlock(
                network.conjunctions().nodes(),
                network.predicates() instanceof ThresholdPredicates thresholds
                        ? NumberSums.of(network, thresholds)
                        : new NumberSums[0]);
    }

    /** How many columns have numbers that add something. */
    int columns() {
        return sums.length;
    }

    /** Up to 64 rows, to be asked for. */
    void read(Measurements numbers, int first, int rows) {
        if (numbers != known) {
            known = numbers;
            for (int column = 0; column < sums.length; column++) {
                byIndex[column] = byIndex(sums[column]);
            }
        }
        for (int column = 0; column < sums.length; column++) {
            read(column, first, rows);
        }
    }

    private double[][] byIndex(NumberSums column) {
        Optional<ColumnNumbers> coded = known.coded(column.column()).filter(numbers -> numbers.count() <= MOST);
        if (coded.isEmpty()) {
            return NOT_CODED;
        }
        double[][] all = new double[coded.get().count()][];
        for (int index = 0; index < all.length; index++) {
            all[index] = column.of(coded.get().standardisedOf(index));
        }
        return all;
    }

    private void read(int column, int first, int rows) {
        double[][] all = byIndex[column];
        int number = sums[column].column();
        if (all.length > 0) {
            known.coded(number).orElseThrow().indices(first, indices, rows);
        }
        for (int i = 0; i < rows; i++) {
            added[i * sums.length + column] =
                    all.length > 0 ? all[indices[i]] : sums[column].of(known.get(first + i, number));
        }
    }

    /** What a number of a row of the block adds; of columns that there are not, nothing. */
    double[] added(int row, int column) {
        return column < sums.length ? added[row * sums.length + column] : nothing;
    }
}
