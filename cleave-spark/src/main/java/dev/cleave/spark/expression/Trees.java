package dev.cleave.spark.expression;

import java.util.List;
import java.util.function.BinaryOperator;
import org.apache.spark.sql.Column;

/** Many columns in one expression: Spark walks expressions by recursion, and a thousand levels are more than its stack holds. */
final class Trees {
    private Trees() {}

    /**
     * @param operator that is associative
     * @param none of no columns
     */
    static Column of(List<Column> columns, BinaryOperator<Column> operator, Column none) {
        if (columns.size() <= 1) {
            return columns.isEmpty() ? none : columns.get(0);
        }
        int half = columns.size() / 2;
        return operator.apply(
                of(columns.subList(0, half), operator, none),
                of(columns.subList(half, columns.size()), operator, none));
    }
}
