package dev.cleave.pipeline.distil;

import dev.cleave.encoding.ColumnNumbers;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.EncodedInputs;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.rules.search.body.RowMixing;
import dev.cleave.table.Column;
import dev.cleave.table.RowOrigins;
import dev.cleave.table.RowWeights;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.List;

/** Trained networks label synthetic rows: mixtures of the rows of a small table. */
public final class Distillation {
    private static final int MOST_ROWS = 10_000; // of a table that is small
    private static final double EVEN = 0.5; // what a label must be more probable than

    private final Encoding encoding;
    private final SoftEnsemble networks;

    public Distillation(Encoding encoding, SoftEnsemble networks) {
        this.encoding = encoding;
        this.networks = networks;
    }

    /** So many more rows for a small table; none for a large one. */
    public SyntheticRows rows(Table rows, int count, DecisionThreshold decision, long seed) {
        if (rows.rows() > MOST_ROWS || rows.rows() < 2) {
            return SyntheticRows.none(encoding.domain(), decision);
        }
        EncodedInputs mixed = encoding.inputs(mixed(rows, count, seed));
        return new SyntheticRows(encoding.domain(), decision, mixed.inputs(), networks.probabilities(mixed.read()));
    }

    /** So many more rows with the label, or labels, that the networks find probable. */
    Dataset labelled(Table rows, int count, long seed) {
        EncodedInputs mixed = encoding.inputs(mixed(rows, count, seed));
        return new Dataset(
                mixed.inputs(), mixed.numbers(), networks.predict(mixed.read(), EVEN), RowWeights.equal(count));
    }

    private Table mixed(Table rows, int count, long seed) {
        List<RowMixing.Cells> cells =
                encoding.columns().stream().map(column -> cells(rows, column)).toList();
        int[][] origins = new RowMixing(cells, rows.rows()).origins(count, seed);
        List<Column> mixed = new ArrayList<>();
        for (int i = 0; i < origins.length; i++) {
            mixed.add(rows.column(encoding.columns().get(i).name()).select(Rows.of(origins[i])));
        }
        return new Table(mixed, RowOrigins.memory(), List.of());
    }

    private static RowMixing.Cells cells(Table rows, EncodedColumn column) {
        return column instanceof NumericColumn numeric
                ? new NumberCells(ColumnNumbers.of(rows, numeric))
                : new CodeCells(rows.column(column.name()));
    }

    private record NumberCells(ColumnNumbers numbers) implements RowMixing.Cells {
        @Override
        public double at(int row) {
            return numbers.at(row);
        }

        @Override
        public boolean isNumeric() {
            return true;
        }
    }

    private record CodeCells(Column column) implements RowMixing.Cells {
        @Override
        public double at(int row) {
            return column.code(row);
        }

        @Override
        public boolean isNumeric() {
            return false;
        }
    }
}
