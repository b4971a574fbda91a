package dev.cleave.lab;

import dev.cleave.lab.report.Headline;
import dev.cleave.lab.report.PaperFigures;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.TrialResult;
import java.util.ArrayList;
import java.util.List;

/** What all trials of this program come to, counted. */
record Headlines(Results results, PaperFigures paper) {
    private static final double SEEN = 0.0005; // by what can be seen in a table of three digits

    List<Headline> all() {
        List<DataSet> sets = DataSet.published().stream()
                .filter(set -> !results.of(set, Methods.CLEAVE).isEmpty())
                .toList();
        List<Headline> all = new ArrayList<>();
        if (!sets.isEmpty()) {
            all.add(count(sets, "NDNF: ASP", "data sets on which the rules score at least what the paper's rules do"));
            all.add(count(sets, "NDNF", "data sets on which the rules score at least what the paper's network does"));
            all.add(lossless(sets));
            all.add(proved(sets));
            genes(sets, all);
        }
        return all;
    }

    private Headline count(List<DataSet> sets, String row, String text) {
        long count = sets.stream()
                .filter(set -> results.statistic(set, Methods.CLEAVE, Figure.F1).stream()
                        .anyMatch(found -> paper.get(row, set, "f1").stream()
                                .anyMatch(other -> found.mean() >= other.mean() - SEEN)))
                .count();
        return new Headline(count + " of " + sets.size(), text);
    }

    private Headline lossless(List<DataSet> sets) {
        long count = sets.stream()
                .filter(set -> results.drop(set, Methods.CLEAVE, Figure.SOFT_F1, Figure.F1).stream()
                        .anyMatch(drop -> drop.mean() < SEEN))
                .count();
        return new Headline(
                count + " of " + sets.size(), "data sets on which the rules lose nothing against their own network");
    }

    private Headline proved(List<DataSet> sets) {
        List<TrialResult> runs = sets.stream()
                .flatMap(set -> results.of(set, Methods.CLEAVE).stream())
                .toList();
        long count = runs.stream().filter(TrialResult::isProved).count();
        return new Headline(
                count + " of " + runs.size(),
                "runs whose rules are proved to be their trained network, on every valid input");
    }

    private void genes(List<DataSet> sets, List<Headline> to) {
        List<Boolean> genes = sets.stream()
                .flatMap(set -> results.of(set, Methods.CLEAVE).stream())
                .flatMap(result -> result.genes().values().stream())
                .toList();
        if (!genes.isEmpty()) {
            long right = genes.stream().filter(is -> is).count();
            to.add(new Headline(
                    right + " of " + genes.size(),
                    "genes whose rules are the published function in every state, over all folds"));
        }
    }
}
