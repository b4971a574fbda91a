package dev.cleave.rules;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.logic.Definition;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.RowWeights;
import java.util.BitSet;

/**
 * Rows, what one head is in each of them, and how much each counts: 1 on average, so that sums of weights can stand where
 * numbers of rows do.
 *
 * @param columns the atoms, 64 rows a word
 * @param data the same rows, with this head as the only output
 */
public record HeadRows(BitColumns columns, Dataset data) {
    /** @param columns the rows of {@code all}, which several heads may share */
    public static HeadRows of(BitColumns columns, Dataset all, int output, DecisionThreshold decision) {
        BitMatrix.Builder target = new BitMatrix.Builder(all.rows(), 1);
        for (int row = 0; row < all.rows(); row++) {
            if (all.targets().get(row, output)) {
                target.set(row, 0);
            }
        }
        RowWeights weights = decision.weights(all, output).averagingOne();
        return new HeadRows(columns, new Dataset(all.inputs(), target.build()).with(weights));
    }

    public int rows() {
        return data.rows();
    }

    public int atoms() {
        return columns.atoms();
    }

    public boolean holds(int row) {
        return data.targets().get(row, 0);
    }

    public double weight(int row) {
        return data.weights().get(row);
    }

    /** The rows that the head holds in. */
    public BitSet labels() {
        return column(data.targets(), 0);
    }

    /** What some rows count together. */
    double weigh(BitSet some) {
        long[] words = some.toLongArray();
        double sum = 0;
        for (int i = 0; i < words.length; i++) {
            sum += data.weights().sum(i, words[i]);
        }
        return sum;
    }

    /** How many rows a definition gets wrong, by their weight. */
    public double errors(Definition definition) {
        return errors(Coverage.of(definition, columns).toBitSet());
    }

    /** How many rows answers, [rows x 1], get wrong, by their weight. */
    public double errors(BitMatrix answers) {
        return errors(answers, 0);
    }

    /** How many rows one column of answers gets wrong, by their weight. */
    public double errors(BitMatrix answers, int column) {
        return errors(column(answers, column));
    }

    /** How many rows a definition and one column of answers differ in, by their weight. */
    public double difference(Definition definition, BitMatrix answers, int column) {
        BitSet differ = Coverage.of(definition, columns).toBitSet();
        differ.xor(column(answers, column));
        return weigh(differ);
    }

    private double errors(BitSet answers) {
        answers.xor(labels());
        return weigh(answers);
    }

    private static BitSet column(BitMatrix matrix, int column) {
        BitSet rows = new BitSet(matrix.rows());
        for (int row = 0; row < matrix.rows(); row++) {
            rows.set(row, matrix.get(row, column));
        }
        return rows;
    }
}
