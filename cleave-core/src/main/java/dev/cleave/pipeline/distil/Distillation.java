package dev.cleave.pipeline.distil;

import dev.cleave.encoding.ColumnNumbers;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.EncodedInputs;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.rules.search.body.RowMixing;
import dev.cleave.table.Column;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.ArrayList;
import java.util.List;

/** Trained networks label synthetic rows: mixtures of the rows of a small table. */
public final class Distillation {
    private static final int MOST_ROWS = 10_000; // of a table that is small
    private static final int MOST = 8_000;

    private final Encoding encoding;
    private final SoftEnsemble networks;

    public Distillation(Encoding encoding, SoftEnsemble networks) {
        this.encoding = encoding;
        this.networks = networks;
    }

    /** So many times more rows for a small table; none for a large one. */
    public SyntheticRows rows(Table rows, int times, DecisionThreshold decision, long seed) {
        if (rows.rows() > MOST_ROWS || rows.rows() < 2) {
            return SyntheticRows.none(encoding.domain(), decision);
        }
        EncodedInputs mixed = encoding.inputs(mixed(rows, Math.min(MOST, times * rows.rows()), seed));
        return new SyntheticRows(encoding.domain(), decision, mixed.inputs(), networks.probabilities(mixed.read()));
    }

    private Table mixed(Table rows, int count, long seed) {
        List<Cells> columns =
                encoding.columns().stream().map(column -> cells(rows, column)).toList();
        RowMixing mixture = new RowMixing(new ArrayList<>(columns), rows.rows());
        TableBuilder table = Table.builder(
                encoding.columns().stream().map(EncodedColumn::name).toList());
        for (double[] row : mixture.rows(count, seed)) {
            List<String> texts = new ArrayList<>();
            for (int i = 0; i < row.length; i++) {
                texts.add(columns.get(i).text(row[i]));
            }
            table.add(texts);
        }
        return table.build();
    }

    private static Cells cells(Table rows, EncodedColumn column) {
        return column instanceof NumericColumn numeric
                ? new NumberCells(ColumnNumbers.of(rows, numeric))
                : new CodeCells(rows.column(column.name()));
    }

    /** Cells that can be written as text again. */
    private interface Cells extends RowMixing.Cells {
        String text(double cell);
    }

    private record NumberCells(ColumnNumbers numbers) implements Cells {
        @Override
        public double at(int row) {
            return numbers.at(row);
        }

        @Override
        public boolean isNumeric() {
            return true;
        }

        @Override
        public String text(double cell) {
            return Double.isNaN(cell) ? "" : Double.toString(cell);
        }
    }

    private record CodeCells(Column column) implements Cells {
        @Override
        public double at(int row) {
            return column.code(row);
        }

        @Override
        public boolean isNumeric() {
            return false;
        }

        @Override
        public String text(double cell) {
            return cell == Column.MISSING ? "" : column.values().get((int) cell);
        }
    }
}
