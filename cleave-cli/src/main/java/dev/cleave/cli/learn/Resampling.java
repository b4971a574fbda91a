package dev.cleave.cli.learn;

import dev.cleave.CrossValidation;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.evaluation.Ledger;
import dev.cleave.io.Provenance;
import dev.cleave.table.Rows;
import dev.cleave.table.Split;
import dev.cleave.table.Table;
import java.util.List;
import java.util.Locale;

/** What is held out, and so how often is learned. */
public sealed interface Resampling {
    /** In words, for the report. */
    String describe();

    Outcome run(Learner learner, LabelledTable data, long seed, Budget budget, TrainingListener listener);

    /**
     * What came of it.
     *
     * @param learned the model to keep
     * @param ledgers of all learnings that were scored
     * @param parts models that were learned from parts of the rows, where the one to keep was from all
     */
    record Outcome(Learned learned, List<Ledger> ledgers, List<Learned> parts) {
        public Outcome {
            ledgers = List.copyOf(ledgers);
            parts = List.copyOf(parts);
        }

        public static Outcome of(Learned learned) {
            return new Outcome(learned, List.of(learned.model().ledger()), List.of());
        }
    }

    /** All rows are learned from. */
    record Nothing() implements Resampling {
        @Override
        public String describe() {
            return "no rows held out";
        }

        @Override
        public Outcome run(Learner learner, LabelledTable data, long seed, Budget budget, TrainingListener listener) {
            return Outcome.of(
                    learner.learn(data, new Split(Rows.all(data.table().rows()), Rows.of()), budget, listener));
        }
    }

    /** A share of the rows, stratified. */
    record HoldOut(double share) implements Resampling {
        @Override
        public String describe() {
            return Math.round(100 * share) + " % of the rows held out";
        }

        @Override
        public Outcome run(Learner learner, LabelledTable data, long seed, Budget budget, TrainingListener listener) {
            return Outcome.of(learner.learn(data, share, budget, listener));
        }
    }

    /** Each part in turn; the model that is kept learned from all rows. */
    record Folds(int count) implements Resampling {
        @Override
        public String describe() {
            return count + " folds, mean over them";
        }

        @Override
        public Outcome run(Learner learner, LabelledTable data, long seed, Budget budget, TrainingListener listener) {
            CrossValidation all = CrossValidation.run(learner, data, count, seed, budget, listener);
            return new Outcome(all.learned(), all.folds(), all.parts());
        }
    }

    /** The rows of another table. */
    record TestTable(Table table) implements Resampling {
        @Override
        public String describe() {
            return table.rows() + " rows of the test file held out";
        }

        @Override
        public Outcome run(Learner learner, LabelledTable data, long seed, Budget budget, TrainingListener listener) {
            return Outcome.of(learner.learn(data, table, budget, listener));
        }
    }

    /** It was learned on a cluster, which held rows out as it was told. */
    record Elsewhere(Learned learned) implements Resampling {
        @Override
        public String describe() {
            Provenance made = learned.model().provenance();
            return String.format(
                    Locale.ROOT,
                    "%,d rows held out, of %,d on the cluster",
                    made.heldOut().rows(),
                    made.rows());
        }

        @Override
        public Outcome run(Learner learner, LabelledTable data, long seed, Budget budget, TrainingListener listener) {
            return Outcome.of(learned);
        }
    }
}
