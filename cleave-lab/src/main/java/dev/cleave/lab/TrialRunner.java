package dev.cleave.lab;

import dev.cleave.budget.Budget;
import dev.cleave.budget.Workers;
import dev.cleave.lab.store.Finished;
import dev.cleave.lab.store.TrialStore;
import dev.cleave.lab.trial.DataSetCache;
import dev.cleave.lab.trial.Trial;
import dev.cleave.lab.trial.TrialResult;
import dev.cleave.table.InputException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** Does trials, a few at a time, and keeps each as soon as it is done. */
public record TrialRunner(DataSetCache library, TrialStore store, LabListener listener) {
    /** In the order of the trials; an {@link InputException} where something that was kept can't be read. */
    public Map<Trial, Finished> run(List<? extends Trial> trials, int threads) {
        Map<Trial, Finished> found = new LinkedHashMap<>();
        trials.forEach(trial -> store.find(trial).ifPresent(done -> found.put(trial, done)));
        List<Trial> left = trials.stream()
                .<Trial>map(trial -> trial)
                .filter(trial -> !found.containsKey(trial))
                .toList();
        List<Finished> done = work(left, threads);
        for (int i = 0; i < left.size(); i++) {
            found.put(left.get(i), done.get(i));
        }
        Map<Trial, Finished> ordered = new LinkedHashMap<>();
        trials.forEach(trial -> Optional.ofNullable(found.get(trial)).ifPresent(each -> ordered.put(trial, each)));
        return ordered;
    }

    /** What fails is not kept, so that it is tried again another time; its note says why. */
    private Finished attempt(Trial trial) {
        try {
            return store.put(trial, trial.timed(library));
        } catch (InputException e) {
            throw e;
        } catch (RuntimeException e) {
            return store.failed(
                    trial,
                    TrialResult.of(
                            Map.of(),
                            "failed with " + e.getClass().getSimpleName() + ", "
                                    + String.valueOf(e.getMessage())
                                            .lines()
                                            .findFirst()
                                            .orElse("")));
        }
    }

    private List<Finished> work(List<Trial> trials, int threads) {
        AtomicInteger count = new AtomicInteger();
        List<Workers.Job<Finished>> jobs = new ArrayList<>();
        for (Trial trial : trials) {
            jobs.add(() -> {
                Finished done = attempt(trial);
                listener.finished(done, count.incrementAndGet(), trials.size());
                return done;
            });
        }
        try {
            return jobs.isEmpty() ? List.of() : Workers.run(jobs, threads, Budget.unlimited());
        } catch (IllegalStateException e) {
            throw e.getCause() instanceof InputException fault ? fault : e;
        }
    }
}
