package dev.cleave.lab;

import dev.cleave.lab.report.Headline;
import dev.cleave.lab.report.PaperFigures;
import dev.cleave.lab.report.Plot;
import dev.cleave.lab.report.ReportTable;
import dev.cleave.lab.report.Section;
import dev.cleave.lab.trial.DataSet;
import dev.cleave.lab.trial.Figure;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The parts of the page. */
final class Sections {
    static final List<String> READING = List.of(
            "Each cell has the mean ± standard error on rows held out, the number of runs in brackets, the paper's figure and"
                    + " the difference to it. Our own row says where another, measured here or in the paper, is better.",
            "Cleave's rules are held against the paper's rules (NDNF: ASP, NDNF-MT: LI). Logistic regression, SVM, random"
                    + " forest, decision tree and OSDT are scored by five folds, as in the paper; all else holds the paper's"
                    + " share of rows out. Scalers and thresholds come from training rows alone; the published scripts fit"
                    + " scalers on all rows.");

    private final LabOptions options;
    private final Results results;
    private final PaperFigures paper = PaperFigures.read();

    Sections(LabOptions options, Results results) {
        this.options = options;
        this.results = results;
    }

    List<Headline> headlines(LabPart part) {
        return part == LabPart.FIGURE ? List.of() : new Headlines(results, paper).all();
    }

    List<Section> of(LabPart part) {
        return part.parts().stream().map(this::section).toList();
    }

    private Section section(LabPart part) {
        return switch (part) {
            case TABLE1 -> f1(part, "Table 1: F1 on binary and multilabel tasks");
            case TABLE2 -> f1(part, "Table 2: F1 on multiclass tasks");
            case TABLE3 -> drops();
            case TABLE4 -> sizes();
            case FIGURE -> new SplitSection(results, options.command(part)).section();
            case NETWORKS -> new NetworkSection(results, new TrialPlan(options), options.command(part)).section();
            case WEIGHTS -> new WeightSection(results, options.command(part)).section();
            case GALLERY, ALL -> new Gallery(results, options.command(part)).section();
        };
    }

    private Section f1(LabPart part, String title) {
        List<MethodRow> rows = Methods.standings(part == LabPart.TABLE2);
        ReportTable grid = new Rankings(results, paper, "f1", true, 3)
                .grid(part.key(), "F1 on rows held out", TrialPlan.sets(part), rows);
        List<String> deviations = new Deviations(results, paper).notes(rows, TrialPlan.sets(part));
        return tables(part, title, List.of(), List.of(grid), deviations);
    }

    private Section drops() {
        List<ReportTable.Row> rows = Methods.drops().stream()
                .map(drop -> new ReportTable.Row(
                        drop.name(),
                        drop.ours(),
                        TrialPlan.sets(LabPart.TABLE3).stream()
                                .map(set -> drop.cell(results, paper, set))
                                .toList()))
                .toList();
        ReportTable grid = new ReportTable(
                LabPart.TABLE3.key(),
                "F1 of the soft network less F1 of the rules, on rows held out",
                3,
                TrialPlan.sets(LabPart.TABLE3).stream().map(DataSet::label).toList(),
                rows);
        return tables(
                LabPart.TABLE3,
                "Table 3: what translation costs",
                List.of("Thresholding and disentanglement start from the paper's network, Cleave's rules from its own."
                        + " Below zero the rules are better than the network that they come from. Where Cleave's are below"
                        + " their network, there may only be so many of them (20 lines on CDC, 25 conjunctions on Car, 60 on"
                        + " Covertype), and with MLP predicates what tanh says becomes true or false."),
                List.of(grid, new Proofs(results).grid(TrialPlan.sets(LabPart.TABLE3))),
                List.of());
    }

    private Section sizes() {
        Map<String, Figure> figures = new LinkedHashMap<>();
        figures.put("longest", Figure.LONGEST);
        figures.put("average", Figure.AVERAGE);
        figures.put("rules", Figure.RULES);
        Map<String, String> captions = Map.of(
                "longest", "Literals of the longest rule, or depth of a tree",
                "average", "Literals of a rule on average, or average depth of a leaf",
                "rules", "Number of rules, or leaves");
        List<ReportTable> grids = figures.entrySet().stream()
                .map(each -> new Rankings(
                                results,
                                paper,
                                each.getKey(),
                                false,
                                each.getKey().equals("average") ? 2 : 1)
                        .grid(
                                LabPart.TABLE4.key() + "-" + each.getKey(),
                                captions.getOrDefault(each.getKey(), ""),
                                TrialPlan.sets(LabPart.TABLE4),
                                Methods.sizes(each.getValue())))
                .toList();
        return tables(
                LabPart.TABLE4,
                new RuleSizePicture(results, paper).plots(TrialPlan.sets(LabPart.TABLE4)),
                "Table 4: how compact the rules are",
                List.of(
                        "An at-least rule is one line; written out, it is plain rules as the paper has them. For classes"
                                + " the rules are those of the conjunctions. The paper's smaller counts for the four networks"
                                + " are not equivalent to them: the smallest exact plain programs known have 28, 52, 23 and"
                                + " 22 rules (ARA, Budding, Fission, MAM)."),
                grids,
                List.of());
    }

    private Section tables(
            LabPart part, String title, List<String> introduction, List<ReportTable> grids, List<String> remarks) {
        return tables(part, List.of(), title, introduction, grids, remarks);
    }

    private Section tables(
            LabPart part,
            List<Plot> plots,
            String title,
            List<String> introduction,
            List<ReportTable> grids,
            List<String> remarks) {
        List<String> notes = new ArrayList<>(remarks);
        notes.addAll(new Notes(results).of(TrialPlan.contenders(part), TrialPlan.sets(part)));
        return new Section(part.key(), title, introduction, options.command(part), grids, plots, List.of(), notes);
    }
}
