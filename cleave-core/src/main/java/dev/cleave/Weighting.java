package dev.cleave;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.EncodedTable;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.Target;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.ClassWeights;
import dev.cleave.table.InputException;
import dev.cleave.table.RowWeights;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.WeightColumn;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How much each row counts in learning: by its class, by columns that say so, or both.
 *
 * @param columns of weights, which are multiplied; they are not learned from
 */
public record Weighting(ClassWeights classes, Set<String> columns) {
    public Weighting {
        columns = Collections.unmodifiableSet(new TreeSet<>(columns)); // products of floats depend on their order
    }

    /** Every row counts the same. */
    public static Weighting none() {
        return new Weighting(new ClassWeights.Equal(), Set.of());
    }

    public Weighting with(ClassWeights other) {
        return new Weighting(other, columns);
    }

    /** Also by this column. */
    public Weighting withColumn(String name) {
        return new Weighting(classes, Set.of(name));
    }

    /** Whether no row counts more than another. */
    public boolean isNone() {
        return classes instanceof ClassWeights.Equal && columns.isEmpty();
    }

    /** An {@link InputException} where weights don't fit the rows, name a class that does not occur, or all are 0. */
    public void require(LabelledTable data) {
        if (classes instanceof ClassWeights.Given given) {
            given.require(data.table().column(labelColumn(data.target())));
        }
        require(rows(data.table(), data.target()), data.table());
    }

    /** An {@link InputException} where all weights are 0. */
    public void require(RowWeights weights, Table table) {
        if (weights.sum() == 0) {
            throw new InputException(
                    table.place(), "every row weighs 0; then no row counts: give some class or row a weight above 0");
        }
    }

    /** The rows of a table that have a label, with their weights. */
    public Dataset weigh(EncodedTable encoded, Table table, Target target) {
        return isNone() ? encoded.dataset() : encoded.dataset().with(rows(labelled(encoded, table), target));
    }

    private static Table labelled(EncodedTable encoded, Table table) {
        return encoded.rows().size() == table.rows() ? table : table.select(encoded.rows());
    }

    /** How much each row counts; an {@link InputException} where a column of weights is the target or has no weights. */
    public RowWeights rows(Table table, Target target) {
        RowWeights weights = byClass(table, target);
        for (String column : columns) {
            if (target.columns().contains(column)) {
                throw new InputException(
                        table.place().withColumn(column), "is the target, and can't be the weights too");
            }
            weights = weights.times(WeightColumn.read(table, column));
        }
        return weights;
    }

    private RowWeights byClass(Table table, Target target) {
        if (classes instanceof ClassWeights.Equal) {
            return RowWeights.equal(table.rows());
        }
        return classes instanceof ClassWeights.Balanced && target.outputs() == 1
                ? balanced(target.bits(table))
                : classes.rows(table.column(labelColumn(target)));
    }

    /** The positive value against all others, however many these are. */
    private static RowWeights balanced(BitMatrix holds) {
        long positives = IntStream.range(0, holds.rows())
                .filter(row -> holds.get(row, 0))
                .count();
        float[] weights = new float[holds.rows()];
        for (int row = 0; row < weights.length; row++) {
            long like = holds.get(row, 0) ? positives : weights.length - positives;
            weights[row] = (float) (weights.length / 2.0 / like);
        }
        return RowWeights.of(weights);
    }

    private static String labelColumn(Target target) {
        List<String> names =
                target.labels().stream().map(Label::column).distinct().toList();
        if (names.size() > 1) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "class weights need one target column, not " + names.size() + " ("
                            + names.stream().limit(5).collect(Collectors.joining(", ")) + ")");
        }
        return names.get(0);
    }
}
