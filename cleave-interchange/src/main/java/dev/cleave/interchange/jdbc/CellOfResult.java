package dev.cleave.interchange.jdbc;

import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import java.math.BigDecimal;
import java.sql.Timestamp;
import org.jspecify.annotations.Nullable;

/** A value of a database as a CSV has it. */
final class CellOfResult {
    private CellOfResult() {}

    /** Empty where it is NULL; an {@link InputException} where it is no single value. */
    static String text(@Nullable Object value, String column) {
        if (value == null) {
            return "";
        }
        if (value instanceof BigDecimal decimal) {
            return decimal.toPlainString();
        }
        if (value instanceof Timestamp time) {
            return time.toLocalDateTime().toString();
        }
        if (value instanceof byte[]
                || value.getClass().isArray()
                || value instanceof java.sql.Blob
                || value instanceof java.sql.Array) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "column " + OneLine.quoted(column)
                            + " of the query has bytes or lists, which are no cells; leave it out");
        }
        return value.toString();
    }
}
