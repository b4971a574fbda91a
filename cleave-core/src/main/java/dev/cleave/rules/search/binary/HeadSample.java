package dev.cleave.rules.search.binary;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.function.IntToDoubleFunction;

/**
 * Rows for one head.
 *
 * @param weight what a row counts
 * @param share how probable it is that the head holds there
 */
public record HeadSample(BitColumns columns, IntToDoubleFunction weight, IntToDoubleFunction share) {
    static HeadSample of(WeightedSample sample) {
        sample.requireClasses(false);
        return new HeadSample(sample.columns(), sample::weight, row -> sample.share(row, 0));
    }

    /** The rows of a table, without copies of what they count. */
    public static HeadSample of(Dataset data, int head, DecisionThreshold decision) {
        return new HeadSample(
                data.inputs().transposed(),
                row -> data.weights().get(row) * decision.cost(data.targets().get(row, head)),
                row -> data.targets().get(row, head) ? 1 : 0);
    }

    int rows() {
        return columns.rows();
    }

    double weight(int row) {
        return weight.applyAsDouble(row);
    }

    double share(int row) {
        return share.applyAsDouble(row);
    }
}
