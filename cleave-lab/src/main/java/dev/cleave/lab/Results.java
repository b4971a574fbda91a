package dev.cleave.lab;

import dev.cleave.lab.report.Statistic;
import dev.cleave.lab.store.Finished;
import dev.cleave.lab.trial.CurveTrial;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.Method;
import dev.cleave.lab.trial.SplitTrial;
import dev.cleave.lab.trial.TableTrial;
import dev.cleave.lab.trial.Trial;
import dev.cleave.lab.trial.TrialResult;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** What finished trials say. */
record Results(Map<Trial, Finished> done) {
    /** Of all runs of a contender on a data set. */
    List<TrialResult> of(DataSet set, Method contender) {
        return done.entrySet().stream()
                .filter(each -> each.getKey() instanceof TableTrial trial
                        && trial.set() == set
                        && trial.contender().key().equals(contender.key()))
                .map(each -> each.getValue().result())
                .toList();
    }

    Optional<Statistic> statistic(DataSet set, Method contender, Figure figure) {
        return Statistic.of(of(set, contender).stream()
                .flatMap(result -> value(result, figure))
                .toList());
    }

    /** How much less one figure is than another, run by run. */
    Optional<Statistic> drop(DataSet set, Method contender, Figure from, Figure to) {
        return Statistic.of(of(set, contender).stream()
                .flatMap(result ->
                        value(result, from).flatMap(a -> value(result, to).map(b -> a - b)))
                .toList());
    }

    Optional<Statistic> curve(DataSet set, int share, int noise, Figure figure) {
        return Statistic.of(done.entrySet().stream()
                .filter(each -> each.getKey() instanceof CurveTrial trial
                        && trial.set() == set
                        && trial.share() == share
                        && trial.noise() == noise)
                .flatMap(each -> value(each.getValue().result(), figure))
                .toList());
    }

    /** How many points of the learning curves a time limit cut short; nothing where none. */
    List<String> cutCurves() {
        List<Finished> curves = done.entrySet().stream()
                .filter(each -> each.getKey() instanceof CurveTrial)
                .map(Map.Entry::getValue)
                .toList();
        long cut =
                curves.stream().filter(each -> !each.result().note().isEmpty()).count();
        return cut == 0
                ? List.of()
                : List.of(
                        "Learning curves: the time limit ended " + cut + " of " + curves.size() + " learnings early.");
    }

    Stream<Map.Entry<SplitTrial, TrialResult>> splits(SplitTrial.Search search, boolean positive) {
        return done.entrySet().stream()
                .filter(each -> each.getKey() instanceof SplitTrial trial
                        && trial.search() == search
                        && trial.positive() == positive)
                .map(each ->
                        Map.entry((SplitTrial) each.getKey(), each.getValue().result()));
    }

    private static Stream<Double> value(TrialResult result, Figure figure) {
        return result.get(figure).stream().boxed();
    }
}
