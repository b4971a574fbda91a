package dev.cleave.spark.learn;

import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.spark.rows.DriverTable;
import dev.cleave.table.Rows;
import dev.cleave.table.Split;
import dev.cleave.table.Table;

/** Learns from the rows of a DataFrame. */
public final class ClusterLearning {
    private ClusterLearning() {}

    public static ClusterLearned of(ClusterRequest request) {
        long rows = request.rows().count();
        return rows <= request.rowsOnDriver()
                ? whole(request, rows)
                : SampledLearning.of(request, rows).learned();
    }

    /** As one machine does, from the same table. */
    private static ClusterLearned whole(ClusterRequest request, long rows) {
        Table table = request.fromFiles() ? DriverTable.ofFiles(request.rows()) : DriverTable.of(request.rows());
        LabelledTable data = LabelledTable.of(table, request.target());
        Learner learner = new Learner(request.options());
        Learned learned = request.heldOut() == 0
                ? learner.learn(
                        data, new Split(Rows.all(data.table().rows()), Rows.of()), request.budget(), request.listener())
                : learner.learn(data, request.heldOut(), request.budget(), request.listener());
        return new ClusterLearned(learned, data, rows);
    }
}
