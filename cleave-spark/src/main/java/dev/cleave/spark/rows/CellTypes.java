package dev.cleave.spark.rows;

import dev.cleave.table.cell.NumberText;
import java.math.BigDecimal;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.types.BooleanType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DateType;
import org.apache.spark.sql.types.NumericType;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.TimestampNTZType;
import org.apache.spark.sql.types.TimestampType;
import org.jspecify.annotations.Nullable;

/** What values of a DataFrame are in a table: the text that the same cell has in a file. */
public final class CellTypes {
    private CellTypes() {}

    /** Whether a column of this type can be a column of a table; lists, maps, structures, vectors and bytes can't. */
    public static boolean isReadable(DataType type) {
        return isPlain(type)
                || type instanceof DateType
                || type instanceof TimestampType
                || type instanceof TimestampNTZType;
    }

    private static boolean isPlain(DataType type) {
        return type instanceof NumericType || type instanceof StringType || type instanceof BooleanType;
    }

    /** The column as rows are read by; times are texts as Spark writes them. */
    public static Column read(StructField field) {
        Column column = ColumnNames.column(field.name());
        return isPlain(field.dataType()) ? column : column.cast("string").as(field.name());
    }

    /** Of a value of a plain type; empty where there is none. */
    static String text(@Nullable Object value) {
        if (value == null) {
            return "";
        }
        if (value instanceof Double number) {
            return NumberText.of(number);
        }
        if (value instanceof Float number) {
            return NumberText.of(number);
        }
        return value instanceof BigDecimal number ? number.toPlainString() : value.toString();
    }
}
