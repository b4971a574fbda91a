package dev.cleave.cli;

import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.budget.Budget;
import dev.cleave.data.Labelled;
import dev.cleave.data.Rows;
import dev.cleave.data.Split;
import dev.cleave.data.Splits;
import dev.cleave.data.Table;
import dev.cleave.ledger.Ledger;
import dev.cleave.training.TrainingListener;
import java.util.ArrayList;
import java.util.List;

/** What is held out, and so how often is learned. */
sealed interface Evaluation {
    /** In words, for the report. */
    String describe();

    Outcome run(Learner learner, Labelled data, long seed, Budget budget, TrainingListener listener);

    /** The model to keep, and the ledgers of all learnings that were scored. */
    record Outcome(Learned learned, List<Ledger> ledgers) {
        public Outcome {
            ledgers = List.copyOf(ledgers);
        }

        static Outcome of(Learned learned) {
            return new Outcome(learned, List.of(learned.model().ledger()));
        }
    }

    private static Split everything(Labelled data) {
        return new Split(Rows.all(data.table().rows()), Rows.of());
    }

    /** All rows are learned from. */
    record Nothing() implements Evaluation {
        @Override
        public String describe() {
            return "no rows held out";
        }

        @Override
        public Outcome run(Learner learner, Labelled data, long seed, Budget budget, TrainingListener listener) {
            return Outcome.of(learner.learn(data, everything(data), budget, listener));
        }
    }

    /** A share of the rows, stratified. */
    record HoldOut(double share) implements Evaluation {
        @Override
        public String describe() {
            return Math.round(100 * share) + " % of the rows held out";
        }

        @Override
        public Outcome run(Learner learner, Labelled data, long seed, Budget budget, TrainingListener listener) {
            Split split = Splits.of(data).holdOut(share, seed);
            return Outcome.of(learner.learn(data, split, budget, listener));
        }
    }

    /** Each part in turn; the model that is kept learned from all rows. */
    record Folds(int count) implements Evaluation {
        @Override
        public String describe() {
            return count + " folds, mean over them";
        }

        @Override
        public Outcome run(Learner learner, Labelled data, long seed, Budget budget, TrainingListener listener) {
            List<Ledger> ledgers = new ArrayList<>();
            for (Split split : Splits.of(data).folds(count, seed)) {
                int done = ledgers.size();
                ledgers.add(learner.learn(data, split, budget.part(count + 1 - done), after(done, listener))
                        .model()
                        .ledger());
            }
            return new Outcome(learner.learn(data, everything(data), budget, after(count, listener)), ledgers);
        }

        /** All learnings as one piece of work, of which this many are done. */
        private TrainingListener after(int learnings, TrainingListener listener) {
            return (done, total) -> listener.advanced(learnings * total + done, (count + 1) * total);
        }
    }

    /** The rows of another table. */
    record TestTable(Table table) implements Evaluation {
        @Override
        public String describe() {
            return table.rows() + " rows of the test file held out";
        }

        @Override
        public Outcome run(Learner learner, Labelled data, long seed, Budget budget, TrainingListener listener) {
            return Outcome.of(learner.learn(data, table, budget, listener));
        }
    }
}
