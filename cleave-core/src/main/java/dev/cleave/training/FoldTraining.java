package dev.cleave.training;

import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.budget.Workers;
import dev.cleave.encoding.Dataset;
import dev.cleave.kernel.Kernels;
import dev.cleave.network.SoftNetwork;
import dev.cleave.table.Split;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** Trains the networks of a {@link FoldEnsemble}, several side by side; the number of threads changes nothing but the time. */
public final class FoldTraining {
    private final Dataset rows;
    private final List<Split> folds;
    private final Budget budget;
    private final TrainingListener listener;

    /** @param listener hears of steps, of all that there are here */
    public FoldTraining(Dataset rows, List<Split> folds, Budget budget, TrainingListener listener) {
        this.rows = rows;
        this.folds = List.copyOf(folds);
        this.budget = budget;
        this.listener = listener;
    }

    /** So many networks a fold, each with a seed of its own; where the budget runs out, as they are then. */
    public FoldEnsemble run(Plan plan, int each, long seed, int threads) {
        return ensemble(
                Workers.run(jobs(plan, each, seed), threads, Budget.unlimited())); // each looks at the time itself
    }

    /** The same as jobs, fold by fold, which others may run beside other work. */
    public List<Workers.Job<Trained>> jobs(Plan plan, int each, long seed) {
        long total = plan.steps() * folds.size() * each;
        AtomicLong done = new AtomicLong();
        List<Workers.Job<Trained>> jobs = new ArrayList<>();
        for (int fold = 0; fold < folds.size(); fold++) {
            Dataset fit = rows.select(folds.get(fold).train());
            for (int i = 0; i < each; i++) {
                long own = seed + (long) fold * each + i;
                jobs.add(() -> new Trainer(Kernels.best(), fit, fit, budget)
                        .train(plan, own, steps -> listener.advanced(done.addAndGet(steps), total)));
            }
        }
        return jobs;
    }

    /** What the jobs came to, in their order. */
    public FoldEnsemble ensemble(List<Trained> trained) {
        int each = trained.size() / folds.size();
        List<List<SoftNetwork>> members = new ArrayList<>();
        for (int fold = 0; fold < folds.size(); fold++) {
            members.add(trained.subList(fold * each, (fold + 1) * each).stream()
                    .map(Trained::soft)
                    .toList());
        }
        return new FoldEnsemble(folds, members);
    }
}
