package dev.cleave.spark.expression;

import java.util.List;
import org.apache.spark.ml.linalg.SQLDataTypes;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.ml.linalg.VectorUDT;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.catalyst.expressions.Literal;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.classic.ExpressionUtils;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.DataTypes;

/** One of a few constants, by an index that a column has. */
public final class Literals {
    private Literals() {}

    /** A vector, which Spark's own functions would make by a function for each row. */
    public static Column vector(List<Vector> all, Column index) {
        VectorUDT type = (VectorUDT) SQLDataTypes.VectorType();
        Object[] stored = all.stream().map(type::serialize).toArray();
        Literal constants = Literal.create(new GenericArrayData(stored), DataTypes.createArrayType(type, false));
        return functions.get(ExpressionUtils.column(constants), index);
    }

    public static Column number(List<Double> all, Column index) {
        return functions.get(
                functions.lit(all.stream().mapToDouble(number -> number).toArray()), index);
    }

    public static Column text(List<String> all, Column index) {
        return functions.get(functions.lit(all.toArray(String[]::new)), index);
    }
}
