package dev.cleave.lab.tables;

import dev.cleave.lab.NoteCounts;
import dev.cleave.lab.report.Headline;
import dev.cleave.lab.report.Plot;
import dev.cleave.lab.report.ReportTable;
import dev.cleave.lab.report.Section;
import dev.cleave.lab.report.Statistic;
import dev.cleave.lab.trial.Figure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What trials on many tables come to, for a page. */
record TablesPage(TableResults results, List<SplitTable> tables, List<ScoredMethod> methods, String command) {
    static final List<String> READING = List.of(
            "Each cell has the mean ± standard error over splits, the number of splits in brackets, on rows held out. All methods"
                    + " learn from the same rows with the settings that they have for any table; nothing is chosen by the"
                    + " rows held out.",
            "Rules of RIPPER and PART include the last one, which has no conditions; those of a tree are its leaves. Cleave's"
                    + " are lines, an at-least rule being one; of classes, conditions that give points. \"Cleave\" is what it gives unless asked otherwise; \"readable\" and \"accurate\" are"
                    + " what --prefer asks for. Its network is the ensemble that taught the rules, or the one network where there is no other.");

    private static final List<String> RULE_LEARNERS = List.of("RIPPER", "PART");

    TablesPage {
        tables = List.copyOf(tables);
        methods = List.copyOf(methods);
    }

    List<Headline> headlines() {
        List<Headline> lines = new ArrayList<>();
        for (ScoredMethod own : methods) {
            for (ScoredMethod other : methods) {
                if (own.ours() && RULE_LEARNERS.contains(other.name())) {
                    lines.addAll(headline(own, other));
                }
            }
        }
        return lines;
    }

    private List<Headline> headline(ScoredMethod own, ScoredMethod other) {
        List<Double> leads = tables.stream()
                .flatMap(table -> results.lead(table, own, other).stream())
                .map(Statistic::mean)
                .toList();
        long count = leads.stream().filter(lead -> lead > -0.0005).count();
        return leads.isEmpty()
                ? List.of()
                : List.of(new Headline(
                        count + " of " + leads.size(),
                        "tables on which " + own.name() + " is at least as accurate as " + other.name()));
    }

    List<Section> sections() {
        List<Section> sections = new ArrayList<>();
        sections.add(section("accuracy", "Accuracy", List.of(grids().accuracy()), List.of(), notes()));
        sections.add(ranks());
        sections.add(section(
                "size",
                "How large the rules are",
                List.of(
                        grids().sizes("rules", "Number of rules, or leaves", Figure.RULES),
                        grids().sizes("literals", "Literals of all rules together", Figure.LITERALS)),
                new SizePlot(results, tables, methods).plots(),
                List.of()));
        sections.add(section("f1", "Macro F1", List.of(grids().f1()), List.of(), List.of()));
        sections.add(section("calibration", "Probabilities", List.of(grids().calibration()), List.of(), List.of()));
        sections.add(section("seconds", "Seconds", List.of(grids().seconds()), List.of(), List.of()));
        return sections;
    }

    private TableGrids grids() {
        return new TableGrids(results, tables, methods);
    }

    private Section ranks() {
        RankSection ranks = new RankSection(results, tables, methods);
        return section("ranks", "Mean ranks", ranks.grids(), ranks.plots(), ranks.notes());
    }

    private Section section(String id, String title, List<ReportTable> grids, List<Plot> plots, List<String> notes) {
        return new Section(id, title, List.of(), command, grids, plots, List.of(), notes);
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>();
        String guessed = tables.stream()
                .filter(SplitTable::isGuessed)
                .map(table -> table.name() + " (" + table.target() + ")")
                .collect(Collectors.joining(", "));
        if (!guessed.isEmpty()) {
            notes.add("The target is the last column, as nobody said otherwise, of " + guessed + ".");
        }
        Map<String, List<String>> ofRuns = new LinkedHashMap<>();
        for (TableMethod method :
                methods.stream().map(ScoredMethod::method).distinct().toList()) {
            for (SplitTable table : tables) {
                NoteCounts.of(results.of(table, method))
                        .forEach((note, count) -> ofRuns.computeIfAbsent(
                                        method.name() + ": " + note, key -> new ArrayList<>())
                                .add(table.name() + " (" + count + ")"));
            }
        }
        ofRuns.forEach((note, where) -> notes.add(note + ", on " + String.join(", ", where) + "."));
        return notes;
    }
}
