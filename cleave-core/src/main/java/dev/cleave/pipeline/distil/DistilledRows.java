package dev.cleave.pipeline.distil;

import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.table.Splits;
import dev.cleave.table.Table;
import dev.cleave.training.FoldTraining;
import dev.cleave.training.Plan;
import dev.cleave.training.PlanDefaults;

/**
 * Rows to train one network on: those of a small table, twice, and four times as many that an ensemble labels, so that a hard network is as good
 * as a soft one (docs/adr/0051).
 *
 * @param table of the rows
 */
public record DistilledRows(Table table, Encoding encoding, Dataset rows) {
    private static final int FOLDS = 4; // of the ensemble
    private static final int NETWORKS_A_FOLD = 2;
    private static final int TIMES = 4; // as many synthetic rows as there are rows
    private static final int MOST = 10_000;

    /** Whether the table is small enough for more rows to help. */
    public boolean isSmall() {
        return rows.rows() <= MOST && rows.rows() >= FOLDS;
    }

    /** How many steps the networks of the ensemble take together. */
    public long steps() {
        return member().steps() * FOLDS * NETWORKS_A_FOLD;
    }

    private Plan member() {
        return PlanDefaults.member(encoding, rows);
    }

    public Dataset make(long seed, int threads, Budget time, TrainingListener listener) {
        Splits splits = encoding.target().exclusive() ? Splits.stratified(rows.targets()) : Splits.of(rows.targets());
        FoldTraining training = new FoldTraining(rows, splits.folds(FOLDS, seed), time, listener);
        Distillation ensemble = new Distillation(
                encoding, training.run(member(), NETWORKS_A_FOLD, seed, threads).whole());
        Dataset synthetic = ensemble.labelled(table, Math.min(MOST, TIMES * rows.rows()), seed);
        return rows.above(synthetic).above(rows);
    }
}
