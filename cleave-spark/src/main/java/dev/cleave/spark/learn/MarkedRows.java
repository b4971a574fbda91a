package dev.cleave.spark.learn;

import dev.cleave.spark.rows.ColumnNames;
import java.util.List;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;

/**
 * The rows that have a label, each with a number in [0, 1) that a hash of its place in its partition gives, and whether it is held out. The
 * number is the same whenever a partition is read again, so that a sample of any size holds all smaller ones, and a task that is repeated
 * finds the same rows.
 *
 * @param columns of the table
 */
record MarkedRows(Dataset<Row> rows, List<String> columns, String label) {
    static final String DRAW = "__cleave_draw";
    static final String HELD_OUT = "__cleave_held_out";
    private static final double UNIT = 0x1p-53;
    private static final int UNUSED = 64 - 53;

    static MarkedRows of(ClusterRequest request, String label) {
        Column place = functions.monotonically_increasing_id();
        Column isHeldOut = request.heldOut() == 0
                ? functions.lit(false) // for which Spark reads no row
                : draw(place, 2 * request.options().seed() + 1).lt(request.heldOut());
        Dataset<Row> marked = request.rows()
                .withColumn(DRAW, draw(place, 2 * request.options().seed()))
                .withColumn(HELD_OUT, isHeldOut);
        return new MarkedRows(
                marked.where(LabelCounts.isPresent(ColumnNames.column(label))),
                List.of(request.rows().columns()),
                label);
    }

    /** Without columns that say nothing. */
    MarkedRows without(List<String> names) {
        return new MarkedRows(
                rows, columns.stream().filter(name -> !names.contains(name)).toList(), label);
    }

    private static Column draw(Column place, long seed) {
        Column hash = functions.xxhash64(functions.lit(seed), place);
        return functions.shiftrightunsigned(hash, UNUSED).multiply(functions.lit(UNIT));
    }

    Column labelText() {
        return ColumnNames.column(label).cast("string");
    }

    /** The columns of the table alone. */
    Dataset<Row> plain(Dataset<Row> some) {
        return some.select(columns.stream().map(ColumnNames::column).toArray(Column[]::new));
    }

    /** Those that may be learned from. */
    Dataset<Row> training() {
        return rows.where(functions.not(functions.col(HELD_OUT)));
    }
}
