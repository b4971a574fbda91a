package dev.cleave.spark.expression;

import dev.cleave.interchange.program.CellCheck;
import dev.cleave.interchange.program.Statements;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;

/**
 * Texts, read as {@link dev.cleave.table.cell.CellText} reads them: without white space around them, some words being missing cells, and
 * {@code 2.0} the same as {@code 2}. A number of more than 18 decimals is compared by these.
 *
 * @param text without white space around it, null where it is missing; of numbers, the number
 */
record TextCells(Column text, boolean asNumber) implements CellExpression {
    private static final String SPACE = " \t\n\u000b\f\r\u001c\u001d\u001e\u001f\u1680\u2000\u2001\u2002\u2003\u2004"
            + "\u2005\u2006\u2008\u2009\u200a\u2028\u2029\u205f\u3000"; // Character.isWhitespace
    private static final Object[] MISSING = {"", "?", "na", "n/a", "nan", "null"};
    private static final String DECIMAL = "^[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?$";
    private static final String CODE = "^[+-]?0[0-9].*|.*[eE][+-]?[0-9]{5,}$";
    private static final String INFINITE = "^[+-]?[iI]nf(inity)?$";
    private static final int DIGITS = 38;
    private static final int DECIMALS = 18;

    static TextCells of(Column raw, boolean asNumber) {
        return new TextCells(asNumber ? number(present(raw)) : present(raw), asNumber);
    }

    private static Column present(Column raw) {
        Column trimmed = functions.trim(raw, SPACE);
        return functions.when(functions.not(functions.lower(trimmed).isin(MISSING)), trimmed);
    }

    private static Column number(Column text) {
        Column infinity = functions
                .when(text.startsWith("-"), functions.lit(Double.NEGATIVE_INFINITY))
                .otherwise(functions.lit(Double.POSITIVE_INFINITY));
        return functions
                .when(text.rlike(DECIMAL), text.try_cast(DataTypes.DoubleType))
                .when(text.rlike(INFINITE), infinity);
    }

    @Override
    public Column prepared() {
        return text;
    }

    @Override
    public CellExpression over(Column prepared) {
        return new TextCells(prepared, asNumber);
    }

    @Override
    public Column above(double threshold) {
        return CellExpression.known(text.gt(threshold));
    }

    @Override
    public Column among(List<String> values) {
        return among(text, values);
    }

    private static Column among(Column texts, List<String> values) {
        Column any = texts.isin(values.toArray());
        List<Column> numbers = new ArrayList<>();
        values.stream().filter(Statements::isNumber).forEach(value -> numbers.add(equal(texts, new BigDecimal(value))));
        Column spelled = numbers.stream().reduce(Column::or).orElse(functions.lit(false));
        Column isNumber = texts.rlike(DECIMAL).and(functions.not(texts.rlike(CODE)));
        return CellExpression.known(numbers.isEmpty() ? any : any.or(isNumber.and(spelled)));
    }

    private static Column equal(Column texts, BigDecimal value) {
        boolean fits = value.scale() <= DECIMALS && value.precision() - value.scale() <= DIGITS - DECIMALS;
        return fits
                ? texts.try_cast(DataTypes.createDecimalType(DIGITS, DECIMALS)).equalTo(functions.lit(value))
                : texts.try_cast(DataTypes.DoubleType).equalTo(functions.lit(value.doubleValue()));
    }

    @Override
    public Column truth() {
        return among(functions.lower(text), CellCheck.Truth.WORDS);
    }

    @Override
    public Column absent() {
        return text.isNull();
    }
}
