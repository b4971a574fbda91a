package dev.cleave.lab.tables;

import dev.cleave.budget.Budget;
import dev.cleave.budget.Workers;
import dev.cleave.lab.report.Statistic;
import dev.cleave.lab.trial.DataSetCache;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.TrialResult;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** All methods on one table, each row held out once. */
public final class MethodComparison {
    private final SplitTable table;
    private final TableResults results;
    private final List<ScoredMethod> methods;

    MethodComparison(SplitTable table, TableResults results, List<ScoredMethod> methods) {
        this.table = table;
        this.results = results;
        this.methods = methods.stream()
                .filter(method -> !results.values(table, method.method(), method.accuracy())
                        .isEmpty())
                .toList();
    }

    /** Hears of progress, from several threads. */
    @FunctionalInterface
    public interface Listener {
        /** @param what was done last */
        void finished(String what, int done, int total);
    }

    /**
     * An {@link dev.cleave.table.InputException} where the table can't be learned from.
     *
     * @param limit of one learning
     * @param threads learnings at the same time
     */
    public static MethodComparison run(
            SplitTable table, List<ScoredMethod> methods, long seed, Duration limit, int threads, Listener listener) {
        List<MethodTrial> trials = TablesRun.trials(table, methods, seed, limit);
        DataSetCache none = new DataSetCache(Path.of(""));
        AtomicInteger count = new AtomicInteger();
        List<Workers.Job<TrialResult>> jobs = new ArrayList<>();
        for (MethodTrial trial : trials) {
            jobs.add(() -> {
                TrialResult result = attempt(trial, none);
                listener.finished(trial.method().name(), count.incrementAndGet(), trials.size());
                return result;
            });
        }
        List<TrialResult> done = Workers.run(jobs, threads, Budget.unlimited());
        Map<MethodTrial, TrialResult> results = new LinkedHashMap<>();
        for (int i = 0; i < trials.size(); i++) {
            results.put(trials.get(i), done.get(i));
        }
        return new MethodComparison(table, new TableResults(results), methods);
    }

    /** A method that fails has no figures, and a note. */
    private static TrialResult attempt(MethodTrial trial, DataSetCache none) {
        try {
            return trial.timed(none);
        } catch (RuntimeException e) {
            return TrialResult.of(
                    Map.of(),
                    "failed: "
                            + String.valueOf(e.getMessage()).lines().findFirst().orElse(""));
        }
    }

    SplitTable table() {
        return table;
    }

    /** Those that have a score. */
    List<ScoredMethod> methods() {
        return methods;
    }

    Optional<Statistic> accuracy(ScoredMethod method) {
        return results.statistic(table, method.method(), method.accuracy());
    }

    Optional<Statistic> f1(ScoredMethod method) {
        return results.statistic(table, method.method(), method.f1());
    }

    /** Of what answers by rules. */
    Optional<Statistic> size(ScoredMethod method, Figure figure) {
        return method.isAnswer() ? results.statistic(table, method.method(), figure) : Optional.empty();
    }

    /** Of one learning. */
    Optional<Statistic> seconds(ScoredMethod method) {
        return results.statistic(table, method.method(), Figure.SECONDS);
    }

    /** How much more accurate one is than the other, fold by fold. */
    Optional<Statistic> lead(ScoredMethod one, ScoredMethod other) {
        return results.lead(table, one, other);
    }

    /** What was said of its runs, each thing once. */
    List<String> notes() {
        return results.done().entrySet().stream()
                .filter(each -> !each.getValue().note().isEmpty())
                .map(each ->
                        each.getKey().method().name() + ": " + each.getValue().note())
                .distinct()
                .toList();
    }
}
