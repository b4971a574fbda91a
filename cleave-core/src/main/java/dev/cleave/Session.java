package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.data.BitMatrix;
import dev.cleave.data.Dataset;
import dev.cleave.data.Encoding;
import dev.cleave.data.EncodingOptions;
import dev.cleave.data.Fingerprint;
import dev.cleave.data.InputException;
import dev.cleave.data.Labelled;
import dev.cleave.data.Place;
import dev.cleave.data.Rows;
import dev.cleave.data.Split;
import dev.cleave.data.Splits;
import dev.cleave.data.Table;
import dev.cleave.data.Task;
import dev.cleave.evidence.Standing;
import dev.cleave.export.Model;
import dev.cleave.export.Provenance;
import dev.cleave.ledger.Ledger;
import dev.cleave.logic.RuleSet;
import dev.cleave.model.IndependentHead;
import dev.cleave.pruning.Pruner;
import dev.cleave.training.Trained;
import dev.cleave.training.TrainingListener;
import java.util.HashSet;
import java.util.Set;

/**
 * One learning, from tables to the model.
 *
 * @param data the whole table, whose fingerprint is kept
 * @param train the rows that may be learned from
 * @param test the rows that are looked at only to score
 */
record Session(Labelled data, Table train, Table test, LearnOptions options, Budget budget) {
    private static final int MOST_CLASSES = 141; // that a program can compare (docs/adr/0010)

    Session {
        if (data.target().exclusive() && data.target().outputs() > MOST_CLASSES) {
            throw new InputException(
                    data.table()
                            .place()
                            .withColumn(data.target().labels().get(0).column()),
                    data.target().outputs() + " classes are more than the " + MOST_CLASSES
                            + " that rules can compare; choose one with --positive VALUE, or group them");
        }
        if (!options.decision().isEven()) {
            requireDecision(data, options.extract());
        }
    }

    /** A probability to decide at is for single labels, and for translations that read the network's threshold. */
    private static void requireDecision(Labelled data, Extract extract) {
        if (data.target().exclusive()) {
            throw new InputException(
                    Place.unknown(),
                    "--decision is for labels that hold or not, and of classes the most probable one is said; choose one"
                            + " with --positive VALUE, or weigh them with --class-weights");
        }
        if (Set.of(Extract.TERNARY, Extract.DISENTANGLE, Extract.THRESHOLD).contains(extract)) {
            throw new InputException(
                    Place.unknown(),
                    "--decision is not for this --extract, which has no place for it; use auto, search, exact or refit");
        }
    }

    Learned learn(TrainingListener listener) {
        Encoding fitted = Encoding.fit(train, data.target(), Rows.all(train.rows()), inputs());
        Found found = find(fitted, listener);
        Encoding encoding = found.encoding();
        Dataset ours = weighted(encoding, train);
        Dataset others = weighted(encoding, test);
        Trained trained = found.trained();
        Bookkeeping books = new Bookkeeping(Task.of(encoding.target()), ours, others);
        BitMatrix soft = trained.soft().predict(books.rows());
        FreeRules rules = FreeRules.of(found.rules(), options.form(), encoding.domain(), ours.inputs(), budget);
        Reading reading = Reading.of(found, rules, books.rows().bits(), soft, budget);
        books.add("soft", soft);
        Model model = new Model(
                encoding,
                trained.soft(),
                trained.hard(),
                reading.proved(),
                rules.rules(),
                Standing.of(rules.rules(), ours, others),
                rules.seen(),
                reading.proof(),
                ledger(books, trained, rules.rules(), ours),
                provenance(trained));
        return Learned.of(model, trained.wasCutShort());
    }

    /** Rules from labels alone. */
    LabelRules labels() {
        Encoding fitted = Encoding.fit(train, data.target(), Rows.all(train.rows()), inputs());
        Program program = labels(fitted, weighted(fitted, train));
        Encoding encoding = program.encoding();
        Bookkeeping books =
                new Bookkeeping(Task.of(encoding.target()), weighted(encoding, train), weighted(encoding, test));
        books.add("rules", program.rules());
        return new LabelRules(encoding, program.rules(), books.ledger());
    }

    private Program labels(Encoding fitted, Dataset rows) {
        return SearchLearner.isFor(fitted, options)
                ? new SearchLearner(train, fitted, rows, options, budget, TrainingListener.NONE).labels()
                : ruleLearner(fitted, rows, TrainingListener.NONE).labels();
    }

    /** What rows weigh is nothing to learn from. */
    private EncodingOptions inputs() {
        Set<String> ignored = new HashSet<>(options.encoding().ignored());
        options.weighting().columns().forEach(ignored::add);
        return options.encoding().withIgnored(ignored);
    }

    private Found find(Encoding fitted, TrainingListener listener) {
        options.weighting().require(data);
        Dataset rows = weighted(fitted, train);
        options.weighting().require(rows.weights(), train);
        if (SearchLearner.isFor(fitted, options)) {
            return new SearchLearner(train, fitted, rows, options, budget, listener).learn();
        }
        return ruleLearner(fitted, rows, listener).learn();
    }

    private RuleLearner ruleLearner(Encoding fitted, Dataset rows, TrainingListener listener) {
        Split split = Splits.of(rows.targets()).holdOut(options.validation(), options.seed());
        Dataset fit = rows.select(split.train());
        return new RuleLearner(fitted, fit, rows.select(split.test()), options, budget, listener);
    }

    private Dataset weighted(Encoding encoding, Table table) {
        return options.weighting().weigh(encoding.encode(table), table, data.target());
    }

    private Ledger ledger(Bookkeeping books, Trained trained, RuleSet rules, Dataset rows) {
        books.add("hard", trained.hard());
        if (!budget.isExhausted() && trained.hard().head() instanceof IndependentHead) {
            books.add(
                    "pruned",
                    Pruner.strict()
                            .at(options.decision())
                            .prune(trained.hard(), rows, budget)
                            .network());
        }
        books.add("rules", rules);
        return books.ledger();
    }

    private Provenance provenance(Trained trained) {
        Table table = data.table();
        return new Provenance(
                Version.current(),
                table.place().file().orElse("a table in memory"),
                Fingerprint.of(table),
                table.rows(),
                options.seed(),
                trained.plan().toString());
    }
}
