package dev.cleave.spark.learn;

import dev.cleave.LearnOptions;
import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.label.TargetSpec;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/**
 * What is to be learned from which rows.
 *
 * @param rows all of whose columns are the table
 * @param fromFiles whether the rows are to be in the order of the files that they are read from
 * @param heldOut the share of the rows that is looked at only to score
 * @param rowsOnDriver with more rows than this a table is sampled
 * @param rowsOfEnsemble of about so many rows it is counted what the ensemble has right; it takes a dozen times as long as the rest of the ledger
 */
public record ClusterRequest(
        Dataset<Row> rows,
        boolean fromFiles,
        TargetSpec target,
        LearnOptions options,
        double heldOut,
        int rowsOnDriver,
        int rowsOfEnsemble,
        Budget budget,
        TrainingListener listener) {
    private static final int ROWS_ON_DRIVER = 1_000_000;
    private static final int ROWS_OF_ENSEMBLE = 1_000_000;
    private static final int FEWEST_ROWS = 100;

    public ClusterRequest {
        if (!(heldOut >= 0 && heldOut < 1)) {
            throw new IllegalArgumentException("the share held out must be at least 0 and below 1, not " + heldOut);
        }
        if (rowsOnDriver < FEWEST_ROWS) {
            throw new IllegalArgumentException(
                    "the driver learns from at least " + FEWEST_ROWS + " rows, not " + rowsOnDriver);
        }
    }

    /** From all rows, in their order, without a time limit. */
    public static ClusterRequest of(Dataset<Row> rows, TargetSpec target, LearnOptions options) {
        return new ClusterRequest(
                rows,
                false,
                target,
                options,
                0,
                ROWS_ON_DRIVER,
                ROWS_OF_ENSEMBLE,
                Budget.unlimited(),
                TrainingListener.NONE);
    }

    public ClusterRequest withRowsOnDriver(int most) {
        return new ClusterRequest(rows, fromFiles, target, options, heldOut, most, rowsOfEnsemble, budget, listener);
    }

    public ClusterRequest withRowsOfEnsemble(int most) {
        return new ClusterRequest(rows, fromFiles, target, options, heldOut, rowsOnDriver, most, budget, listener);
    }

    public ClusterRequest withBudget(Budget other) {
        return new ClusterRequest(
                rows, fromFiles, target, options, heldOut, rowsOnDriver, rowsOfEnsemble, other, listener);
    }

    public ClusterRequest withHeldOut(double share) {
        return new ClusterRequest(
                rows, fromFiles, target, options, share, rowsOnDriver, rowsOfEnsemble, budget, listener);
    }

    ClusterRequest withOptions(LearnOptions other) {
        return new ClusterRequest(
                rows, fromFiles, target, other, heldOut, rowsOnDriver, rowsOfEnsemble, budget, listener);
    }

    public ClusterRequest withFileOrder() {
        return new ClusterRequest(rows, true, target, options, heldOut, rowsOnDriver, rowsOfEnsemble, budget, listener);
    }

    public ClusterRequest withListener(TrainingListener other) {
        return new ClusterRequest(
                rows, fromFiles, target, options, heldOut, rowsOnDriver, rowsOfEnsemble, budget, other);
    }
}
