package dev.cleave.spark.rows;

import org.apache.spark.sql.Column;
import org.apache.spark.sql.functions;

/** Columns by the names that users gave them, whatever characters these have. */
public final class ColumnNames {
    private ColumnNames() {}

    public static Column column(String name) {
        return functions.col("`" + name.replace("`", "``") + "`");
    }
}
