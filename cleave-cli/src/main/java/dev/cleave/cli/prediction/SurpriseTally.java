package dev.cleave.cli.prediction;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Surprise;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Adds up what is odd in parts of a table, to what is odd in all of it. */
public final class SurpriseTally {
    private static final int MOST = 1 << 16; // that are kept of a column

    private final Map<String, Map<String, Surprise>> found = new LinkedHashMap<>(); // by column, by value

    public SurpriseTally(List<EncodedColumn> columns) {
        columns.forEach(column -> found.put(column.name(), new LinkedHashMap<>()));
    }

    /** Those of the rows that follow. */
    public void add(List<Surprise> more) {
        more.stream()
                .sorted(Comparator.comparingLong(
                        surprise -> surprise.place().lineOrRow().orElse(0)))
                .forEach(surprise -> add(surprise, found.getOrDefault(surprise.column(), Map.of())));
    }

    private static void add(Surprise surprise, Map<String, Surprise> values) {
        Surprise before = values.get(surprise.value());
        if (before != null) {
            values.put(surprise.value(), before.plus(surprise.rows()));
        } else if (values.size() < MOST) {
            values.put(surprise.value(), surprise);
        }
    }

    /** By column, each value where it first appears, missing cells last. */
    public List<Surprise> all() {
        List<Surprise> all = new ArrayList<>();
        for (Map<String, Surprise> values : found.values()) {
            values.values().stream()
                    .filter(surprise -> !surprise.value().isEmpty())
                    .forEach(all::add);
            values.values().stream()
                    .filter(surprise -> surprise.value().isEmpty())
                    .forEach(all::add);
        }
        return all;
    }
}
