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
import dev.cleave.model.Settled;
import dev.cleave.training.Contest;
import dev.cleave.training.MlpPlans;
import dev.cleave.training.Plan;
import dev.cleave.training.PlanDefaults;
import dev.cleave.training.Trained;
import dev.cleave.training.TrainingListener;
import java.util.Collections;
import java.util.List;

/**
 * The default for tables with numbers or classes (docs/adr/0011): some networks learn thresholds and conjunctions, which are what
 * a search chooses few of; validation rows choose how many, and all rows together where exactly each threshold is.
 *
 * @param table the rows that may be learned from, which the data set {@code all} has encoded
 */
record SearchLearner(
        Table table, Encoding encoding, Dataset all, LearnOptions options, Budget budget, TrainingListener listener) {
    private static final int NETWORKS = 2;

    /** Whether this is the way for a table: there are numbers, or classes, or a network is to be read in one of its ways. */
    static boolean isFor(Encoding encoding, LearnOptions options) {
        return encoding.target().exclusive()
                || !encoding.numericColumns().isEmpty()
                || options.predicates() == PredicateKind.MLP
                || options.extract() == Extract.TERNARY
                || options.extract() == Extract.REFIT;
    }

    Found learn() {
        return switch (options.extract()) {
            case AUTO -> isInvented() && encoding.target().exclusive() ? refit() : search();
            case SEARCH -> search();
            case REFIT -> refit();
            case EXACT, TERNARY -> read();
            case DISENTANGLE, THRESHOLD ->
                throw new InputException(
                        table.place(),
                        "the paper's translations are for Boolean and categorical columns as they are, and labels that are not"
                                + " classes of one column; use --extract auto, exact, ternary or refit");
        };
    }

    private boolean isInvented() {
        return options.predicates() == PredicateKind.MLP;
    }

    private Found refit() {
        return new RefitLearner(table, encoding, all, options, budget, listener).learn(rows -> ternary(plans(rows)));
    }

    /** The best network as it is. */
    private Found read() {
        boolean ternary = options.extract() == Extract.TERNARY;
        Split split = split();
        Dataset fit = all.select(split.train());
        List<Plan> plans = ternary ? ternary(plans(fit)) : plans(fit);
        Trained best = new Contest(fit, all.select(split.test()), budget, listener)
                .at(options.decision())
                .run(plans, options.seed(), options.threads())
                .get(0)
                .trained();
        return new NetworkReading(table, encoding, all.weights(), options.decision(), budget)
                .read(best, ternary ? best.last() : best.hard());
    }

    private List<Plan> ternary(List<Plan> plans) {
        return plans.stream()
                .map(plan -> isInvented() ? MlpPlans.ternary(plan) : PlanDefaults.ternary(plan))
                .toList();
    }

    private Split split() {
        return Splits.stratified(all.targets()).holdOut(options.validation(), options.seed());
    }

    private Found search() {
        Split split = split();
        Dataset fit = all.select(split.train());
        List<Trained> networks = new Contest(fit, all.select(split.test()), budget.part(2), listener)
                .at(options.decision()).run(plans(fit), options.seed(), options.threads()).stream()
                        .map(Contest.Entry::trained)
                        .toList();
        return isInvented()
                ? searchInvented(networks, split)
                : search(
                        new Ground(encoding, all, split),
                        networks,
                        networks.stream().map(Trained::hard).toList());
    }

    /** Over what the best network invented. */
    private Found searchInvented(List<Trained> networks, Split split) {
        Settled best = Settlements.of(networks.get(0).hard(), encoding, table);
        Encoding atoms = best.encoding();
        Dataset rows = atoms.encode(table).dataset().with(all.weights());
        List<Trained> over = networks.stream()
                .map(trained -> Settlements.over(trained, atoms))
                .toList();
        return search(new Ground(atoms, rows, split), over, List.of(best.network()));
    }

    /**
     * What is searched.
     *
     * @param rows of the table, with the atoms of the encoding
     */
    private record Ground(Encoding encoding, Dataset rows, Split split) {}

    /** @param hard those whose conjunctions are candidates */
    private Found search(Ground ground, List<Trained> networks, List<NeuralDnf> hard) {
        List<Rule.All> pool = ConjunctionPool.of(ground.encoding(), hard);
        Teacher teacher = new Teacher(
                ground.encoding(), networks.stream().map(Trained::soft).toList());
        Lesson lesson = teacher.lesson(table.select(ground.split().train()), options.seed());
        return program(ground, pool, lesson).with(networks.get(0));
    }

    /** The same search without the help of networks. */
    Program labels() {
        Ground ground = new Ground(encoding, all, split());
        return program(ground, List.of(), Lesson.none(encoding.atoms().size()));
    }

    private Program program(Ground ground, List<Rule.All> pool, Lesson lesson) {
        Split split = ground.split();
        SearchRows rows = new SearchRows(
                ground.encoding(),
                table,
                ground.rows().select(split.train()),
                ground.rows().select(split.test()),
                ground.rows(),
                lesson,
                options.decision());
        return encoding.target().exclusive()
                ? new ClassLearner(rows, pool, options, budget).program()
                : new HeadLearner(rows, split, pool, options, budget).program();
    }

    /** Some networks; for classes with the heads that the options say. */
    private List<Plan> plans(Dataset fit) {
        Plan plan = isInvented() ? MlpPlans.of(encoding, fit) : PlanDefaults.of(encoding, fit);
        return encoding.target().exclusive() && !isInvented()
                ? options.head().kinds().stream().map(plan::with).toList()
                : Collections.nCopies(NETWORKS, plan);
    }
}
