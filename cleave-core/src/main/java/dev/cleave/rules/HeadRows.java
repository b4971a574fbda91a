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
 * numbers of rows do. Immutable.
 */
public final class HeadRows {
    private final BitColumns columns;
    private final Dataset data;
    private final long[] labels; // 64 rows a word

    /**
     * @param columns the atoms, 64 rows a word
     * @param data the same rows, with this head as the only output
     */
    public HeadRows(BitColumns columns, Dataset data) {
        this.columns = columns;
        this.data = data;
        this.labels = column(data.targets(), 0);
    }

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

    public BitColumns columns() {
        return columns;
    }

    public Dataset data() {
        return data;
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
        return BitSet.valueOf(labels);
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
        return difference(definition, labels);
    }

    /** How many rows answers, [rows x 1], get wrong, by their weight. */
    public double errors(BitMatrix answers) {
        return errors(answers, 0);
    }

    /** How many rows one column of answers gets wrong, by their weight. */
    public double errors(BitMatrix answers, int column) {
        return wrong(column(answers, column));
    }

    /** How many rows a definition and one column of answers differ in, by their weight. */
    public double difference(Definition definition, BitMatrix answers, int column) {
        return difference(definition, column(answers, column));
    }

    private double difference(Definition definition, long[] answers) {
        Coverage covered = Coverage.of(definition, columns);
        double sum = 0;
        for (int i = 0; i < answers.length; i++) {
            sum += data.weights().sum(i, covered.word(i) ^ answers[i]);
        }
        return sum;
    }

    /** How many rows are answered wrong when exactly these are covered, by their weight. */
    public double wrong(long[] covered) {
        double wrong = 0;
        for (int i = 0; i < covered.length; i++) {
            wrong += data.weights().sum(i, covered[i] ^ labels[i]);
        }
        return wrong;
    }

    /** As {@link #wrong(long[])}, when these or those are covered. */
    public double wrong(long[] covered, long[] more) {
        double wrong = 0;
        for (int i = 0; i < covered.length; i++) {
            wrong += data.weights().sum(i, (covered[i] | more[i]) ^ labels[i]);
        }
        return wrong;
    }

    /** As {@link #wrong(long[])}, when the first are covered, or the second where the literal holds. */
    public double wrong(long[] covered, long[] more, int atom, boolean positive) {
        long flip = positive ? 0 : -1L;
        double wrong = 0;
        for (int i = 0; i < covered.length; i++) {
            long kept = more[i] & (columns.word(atom, i) ^ flip);
            wrong += data.weights().sum(i, (covered[i] | kept) ^ labels[i]);
        }
        return wrong;
    }

    /** One column of answers, 64 rows a word. */
    private static long[] column(BitMatrix answers, int column) {
        long[] words = new long[(answers.rows() + 63) >>> 6];
        for (int row = 0; row < answers.rows(); row++) {
            words[row >>> 6] |= (answers.get(row, column) ? 1L : 0) << row;
        }
        return words;
    }
}
