package dev.cleave.spark.expression;

import dev.cleave.interchange.program.CellCheck;
import dev.cleave.interchange.program.InputColumn;
import dev.cleave.spark.rows.CellTypes;
import dev.cleave.spark.rows.ColumnNames;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.BooleanType;
import org.apache.spark.sql.types.NumericType;
import org.apache.spark.sql.types.StructField;

/** What can be asked of the cells of a column. What is asked is true or false of every cell, missing ones too, and never null. */
sealed interface CellExpression permits NumberCells, TextCells, TruthCells {
    /** What is computed once a row, for all questions. */
    Column prepared();

    /** The same question asked of another column, which holds what was prepared. */
    CellExpression over(Column prepared);

    Column above(double threshold);

    Column among(List<String> values);

    /** Whether it is a word for true. */
    Column truth();

    /** Whether it is missing; in a column of numbers, whether it is no number. */
    Column absent();

    /** An {@link InputException} where the type has no cells. */
    static CellExpression of(InputColumn input, StructField field) {
        Column column = ColumnNames.column(field.name());
        if (field.dataType() instanceof NumericType type) {
            return new NumberCells(column, type);
        }
        if (field.dataType() instanceof BooleanType) {
            return new TruthCells(column, input.isNumber());
        }
        if (!CellTypes.isReadable(field.dataType())) {
            throw new InputException(
                    SourceLocation.unknown().withColumn(field.name()),
                    "is of type " + field.dataType().simpleString()
                            + ", and rules read numbers, texts and truth values; give a column of these");
        }
        return TextCells.of(CellTypes.read(field), input.isNumber());
    }

    default Column holds(CellCheck check) {
        if (check instanceof CellCheck.Above above) {
            return above(above.threshold());
        }
        if (check instanceof CellCheck.Among among) {
            return among(among.values());
        }
        return check instanceof CellCheck.Truth ? truth() : absent();
    }

    /** What is null is false. */
    static Column known(Column condition) {
        return functions.coalesce(condition, functions.lit(false));
    }
}
