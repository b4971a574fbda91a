package dev.cleave.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Fits an {@link Encoding}, column by column. */
final class EncodingFitter {
    private EncodingFitter() {}

    static Encoding fit(Table table, Target target, Rows train, EncodingOptions options) {
        requireKnown(table, options);
        ColumnFitter fitter = new ColumnFitter(table, train, options);
        Set<String> labels = target.columns();
        List<EncodedColumn> kept = new ArrayList<>();
        List<Note> leftOut = new ArrayList<>();
        for (Column column : table.columns()) {
            if (!labels.contains(column.name()) && !options.ignored().contains(column.name())) {
                ColumnFit fit = fitter.fit(column);
                if (fit instanceof ColumnFit.Kept fitted) {
                    kept.add(fitted.column());
                } else if (fit instanceof ColumnFit.LeftOut out) {
                    leftOut.add(out.note());
                }
            }
        }
        requireSome(kept, leftOut, table);
        List<Note> notes =
                Stream.concat(table.notes().stream(), leftOut.stream()).toList();
        return new Encoding(kept, target, notes);
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
                            table.place().withColumn(name), "is both --categorical and --numeric; choose one");
                });
    }

    private static void requireSome(List<EncodedColumn> kept, List<Note> leftOut, Table table) {
        if (kept.isEmpty()) {
            String why = leftOut.stream().limit(3).map(Note::toString).collect(Collectors.joining("; "));
            throw new InputException(
                    table.place(),
                    "no column is left to learn from; add one beside the target"
                            + (why.isEmpty() ? "" : " (" + why + ")"));
        }
    }
}
