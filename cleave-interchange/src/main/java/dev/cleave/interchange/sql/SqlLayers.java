package dev.cleave.interchange.sql;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Columns that read each other, as queries over queries: each stands above those that it reads. */
final class SqlLayers {
    private static final Pattern NAME = Pattern.compile(SqlText.PREFIX + "[a-z0-9_]+");

    private final String table;
    private final String once;
    private final Map<String, Integer> layerOf = new HashMap<>();
    private final List<List<String>> layers = new ArrayList<>();

    /** @param once what stands before a query that is answered once, whoever reads it */
    SqlLayers(String table, String once) {
        this.table = table;
        this.once = once;
    }

    static boolean reads(String expression, String name) {
        return NAME.matcher(expression).results().anyMatch(some -> some.group().equals(name));
    }

    void add(String name, String expression) {
        int layer = 0;
        Matcher names = NAME.matcher(expression);
        while (names.find()) {
            layer = Math.max(layer, layerOf.getOrDefault(names.group(), -1) + 1);
        }
        layerOf.put(SqlText.PREFIX + name, layer);
        while (layers.size() <= layer) {
            layers.add(new ArrayList<>());
        }
        layers.get(layer).add(expression + " AS " + SqlText.PREFIX + name);
    }

    String query() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < layers.size(); i++) {
            boolean isLast = i == layers.size() - 1;
            String from = i == 0 ? table : SqlText.PREFIX + "layer_" + i;
            text.append(
                            isLast
                                    ? ""
                                    : (i == 0 ? "WITH " : "") + SqlText.PREFIX + "layer_" + (i + 1) + " AS " + once
                                            + "(\n")
                    .append("SELECT ")
                    .append(from)
                    .append(".*,\n  ")
                    .append(String.join(",\n  ", layers.get(i)))
                    .append("\nFROM ")
                    .append(from)
                    .append(isLast ? "" : i == layers.size() - 2 ? "\n)\n" : "\n),\n");
        }
        return text.toString();
    }
}
