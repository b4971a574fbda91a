package dev.cleave.encoding.fit;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.OrderedColumn;
import dev.cleave.encoding.WordOrder;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.Rows;
import dev.cleave.table.Setting;
import dev.cleave.table.Table;
import dev.cleave.table.cell.ColumnProfile;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Columns whose words a person has put in an order. */
final class WordOrders {
    private static final int LEAST = 3; // words, that an order says something of

    private WordOrders() {}

    /** The column in the first order that has all of its words; with those alone that occur. */
    static Optional<EncodedColumn> column(ColumnProfile profile, EncodingOptions options) {
        boolean isTwo = profile.distinct() < LEAST && !(profile.distinct() == 2 && profile.hasGaps());
        if (isTwo || options.categorical().contains(profile.name())) {
            return Optional.empty();
        }
        return options.orders().stream()
                .map(WordOrder::words)
                .filter(words -> words.containsAll(profile.values()))
                .findFirst()
                .map(words -> new OrderedColumn(
                        profile.name(),
                        words.stream().filter(profile.values()::contains).toList(),
                        profile.hasGaps()));
    }

    /** An {@link InputException} where an order is that of no column. */
    static void require(Table table, Set<String> labels, EncodingOptions options) {
        if (options.orders().isEmpty()) {
            return;
        }
        List<ColumnProfile> columns = table.columns().stream()
                .filter(column -> !labels.contains(column.name()))
                .map(column -> ColumnProfile.of(column, Rows.all(table.rows())))
                .filter(profile -> profile.distinct() > 1)
                .toList();
        for (WordOrder order : options.orders()) {
            if (columns.stream().noneMatch(column -> order.words().containsAll(column.values()))) {
                throw refused(table, order, columns);
            }
        }
    }

    private static InputException refused(Table table, WordOrder order, List<ColumnProfile> columns) {
        String nearest = columns.stream()
                .filter(column -> common(column, order) > 0)
                .max(Comparator.comparingLong(column -> common(column, order)))
                .map(column -> "; column " + OneLine.quoted(column.name()) + " also has "
                        + OneLine.listed(
                                column.values().stream()
                                        .filter(value -> !order.words().contains(value))
                                        .toList(),
                                3)
                        + ", which the order must name, too")
                .orElse("; write the words as the table has them");
        return new InputException(
                table.place(), "no column has the words " + order + " alone" + nearest, Setting.ORDERED);
    }

    private static long common(ColumnProfile column, WordOrder order) {
        return column.values().stream().filter(order.words()::contains).count();
    }
}
