package dev.cleave.encoding.fit;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.Target;
import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.Rows;
import dev.cleave.table.Setting;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Fits an {@link Encoding}, column by column. */
public final class EncodingFitter {
    private EncodingFitter() {}

    public static Encoding fit(Table table, Target target, Rows train, EncodingOptions options) {
        requireKnown(table, options);
        WordOrders.require(table, target.columns(), options);
        List<EncodedColumn> kept = new ArrayList<>();
        List<Note> remarks = new ArrayList<>();
        for (ColumnFit fit : fits(table, target.columns(), train, options)) {
            if (fit instanceof ColumnFit.Kept fitted) {
                kept.add(fitted.column());
                remarks.addAll(fitted.notes());
            } else if (fit instanceof ColumnFit.LeftOut out) {
                remarks.add(out.note());
            }
        }
        requireSome(kept, remarks, table);
        List<Note> notes =
                Stream.concat(table.notes().stream(), remarks.stream()).toList();
        return new Encoding(kept, target, notes);
    }

    /** Of every column but the labels and those to ignore. */
    public static List<ColumnFit> fits(Table table, Set<String> labels, Rows rows, EncodingOptions options) {
        ColumnFitter fitter = new ColumnFitter(table, rows, options);
        return table.columns().stream()
                .filter(column ->
                        !labels.contains(column.name()) && !options.ignored().contains(column.name()))
                .map(fitter::fit)
                .toList();
    }

    private static void requireKnown(Table table, EncodingOptions options) {
        Stream.of(options.categorical(), options.numeric(), options.ignored())
                .flatMap(names -> names.stream().sorted())
                .forEach(table::column);
        options.numeric().stream()
                .filter(options.categorical()::contains)
                .sorted()
                .findFirst()
                .ifPresent(name -> {
                    throw new InputException(
                            table.place().withColumn(name),
                            "is said to be both categorical and numeric; choose one",
                            Setting.CATEGORICAL,
                            Setting.NUMERIC);
                });
    }

    private static void requireSome(List<EncodedColumn> kept, List<Note> remarks, Table table) {
        if (kept.isEmpty()) {
            String why = remarks.stream().limit(3).map(Note::toString).collect(Collectors.joining("; "));
            throw new InputException(
                    table.place(),
                    "no column is left to learn from; add one beside the target"
                            + (why.isEmpty() ? "" : " (" + why + ")"));
        }
    }
}
