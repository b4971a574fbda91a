package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.data.BitMatrix;
import dev.cleave.data.Dataset;
import dev.cleave.data.Encoding;
import dev.cleave.data.Fingerprint;
import dev.cleave.data.Labelled;
import dev.cleave.data.Rows;
import dev.cleave.data.Split;
import dev.cleave.data.Splits;
import dev.cleave.data.Table;
import dev.cleave.data.TargetSpec;
import dev.cleave.data.Task;
import dev.cleave.evidence.Standing;
import dev.cleave.export.Model;
import dev.cleave.export.Provenance;
import dev.cleave.ledger.Ledger;
import dev.cleave.logic.RuleSet;
import dev.cleave.pruning.Pruner;
import dev.cleave.training.Trained;
import dev.cleave.training.TrainingListener;

/** Learns a network and its rules from a table. Prints nothing, keeps no state, and may be shared between threads. */
public final class Learner {
    private final LearnOptions options;

    public Learner() {
        this(LearnOptions.defaults());
    }

    public Learner(LearnOptions options) {
        this.options = options;
    }

    /**
     * From all rows of a table.
     *
     * @param target the column to predict, a list of columns separated by commas, or a glob such as {@code *_next}
     */
    public Learned learn(Table table, String target) {
        return learn(Labelled.of(table, TargetSpec.of(target)));
    }

    /** From all rows; nothing is held out. */
    public Learned learn(Labelled data) {
        return learn(data, new Split(Rows.all(data.table().rows()), Rows.of()));
    }

    /** From the training rows of the split; its test rows are looked at only to score. */
    public Learned learn(Labelled data, Split split) {
        return learn(data, split, Budget.unlimited(), TrainingListener.NONE);
    }

    /** As {@link #learn(Labelled, Split)}; when the budget runs out, with what there is by then. */
    public Learned learn(Labelled data, Split split, Budget budget, TrainingListener listener) {
        Encoding encoding = fit(data, split.train());
        Dataset rows = encoding.encode(data.table()).dataset();
        return new Session(data.table(), encoding, rows.select(split.train()), rows.select(split.test()), budget)
                .learn(options, listener);
    }

    /** From all rows, scored on those of another table. */
    public Learned learn(Labelled data, Table test, Budget budget, TrainingListener listener) {
        Encoding encoding = fit(data, Rows.all(data.table().rows()));
        Dataset train = encoding.encode(data.table()).dataset();
        return new Session(data.table(), encoding, train, encoding.encode(test).dataset(), budget)
                .learn(options, listener);
    }

    private Encoding fit(Labelled data, Rows train) {
        return Encoding.fit(data.table(), data.target(), train, options.encoding());
    }

    /** One learning, from encoded rows to the model. */
    private record Session(Table table, Encoding encoding, Dataset train, Dataset test, Budget budget) {
        Learned learn(LearnOptions options, TrainingListener listener) {
            RuleLearner.Found found = rules(options, listener).learn();
            Trained trained = found.entries().get(0).trained();
            Bookkeeping books = new Bookkeeping(Task.of(encoding.target()), train, test);
            BitMatrix soft = trained.soft().predict(books.rows());
            FreeRules rules = FreeRules.of(found.rules(), options.form(), encoding.domain(), train.inputs(), budget);
            Reading reading = Reading.of(found, rules, encoding.domain(), books.rows(), soft, budget);
            books.add("soft", soft);
            Model model = new Model(
                    encoding,
                    trained.soft(),
                    trained.hard(),
                    reading.proved(),
                    rules.rules(),
                    Standing.of(rules.rules(), train, test),
                    rules.seen(),
                    reading.proof(),
                    ledger(books, trained, rules.rules()),
                    provenance(options.seed(), trained));
            return Learned.of(model, trained.wasCutShort());
        }

        private RuleLearner rules(LearnOptions options, TrainingListener listener) {
            Split split = Splits.of(train.targets()).holdOut(options.validation(), options.seed());
            Dataset fit = train.select(split.train());
            return new RuleLearner(encoding.domain(), fit, train.select(split.test()), options, budget, listener);
        }

        private Ledger ledger(Bookkeeping books, Trained trained, RuleSet rules) {
            books.add("hard", trained.hard());
            if (!budget.isExhausted()) {
                books.add(
                        "pruned",
                        Pruner.strict().prune(trained.hard(), train, budget).network());
            }
            books.add("rules", rules);
            return books.ledger();
        }

        private Provenance provenance(long seed, Trained trained) {
            return new Provenance(
                    Version.current(),
                    table.place().file().orElse("a table in memory"),
                    Fingerprint.of(table),
                    table.rows(),
                    seed,
                    trained.plan().toString());
        }
    }
}
