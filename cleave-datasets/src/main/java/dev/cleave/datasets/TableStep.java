package dev.cleave.datasets;

import dev.cleave.table.Column;
import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** One change to the columns of a table, before anything is learned from it. */
public sealed interface TableStep {
    /** An {@link InputException} where the table lacks a column that is needed. */
    Table apply(Table table);

    /** Leaves columns out. */
    record Drop(List<String> columns) implements TableStep {
        public Drop {
            columns = List.copyOf(columns);
        }

        @Override
        public Table apply(Table table) {
            columns.forEach(table::column);
            return table.withColumns(table.columns().stream()
                    .filter(column -> !columns.contains(column.name()))
                    .toList());
        }
    }

    /**
     * Columns of which at most one is 1 become the bits of its place among them, the highest first, counted from 0; where none
     * is 1, all bits are. The new columns stand where the first of the old ones did.
     *
     * @param prefix what the names of the old columns start with; the new ones are {@code prefix_bit1}, {@code prefix_bit0}
     */
    record BinaryCode(String prefix, int bits) implements TableStep {
        @Override
        public Table apply(Table table) {
            List<Column> old = table.columns().stream()
                    .filter(column -> column.name().startsWith(prefix))
                    .toList();
            if (old.isEmpty() || old.size() > 1 << bits) {
                throw new InputException(
                        table.place(),
                        old.size() + " columns start with '" + prefix + "'; " + bits + " bits need from 1 to "
                                + (1 << bits));
            }
            int[] places = IntStream.range(0, table.rows())
                    .map(row -> place(table, old, row))
                    .toArray();
            return table.withColumns(replaced(table, old, coded(places)));
        }

        private int place(Table table, List<Column> old, int row) {
            int none = (1 << bits) - 1;
            int found = none;
            for (int i = 0; i < old.size(); i++) {
                if (old.get(i).cell(row).equals("1")) {
                    if (found != none) {
                        throw new InputException(
                                table.place(row).withColumn(old.get(i).name()),
                                "is 1, and so is an earlier column of '" + prefix + "'; at most one can be");
                    }
                    found = i;
                }
            }
            return found;
        }

        private List<Column> coded(int[] places) {
            List<Column> coded = new ArrayList<>();
            for (int bit = bits - 1; bit >= 0; bit--) {
                int shift = bit;
                int[] codes =
                        IntStream.of(places).map(place -> place >> shift & 1).toArray();
                coded.add(Column.of(prefix + "_bit" + bit, List.of("0", "1"), codes));
            }
            return coded;
        }

        private static List<Column> replaced(Table table, List<Column> old, List<Column> coded) {
            List<Column> all = new ArrayList<>();
            Set<String> names = old.stream().map(Column::name).collect(Collectors.toCollection(LinkedHashSet::new));
            for (Column column : table.columns()) {
                if (column == old.get(0)) {
                    all.addAll(coded);
                }
                if (!names.contains(column.name())) {
                    all.add(column);
                }
            }
            return all;
        }
    }
}
