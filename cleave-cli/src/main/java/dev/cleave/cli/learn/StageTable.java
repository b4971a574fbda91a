package dev.cleave.cli.learn;

import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A line a stage: networks, soft and hard, then rules. */
record StageTable(StageFigures figures) {
    List<String> lines() {
        boolean scored = figures.summary(figures.stages().get(0).name(), figures::countedF1, RowPart.TEST)
                .isPresent();
        List<String> lines = new ArrayList<>();
        lines.add(line("", "F1 train", scored ? "F1 test" : "", scored ? "accuracy test" : "", "rules", "literals"));
        for (Stage stage : figures.stages()) {
            lines.add(line(
                    stage.name(),
                    text(stage.name(), figures::countedF1, RowPart.TRAIN),
                    text(stage.name(), figures::countedF1, RowPart.TEST),
                    text(stage.name(), figures::countedAccuracy, RowPart.TEST),
                    stage.hasRules() ? Integer.toString(stage.size().rules()) : "",
                    stage.hasRules() ? Integer.toString(stage.size().literals()) : ""));
        }
        if (figures.isWeighted()) {
            lines.add("");
            lines.addAll(weighted(scored));
        }
        return lines;
    }

    private List<String> weighted(boolean scored) {
        List<String> lines = new ArrayList<>();
        lines.add("  every row counted by its weight:");
        for (Stage stage : figures.stages()) {
            lines.add(line(
                    stage.name(),
                    text(stage.name(), figures::weightedF1, RowPart.TRAIN),
                    scored ? text(stage.name(), figures::weightedF1, RowPart.TEST) : "",
                    scored ? text(stage.name(), figures::weightedAccuracy, RowPart.TEST) : ""));
        }
        return lines;
    }

    private static String line(String stage, String... cells) {
        StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "  %-8s", stage));
        for (String cell : cells) {
            line.append(String.format(Locale.ROOT, "%14s", cell));
        }
        return line.toString().stripTrailing();
    }

    private String text(String stage, StageFigures.Figure figure, RowPart part) {
        return figures.summary(stage, figure, part).map(RunSummary::toString).orElse("");
    }
}
