package dev.cleave.spark.expression;

import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.functions;

/**
 * Truth values, whose texts are {@code true} and {@code false}.
 *
 * @param asNumber whether rules take the column for numbers, so that no cell is one
 */
record TruthCells(Column column, boolean asNumber) implements CellExpression {
    @Override
    public Column prepared() {
        return column;
    }

    @Override
    public CellExpression over(Column prepared) {
        return new TruthCells(prepared, asNumber);
    }

    @Override
    public Column above(double threshold) {
        return functions.lit(false);
    }

    @Override
    public Column among(List<String> values) {
        Column yes = values.contains("true") ? CellExpression.known(column) : functions.lit(false);
        Column no = values.contains("false") ? CellExpression.known(functions.not(column)) : functions.lit(false);
        return yes.or(no);
    }

    @Override
    public Column truth() {
        return CellExpression.known(column);
    }

    @Override
    public Column absent() {
        return asNumber ? functions.lit(true) : column.isNull();
    }
}
