package dev.cleave.cli.option;

import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.WordOrder;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What columns are. */
public final class ColumnOptions {
    @Option(names = "--ignore", paramLabel = "COL", split = ",", description = "Columns to leave out.")
    private Set<String> ignored = new LinkedHashSet<>();

    @Option(
            names = "--categorical",
            paramLabel = "COL",
            split = ",",
            description = "Columns of names, even if they look like numbers.")
    private Set<String> categorical = new LinkedHashSet<>();

    @Option(names = "--numeric", paramLabel = "COL", split = ",", description = "Columns of numbers.")
    private Set<String> numeric = new LinkedHashSet<>();

    @Option(
            names = "--ordered",
            paramLabel = "WORDS",
            description =
                    "Words from the least to the greatest, low,med,high: a column that has no others is ordered so, and"
                            + " rules say safety > low; once for each order.")
    private List<String> ordered = new ArrayList<>();

    @Option(names = "--cuts", paramLabel = "N", description = "At most N thresholds of a number to start from (8).")
    private @Nullable Integer cuts;

    /** What the user says about a column counts more than what is known about a named data set. */
    public EncodingOptions encoding(EncodingOptions known, Set<String> unread) {
        Set<String> said = union(categorical, numeric);
        if (cuts != null && cuts < 1) {
            throw new InputException(SourceLocation.unknown(), "--cuts must be at least 1, not " + cuts);
        }
        return known.withCategorical(union(categorical, without(known.categorical(), said)))
                .withNumeric(union(numeric, without(known.numeric(), said)))
                .withOrders(Stream.concat(ordered.stream().map(WordOrder::parse), known.orders().stream())
                        .toList())
                .withIgnored(union(unread, union(ignored, known.ignored())))
                .withCuts(cuts == null ? known.cuts() : cuts);
    }

    private static Set<String> union(Set<String> some, Set<String> others) {
        Set<String> all = new LinkedHashSet<>(some);
        all.addAll(others);
        return all;
    }

    private static Set<String> without(Set<String> some, Set<String> others) {
        Set<String> left = new LinkedHashSet<>(some);
        left.removeAll(others);
        return left;
    }
}
