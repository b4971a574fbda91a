package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.data.Dataset;
import dev.cleave.data.Encoding;
import dev.cleave.data.Labelled;
import dev.cleave.data.Rows;
import dev.cleave.data.Split;
import dev.cleave.data.Splits;
import dev.cleave.data.Table;
import dev.cleave.data.Task;
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
        return learn(encoding, rows.select(split.train()), rows.select(split.test()), budget, listener);
    }

    /** From all rows, scored on those of another table. */
    public Learned learn(Labelled data, Table test, Budget budget, TrainingListener listener) {
        Encoding encoding = fit(data, Rows.all(data.table().rows()));
        Dataset train = encoding.encode(data.table()).dataset();
        return learn(encoding, train, encoding.encode(test).dataset(), budget, listener);
    }

    private Encoding fit(Labelled data, Rows train) {
        return Encoding.fit(data.table(), data.target(), train, options.encoding());
    }

    private Learned learn(Encoding encoding, Dataset train, Dataset test, Budget budget, TrainingListener listener) {
        Split split = Splits.of(train.targets()).holdOut(options.validation(), options.seed());
        RuleLearner rules = new RuleLearner(
                encoding.domain(), train.select(split.train()), train.select(split.test()), options, budget, listener);
        RuleLearner.Found found = rules.learn();
        Trained trained = found.entries().get(0).trained();
        Bookkeeping books = new Bookkeeping(Task.of(encoding.target()), train, test);
        books.add("soft", trained.soft());
        books.add("hard", trained.hard());
        books.add("pruned", Pruner.strict().prune(trained.hard(), train, budget).network());
        books.add("rules", found.rules());
        Reading reading = Reading.of(found, encoding.domain(), train, test, budget);
        return new Learned(encoding, trained, found.rules(), reading.proved(), reading.proof(), books.ledger());
    }
}
