package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.io.HeldOutRows;
import dev.cleave.pipeline.Pipeline;
import dev.cleave.pipeline.taught.TaughtPipeline;
import dev.cleave.table.Rows;
import dev.cleave.table.Split;
import dev.cleave.table.Table;

/** Learns a network and its rules from a table. Prints nothing, keeps no state, and may be shared between threads. */
public final class Learner {
    private final LearnOptions options;
    private final Teaching teaching;

    public Learner() {
        this(LearnOptions.defaults());
    }

    public Learner(LearnOptions options) {
        this(options, Teaching.none());
    }

    /** @param teaching rules that stay as they are, and directions that the result keeps to */
    public Learner(LearnOptions options, Teaching teaching) {
        this.options = options;
        this.teaching = teaching;
    }

    /**
     * From all rows of a table.
     *
     * @param target the column to predict, a list of columns separated by commas, or a glob such as {@code *_next}
     */
    public Learned learn(Table table, String target) {
        return learn(LabelledTable.of(table, TargetSpec.of(target)));
    }

    /** From all rows; nothing is held out. */
    public Learned learn(LabelledTable data) {
        return learn(data, everything(data));
    }

    static Split everything(LabelledTable data) {
        return new Split(Rows.all(data.table().rows()), Rows.of());
    }

    /** From all rows but a share of them, stratified, which the seed of the options chooses. */
    public Learned learn(LabelledTable data, double share, Budget budget, TrainingListener listener) {
        Split split = data.splits().holdOut(share, options.seed());
        boolean isStratified = data.target().exclusive() || data.target().outputs() == 1;
        return learn(data, split, budget, listener)
                .with(new HeldOutRows(split.test().size(), share, options.seed(), isStratified));
    }

    /** From the training rows of the split; its test rows are looked at only to score. */
    public Learned learn(LabelledTable data, Split split) {
        return learn(data, split, Budget.unlimited(), TrainingListener.NONE);
    }

    /** As {@link #learn(LabelledTable, Split)}; when the budget runs out, with what there is by then. */
    public Learned learn(LabelledTable data, Split split, Budget budget, TrainingListener listener) {
        Table train = data.table().select(split.train());
        return learned(data, train, data.table().select(split.test()), budget, listener);
    }

    /** The same search for rules on the labels of the training rows alone, without any network, to compare with. */
    public LabelRules learnFromLabels(LabelledTable data, Split split, Budget budget) {
        Table train = data.table().select(split.train());
        return new Pipeline(data, train, data.table().select(split.test()), options, budget).learnFromLabels();
    }

    /** From all rows, scored on those of another table. */
    public Learned learn(LabelledTable data, Table test, Budget budget, TrainingListener listener) {
        return learned(data, data.table(), test, budget, listener);
    }

    private Learned learned(LabelledTable data, Table train, Table test, Budget budget, TrainingListener listener) {
        if (teaching.isNone()) {
            return learned(new Pipeline(data, train, test, options, budget).learn(listener));
        }
        TaughtPipeline taught = new TaughtPipeline(teaching, data, train, test, options, budget);
        return learned(taught.learn(listener));
    }

    private static Learned learned(Pipeline.Result result) {
        return Learned.of(result.model(), result.cutShort());
    }
}
