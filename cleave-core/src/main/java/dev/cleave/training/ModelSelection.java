package dev.cleave.training;

import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.budget.Workers;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.kernel.Kernels;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.NeuralDnf;
import dev.cleave.table.BitMatrix;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Several networks trained side by side; the one with the fewest errors on validation rows wins. Which one that is does not
 * depend on the number of threads, except when the budget runs out.
 */
public final class ModelSelection {
    private final Dataset train;
    private final Dataset validation;
    private final Budget budget;
    private final TrainingListener listener;
    private final DecisionThreshold decision;

    public ModelSelection(Dataset train, Dataset validation, Budget budget, TrainingListener listener) {
        this(train, validation, budget, listener, DecisionThreshold.even());
    }

    private ModelSelection(
            Dataset train, Dataset validation, Budget budget, TrainingListener listener, DecisionThreshold decision) {
        this.decision = decision;
        this.train = train;
        this.validation = validation;
        this.budget = budget;
        this.listener = listener;
    }

    /** The same, of networks that decide at a probability; errors cost what they do there. */
    public ModelSelection at(DecisionThreshold other) {
        return new ModelSelection(train, validation, budget, listener, other);
    }

    /** One network a plan, with a seed of its own each, best first; those that the budget left no time for are not there. */
    public List<Entry> run(List<Plan> plans, long seed, int threads) {
        Trainer trainer = new Trainer(Kernels.best(), train, validation, budget);
        long total = plans.stream().mapToLong(Plan::steps).sum();
        AtomicLong done = new AtomicLong();
        List<Workers.Job<Entry>> jobs = new ArrayList<>();
        for (int i = 0; i < plans.size(); i++) {
            Plan plan = plans.get(i);
            long own = seed + i;
            jobs.add(() -> judge(trainer.train(plan, own, steps -> listener.advanced(done.addAndGet(steps), total))));
        }
        List<Entry> entries = new ArrayList<>(Workers.run(jobs, threads, budget));
        entries.sort(Comparator.comparingDouble(Entry::hardErrors).thenComparingDouble(Entry::softErrors));
        return entries;
    }

    private Entry judge(Trained asTrained) {
        Trained trained = asTrained.decidedAt(decision);
        return new Entry(
                trained, errors(trained.hard(), validation, decision), errors(trained.soft(), validation, decision));
    }

    /** What a network has wrong, as {@link Entry} counts. */
    public static double errors(NeuralDnf network, Dataset rows, DecisionThreshold decision) {
        BitMatrix answers = network.predict(rows.read());
        boolean exclusive = !(network.head() instanceof IndependentHead);
        double errors = 0;
        for (int row = 0; row < answers.rows(); row++) {
            double wrong = wrong(answers, rows.targets(), row, decision);
            errors += rows.weights().get(row) * (exclusive ? Math.min(1, wrong) : wrong);
        }
        return errors;
    }

    private static double wrong(BitMatrix answers, BitMatrix targets, int row, DecisionThreshold decision) {
        double wrong = 0;
        for (int word = 0; word < answers.wordsPerRow(); word++) {
            long said = answers.word(row, word);
            long holds = targets.word(row, word);
            wrong += decision.cost(true) * Long.bitCount(holds & ~said)
                    + decision.cost(false) * Long.bitCount(said & ~holds);
        }
        return wrong;
    }

    /**
     * A network and how much it has wrong on the validation rows: single outputs, or rows where the outputs are classes, each
     * as often as its row counts.
     */
    public record Entry(Trained trained, double hardErrors, double softErrors) {}
}
