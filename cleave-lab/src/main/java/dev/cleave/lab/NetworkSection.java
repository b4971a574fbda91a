package dev.cleave.lab;

import dev.cleave.lab.report.Plot;
import dev.cleave.lab.report.Plot.Axis;
import dev.cleave.lab.report.Plot.Point;
import dev.cleave.lab.report.Plot.Series;
import dev.cleave.lab.report.ReportCell;
import dev.cleave.lab.report.ReportTable;
import dev.cleave.lab.report.Section;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.TrialResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Boolean networks: is what was learned the published function, and how many transitions does that take? */
record NetworkSection(Results results, TrialPlan programme, String command) {
    Section section() {
        List<ReportTable> grids = new ArrayList<>();
        grids.add(genes());
        sets().forEach(set -> grids.add(curve(set)));
        return new Section(
                LabPart.NETWORKS.key(),
                "Boolean networks: is it the published function?",
                List.of(
                        "For each gene the rules of each fold are held against the published update function over all"
                                + " states: the same everywhere, or not.",
                        "Then from fewer transitions, and with output bits of the training rows flipped: the share of genes"
                                + " whose rules are exactly the published function."),
                command,
                grids,
                sets().stream().map(this::plot).toList(),
                List.of(),
                Stream.of(missed(), new Notes(results).of(List.of(Methods.CLEAVE), sets()), results.cutCurves())
                        .flatMap(List::stream)
                        .toList());
    }

    private static List<DataSet> sets() {
        return TrialPlan.sets(LabPart.NETWORKS);
    }

    private ReportTable genes() {
        List<ReportTable.Row> rows = sets().stream()
                .map(set -> {
                    Map<String, Integer> right = right(set);
                    int runs = results.of(set, Methods.CLEAVE).size();
                    long always = right.values().stream()
                            .filter(count -> count == runs)
                            .count();
                    return new ReportTable.Row(
                            set.label(),
                            true,
                            List.of(
                                    ReportCell.of(always + " of " + right.size()),
                                    ReportCell.of(right.values().stream()
                                                    .mapToInt(count -> count)
                                                    .sum() + " of " + right.size() * runs),
                                    ReportCell.of(Integer.toString(runs))));
                })
                .toList();
        return new ReportTable(
                "networks-genes",
                "Genes whose rules are the published function in every state",
                0,
                List.of("genes, in every fold", "genes, over all folds", "folds"),
                rows);
    }

    /** In how many folds each gene is the published function. */
    private Map<String, Integer> right(DataSet set) {
        Map<String, Integer> right = new LinkedHashMap<>();
        for (TrialResult result : results.of(set, Methods.CLEAVE)) {
            result.genes().forEach((gene, is) -> right.merge(gene, is ? 1 : 0, Integer::sum));
        }
        return right;
    }

    private List<String> missed() {
        return sets().stream()
                .map(set -> set.label() + ", folds in which each gene is the published function: "
                        + right(set).entrySet().stream()
                                .map(gene -> gene.getKey() + " " + gene.getValue())
                                .collect(Collectors.joining(", "))
                        + ".")
                .toList();
    }

    private ReportTable curve(DataSet set) {
        List<ReportTable.Row> rows = TrialPlan.NOISES.stream()
                .map(noise -> new ReportTable.Row(
                        noise + " % of the output bits flipped",
                        false,
                        programme.shares(set).stream()
                                .map(share ->
                                        ReportCell.of(results.curve(set, share, noise, Figure.GENES), Optional.empty()))
                                .toList()))
                .toList();
        return new ReportTable(
                "networks-curve-" + set.key(),
                set.label() + ": share of genes that are exactly right, by the share of transitions learned from",
                2,
                programme.shares(set).stream().map(share -> share + " %").toList(),
                rows);
    }

    private Plot plot(DataSet set) {
        List<Series> series = IntStream.range(0, TrialPlan.NOISES.size())
                .mapToObj(i -> new Series(
                        TrialPlan.NOISES.get(i) + " % of the bits flipped",
                        i,
                        false,
                        false,
                        programme.shares(set).stream()
                                .flatMap(share ->
                                        results.curve(set, share, TrialPlan.NOISES.get(i), Figure.GENES).stream()
                                                .map(found -> new Point(share, 100 * found.mean())))
                                .toList()))
                .toList();
        return new Plot(
                "curve-" + set.key(),
                set.label(),
                new Axis("transitions learned from, %", false, 0, 100),
                new Axis("genes exactly right, %", false, 0, 105),
                Optional.empty(),
                series);
    }
}
