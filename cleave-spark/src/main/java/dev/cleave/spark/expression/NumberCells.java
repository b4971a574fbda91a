package dev.cleave.spark.expression;

import dev.cleave.interchange.program.Statements;
import dev.cleave.table.cell.CellText;
import java.math.BigDecimal;
import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.DecimalType;
import org.apache.spark.sql.types.DoubleType;
import org.apache.spark.sql.types.FloatType;
import org.apache.spark.sql.types.NumericType;

/** Numbers, which are compared as such, also where rules ask for a name that is a number. NaN is missing. */
record NumberCells(Column column, NumericType type) implements CellExpression {
    @Override
    public Column prepared() {
        return column;
    }

    @Override
    public CellExpression over(Column prepared) {
        return new NumberCells(prepared, type);
    }

    /** A float is the number that its text says. */
    private Column number() {
        return type instanceof FloatType
                ? column.cast(DataTypes.StringType).cast(DataTypes.DoubleType)
                : column.cast(DataTypes.DoubleType);
    }

    private boolean isFraction() {
        return type instanceof FloatType || type instanceof DoubleType;
    }

    @Override
    public Column above(double threshold) {
        Column greater = number().gt(threshold);
        return CellExpression.known(isFraction() ? greater.and(functions.not(functions.isnan(column))) : greater);
    }

    @Override
    public Column among(List<String> values) {
        List<Column> numbers = values.stream()
                .filter(value -> Statements.isNumber(value) || isInfinite(value))
                .map(this::literal)
                .toList();
        return numbers.isEmpty() ? functions.lit(false) : CellExpression.known(column.isin(numbers.toArray()));
    }

    private static boolean isInfinite(String value) {
        return Double.isInfinite(CellText.number(value).orElse(0));
    }

    private Column literal(String value) {
        if (type instanceof FloatType) {
            return functions.lit(Float.parseFloat(value));
        }
        return type instanceof DecimalType || (!isFraction() && !isInfinite(value))
                ? functions.lit(new BigDecimal(value))
                : functions.lit(CellText.number(value).orElseThrow());
    }

    @Override
    public Column truth() {
        return among(List.of("1"));
    }

    @Override
    public Column absent() {
        return isFraction() ? column.isNull().or(functions.isnan(column)) : column.isNull();
    }
}
