package dev.cleave.lab.tables;

import dev.cleave.lab.report.Statistic;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.TrialResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What finished trials say of each table and method. */
record TableResults(Map<MethodTrial, TrialResult> done) {
    TableResults {
        done = new LinkedHashMap<>(done);
    }

    /** Of all splits, in their order. */
    List<TrialResult> of(SplitTable table, TableMethod method) {
        return done.entrySet().stream()
                .filter(each -> each.getKey().isOf(table, method))
                .map(Map.Entry::getValue)
                .toList();
    }

    List<Double> values(SplitTable table, TableMethod method, Figure figure) {
        return of(table, method).stream()
                .flatMap(result -> result.get(figure).stream().boxed())
                .toList();
    }

    Optional<Statistic> statistic(SplitTable table, TableMethod method, Figure figure) {
        return Statistic.of(values(table, method, figure));
    }

    /** How much more accurate one is than another, split by split; none where there is no split that both were tried on. */
    Optional<Statistic> lead(SplitTable table, ScoredMethod one, ScoredMethod other) {
        Map<Integer, Double> a = accuracies(table, one);
        Map<Integer, Double> b = accuracies(table, other);
        List<Double> leads = new ArrayList<>();
        a.forEach((run, accuracy) -> {
            if (b.containsKey(run)) {
                leads.add(accuracy - b.getOrDefault(run, 0.0));
            }
        });
        return Statistic.of(leads);
    }

    /** By run. */
    private Map<Integer, Double> accuracies(SplitTable table, ScoredMethod scored) {
        Map<Integer, Double> accuracies = new TreeMap<>();
        done.forEach((trial, result) -> {
            if (trial.isOf(table, scored.method())) {
                result.get(scored.accuracy()).ifPresent(accuracy -> accuracies.put(trial.run(), accuracy));
            }
        });
        return accuracies;
    }
}
