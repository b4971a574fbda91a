package dev.cleave.encoding.fit;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.table.Column;
import dev.cleave.table.Rows;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.cell.CellText;
import dev.cleave.table.cell.ColumnProfile;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Fits columns to the training rows of a table, but for those that are known already. */
final class ColumnFitter {
    private final Table table;
    private final Rows train;
    private final EncodingOptions options;

    ColumnFitter(Table table, Rows train, EncodingOptions options) {
        this.table = table;
        this.train = train;
        this.options = options;
    }

    ColumnFit fit(Column column) {
        Optional<EncodedColumn> known = options.known().stream()
                .filter(own -> own.name().equals(column.name()))
                .findFirst();
        return known.isPresent()
                ? new ColumnFit.Kept(known.get())
                : ColumnFit.of(ColumnProfile.of(column, train), new ColumnRows(table, train, column), options);
    }

    /** Those of a table. */
    private record ColumnRows(Table table, Rows train, Column column) implements ProfiledRows {
        @Override
        public boolean areNumbered() {
            return RowNumberColumn.is(column, train);
        }

        @Override
        public SourceLocation firstOf(List<String> texts) {
            BitSet codes = new BitSet();
            for (int code = 0; code < column.values().size(); code++) {
                codes.set(code, texts.contains(CellText.key(column.values().get(code))));
            }
            return train.stream()
                    .filter(row -> column.code(row) != Column.MISSING && codes.get(column.code(row)))
                    .boxed()
                    .findFirst()
                    .map(table::place)
                    .orElse(table.place());
        }

        @Override
        public SourceLocation place() {
            return table.place();
        }
    }
}
