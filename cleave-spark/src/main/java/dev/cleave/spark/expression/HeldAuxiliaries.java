package dev.cleave.spark.expression;

import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.functions;

/**
 * Very many auxiliaries as one array of truths, and sums over it: a plan with an expression for each of some thousand addends, in which Spark would look
 * for minutes for what can be said in a shorter way, and whose tasks would have megabytes, is a few expressions with arrays of numbers.
 */
record HeldAuxiliaries(Column held) {
    static final int FEW = 100; // have a column each

    /** The points of those that hold. */
    Column points(List<Long> points) {
        Column gained = functions.zip_with(
                held,
                functions.lit(points.toArray(Long[]::new)),
                (holds, own) -> functions.when(holds, own).otherwise(functions.lit(0L)));
        return functions.aggregate(gained, functions.lit(0L), Column::plus);
    }

    /** From 0 on, in their order, each weight is added where its auxiliary holds and subtracted where not. */
    Column balance(List<Double> weights) {
        Column signed = functions.zip_with(
                held,
                functions.lit(weights.toArray(Double[]::new)),
                (holds, own) -> functions.when(holds, own).otherwise(functions.negate(own)));
        return functions.aggregate(signed, functions.lit(0.0), Column::plus);
    }
}
