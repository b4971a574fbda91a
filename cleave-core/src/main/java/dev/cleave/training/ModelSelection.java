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
import java.util.function.LongConsumer;

/**
 * Several networks trained side by side; the one with the fewest errors on validation rows wins. Which one that is does not
 * depend on the number of threads, except when the budget runs out.
 */
public final class ModelSelection {
    private static final long PART_SEED = 1_000_000;

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
        long total = plans.stream().mapToLong(Plan::steps).sum();
        Trainer trainer = new Trainer(Kernels.best(), train, validation, budget);
        List<Workers.Job<Entry>> jobs = new ArrayList<>();
        AtomicLong done = new AtomicLong();
        for (int i = 0; i < plans.size(); i++) {
            Plan plan = plans.get(i);
            long own = seed + i;
            jobs.add(() -> judge(trainer.train(plan, own, steps -> listener.advanced(done.addAndGet(steps), total))));
        }
        return sorted(Workers.run(jobs, threads, budget));
    }

    /** The same for a task over atoms that is trained part by part. */
    public List<Entry> run(TaskParts task, List<Plan> plans, long seed, int threads) {
        if (!task.isDivided()) {
            return run(plans, seed, threads);
        }
        long total = plans.stream().mapToLong(Plan::steps).sum() * task.parts().size();
        AtomicLong done = new AtomicLong();
        LongConsumer progress = steps -> listener.advanced(done.addAndGet(steps), total);
        List<Workers.Job<Trained>> jobs = new ArrayList<>();
        for (int i = 0; i < plans.size(); i++) {
            for (int part = 0; part < task.parts().size(); part++) {
                jobs.add(job(task.parts().get(part), plans.get(i), seed + i + PART_SEED * part, progress));
            }
        }
        List<Trained> trained = Workers.run(jobs, threads, Budget.unlimited()); // each looks at the time itself
        List<Workers.Job<Entry>> whole = new ArrayList<>();
        for (int from = 0; from < trained.size(); from += task.parts().size()) {
            List<Trained> parts = trained.subList(from, from + task.parts().size());
            whole.add(() -> judge(new SideBySide(task).of(parts)));
        }
        return sorted(Workers.run(whole, threads, Budget.unlimited()));
    }

    private Workers.Job<Trained> job(TaskParts.Part part, Plan plan, long seed, LongConsumer progress) {
        return () ->
                new Trainer(Kernels.best(), part.of(train), part.of(validation), budget).train(plan, seed, progress);
    }

    private static List<Entry> sorted(List<Entry> entries) {
        return entries.stream()
                .sorted(Comparator.comparingDouble(Entry::hardErrors).thenComparingDouble(Entry::softErrors))
                .toList();
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
