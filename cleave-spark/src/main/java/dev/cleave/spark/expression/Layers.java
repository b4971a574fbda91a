package dev.cleave.spark.expression;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;

/** Columns that are computed once a row and read by those of later layers; the optimizer of Spark keeps them apart where that saves work. */
final class Layers {
    private final String prefix;
    private Dataset<Row> rows;
    private Map<String, Column> layer = new LinkedHashMap<>();

    /** @param prefix that no column of the user has */
    Layers(Dataset<Row> rows, String prefix) {
        this.rows = rows;
        this.prefix = prefix;
    }

    /** To be read after the layer ends. */
    Column add(String name, Column value) {
        layer.put(prefix + name, value);
        return functions.col(prefix + name);
    }

    void end() {
        if (!layer.isEmpty()) {
            rows = rows.withColumns(layer);
            layer = new LinkedHashMap<>();
        }
    }

    Dataset<Row> rows() {
        return rows;
    }
}
