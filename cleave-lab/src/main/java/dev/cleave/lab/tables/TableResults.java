package dev.cleave.lab.tables;

import dev.cleave.lab.report.Statistic;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.TrialResult;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** What finished trials say of each table and method. */
record TableResults(Map<MethodTrial, TrialResult> done) {
    TableResults {
        done = new LinkedHashMap<>(done);
    }

    /** Of all splits, in their order. */
    List<TrialResult> of(SplitTable table, TableMethod method) {
        return done.entrySet().stream()
                .filter(each -> each.getKey().table().name().equals(table.name())
                        && each.getKey().method().key().equals(method.key()))
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

    /** How much more accurate one is than another, split by split; none where they were not both tried on all. */
    Optional<Statistic> lead(SplitTable table, ScoredMethod one, ScoredMethod other) {
        List<Double> a = values(table, one.method(), one.accuracy());
        List<Double> b = values(table, other.method(), other.accuracy());
        return a.size() != b.size()
                ? Optional.empty()
                : Statistic.of(IntStream.range(0, a.size())
                        .mapToObj(i -> a.get(i) - b.get(i))
                        .toList());
    }
}
