package dev.cleave.datasets;

import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.Table;
import java.util.List;
import java.util.Set;

/**
 * What is done to a named data set before it is learned from, as the paper does it.
 *
 * @param steps changes to its columns, in this order
 * @param sampling which rows are kept, chosen before any are held out
 * @param encoding what kind of column each is
 * @param protocol how rows are held out
 */
public record Preparation(
        List<TableStep> steps, TargetSpec target, Sampling sampling, EncodingOptions encoding, Protocol protocol) {
    public Preparation {
        steps = List.copyOf(steps);
    }

    /** All columns and rows as they are. */
    static Preparation plain(String target, Protocol protocol) {
        return new Preparation(
                List.of(), TargetSpec.of(target), new Sampling.Everything(), EncodingOptions.defaults(), protocol);
    }

    Preparation withSteps(TableStep... other) {
        return new Preparation(List.of(other), target, sampling, encoding, protocol);
    }

    Preparation withSampling(Sampling other) {
        return new Preparation(steps, target, other, encoding, protocol);
    }

    Preparation withCategorical(String... columns) {
        return new Preparation(steps, target, sampling, encoding.withCategorical(Set.of(columns)), protocol);
    }

    Preparation withNumeric(String... columns) {
        return new Preparation(steps, target, sampling, encoding.withNumeric(Set.of(columns)), protocol);
    }

    /** The table to learn from, with a note where rows were left out. */
    public Table apply(Table raw) {
        Table table = raw;
        for (TableStep step : steps) {
            table = step.apply(table);
        }
        return sampling.apply(table, target.names(), encoding, Protocol.SEED);
    }
}
