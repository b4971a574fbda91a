package dev.cleave.encoding;

import dev.cleave.table.BitMatrix;
import dev.cleave.table.RowWeights;
import dev.cleave.table.Rows;
import java.util.List;

/**
 * Encoded rows: which atoms hold in each, its numbers, which labels, and how much it counts.
 *
 * @param inputs [rows x atoms]
 * @param numbers [rows x numeric columns]; none for tasks whose networks read atoms alone
 * @param targets [rows x outputs]
 */
public record Dataset(BitMatrix inputs, Measurements numbers, BitMatrix targets, RowWeights weights) {
    public Dataset {
        int rows = inputs.rows();
        if (rows != targets.rows() || rows != numbers.rows() || rows != weights.rows()) {
            throw new IllegalArgumentException(rows + " rows of inputs, " + numbers.rows() + " of numbers, "
                    + targets.rows() + " of targets, " + weights.rows() + " weights");
        }
    }

    /** Atoms alone; every row counts the same. */
    public Dataset(BitMatrix inputs, BitMatrix targets) {
        this(inputs, Measurements.none(inputs.rows()), targets, RowWeights.equal(inputs.rows()));
    }

    public int rows() {
        return inputs.rows();
    }

    public int atoms() {
        return inputs.columns();
    }

    public int outputs() {
        return targets.columns();
    }

    /** What a network reads. */
    public NetworkInputs read() {
        return new NetworkInputs(inputs, numbers);
    }

    public Dataset with(RowWeights other) {
        return new Dataset(inputs, numbers, targets, other);
    }

    /** The same rows with some of the atoms, in the given order. */
    public Dataset withAtoms(List<Integer> chosen) {
        return new Dataset(inputs.selectColumns(chosen), numbers, targets, weights);
    }

    public Dataset select(Rows chosen) {
        return new Dataset(
                inputs.select(chosen), numbers.select(chosen), targets.select(chosen), weights.select(chosen));
    }

    /** These rows, then others. */
    public Dataset above(Dataset other) {
        return new Dataset(
                inputs.above(other.inputs),
                numbers.above(other.numbers),
                targets.above(other.targets),
                weights.above(other.weights));
    }
}
