package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.data.Dataset;
import dev.cleave.data.Encoding;
import dev.cleave.data.Labelled;
import dev.cleave.data.Rows;
import dev.cleave.data.Scores;
import dev.cleave.data.Split;
import dev.cleave.data.Splits;
import dev.cleave.data.Table;
import dev.cleave.data.Task;
import dev.cleave.ledger.Ledger;
import dev.cleave.ledger.Part;
import dev.cleave.ledger.Stage;
import dev.cleave.model.NeuralDnf;
import dev.cleave.training.Contest;
import dev.cleave.training.Plan;
import dev.cleave.training.Shape;
import dev.cleave.training.Trained;
import dev.cleave.training.TrainingListener;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Learns a network from a table. Prints nothing, keeps no state, and may be shared between threads. */
public final class Learner {
    private final LearnOptions options;

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

    private Learned learn(Encoding encoding, Dataset train, Dataset test, Budget budget, TrainingListener listener) {
        Trained trained = train(train, budget, listener);
        return new Learned(encoding, trained, ledger(trained, train, test, Task.of(encoding.target())));
    }

    private Encoding fit(Labelled data, Rows train) {
        return Encoding.fit(data.table(), data.target(), train, options.encoding());
    }

    /** Networks that differ in their plans learn from some of the rows, and the others choose among them. */
    private Trained train(Dataset train, Budget budget, TrainingListener listener) {
        Split split = Splits.of(train.targets()).holdOut(options.validation(), options.seed());
        Dataset fit = train.select(split.train());
        Contest contest = new Contest(fit, train.select(split.test()), budget, listener);
        return contest.run(Plan.round(Shape.of(fit)), options.seed(), options.threads())
                .get(0)
                .trained();
    }

    private static Ledger ledger(Trained trained, Dataset train, Dataset test, Task task) {
        return new Ledger(
                task, List.of(stage("soft", trained.soft(), train, test), stage("hard", trained.hard(), train, test)));
    }

    private static Stage stage(String name, NeuralDnf network, Dataset train, Dataset test) {
        Map<Part, Scores> scores = new EnumMap<>(Part.class);
        scores.put(Part.TRAIN, score(network, train));
        if (test.rows() > 0) {
            scores.put(Part.TEST, score(network, test));
        }
        return new Stage(name, scores);
    }

    private static Scores score(NeuralDnf network, Dataset data) {
        return Scores.of(network.predict(data.inputs()), data.targets());
    }
}
