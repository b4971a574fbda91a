package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.data.Dataset;
import dev.cleave.data.Encoding;
import dev.cleave.data.InputException;
import dev.cleave.data.Split;
import dev.cleave.data.Splits;
import dev.cleave.data.Table;
import dev.cleave.extraction.ConjunctionPool;
import dev.cleave.logic.Rule;
import dev.cleave.model.NeuralDnf;
import dev.cleave.training.Contest;
import dev.cleave.training.Plan;
import dev.cleave.training.PlanDefaults;
import dev.cleave.training.Trained;
import dev.cleave.training.TrainingListener;
import java.util.Collections;
import java.util.List;

/**
 * The default for tables with numbers or classes (docs/adr/0011): some networks learn thresholds and conjunctions, which are what
 * a search chooses few of; validation rows choose how many, and all rows together where exactly each threshold is.
 */
final class SearchLearner {
    private static final int NETWORKS = 2;

    private final Table table;
    private final Encoding encoding;
    private final Dataset all;
    private final LearnOptions options;
    private final Budget budget;
    private final TrainingListener listener;

    /** @param table the rows that may be learned from, which the data set has encoded */
    SearchLearner(
            Table table,
            Encoding encoding,
            Dataset all,
            LearnOptions options,
            Budget budget,
            TrainingListener listener) {
        this.table = table;
        this.encoding = encoding;
        this.all = all;
        this.options = options;
        this.budget = budget;
        this.listener = listener;
    }

    /** Whether this is the way for a table: there are numbers, or classes. */
    static boolean isFor(Encoding encoding) {
        return encoding.target().exclusive() || !encoding.numericColumns().isEmpty();
    }

    Found learn() {
        return switch (options.extract()) {
            case AUTO, SEARCH -> search();
            case EXACT, TERNARY -> read();
            case DISENTANGLE, THRESHOLD ->
                throw new InputException(
                        table.place(),
                        "the paper's translations are for Boolean and categorical columns and labels that are not classes of one"
                                + " column; use --extract auto, exact or ternary");
        };
    }

    /** The best network as it is. */
    private Found read() {
        boolean ternary = options.extract() == Extract.TERNARY;
        Split split = split();
        Dataset fit = all.select(split.train());
        List<Plan> plans = plans(fit).stream()
                .map(plan -> ternary ? PlanDefaults.ternary(plan) : plan)
                .toList();
        Trained best = new Contest(fit, all.select(split.test()), budget, listener)
                .run(plans, options.seed(), options.threads())
                .get(0)
                .trained();
        return new NetworkReading(table, encoding, budget).read(best, ternary ? best.last() : best.hard());
    }

    private Split split() {
        return Splits.stratified(all.targets()).holdOut(options.validation(), options.seed());
    }

    private Found search() {
        Split split = split();
        Dataset fit = all.select(split.train());
        Dataset held = all.select(split.test());
        List<Contest.Entry> entries =
                new Contest(fit, held, budget.part(2), listener).run(plans(fit), options.seed(), options.threads());
        List<NeuralDnf> networks =
                entries.stream().map(entry -> entry.trained().hard()).toList();
        List<Rule.All> pool = ConjunctionPool.of(encoding, networks);
        Teacher teacher = new Teacher(
                encoding, entries.stream().map(entry -> entry.trained().soft()).toList());
        SearchRows rows = new SearchRows(
                encoding, table, fit, held, all, teacher.lesson(table.select(split.train()), options.seed()));
        return encoding.target().exclusive()
                ? new ClassLearner(rows, pool, options, budget)
                        .learn(entries.get(0).trained())
                : new HeadLearner(rows, pool, options, budget)
                        .learn(entries.get(0).trained());
    }

    /** Some networks; for classes with the heads that the options say. */
    private List<Plan> plans(Dataset fit) {
        Plan plan = PlanDefaults.of(encoding, fit);
        return encoding.target().exclusive()
                ? options.head().kinds().stream().map(plan::with).toList()
                : Collections.nCopies(NETWORKS, plan);
    }
}
