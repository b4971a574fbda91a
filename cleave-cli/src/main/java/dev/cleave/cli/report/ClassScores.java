package dev.cleave.cli.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.encoding.label.Target;
import dev.cleave.evaluation.AveragedMeasures;
import dev.cleave.evaluation.WeightedScores;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Scores on rows with classes: averages weighted by how often each class occurs, then F1 of each class. */
record ClassScores(Target target, Map<String, WeightedScores> scores) implements ScoreTable {
    @Override
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT, "  %-6s%11s%11s%11s%11s%11s", "", "F1", "accuracy", "precision", "recall", "errors"));
        scores.forEach((name, found) -> lines.add(line(name, found)));
        lines.add("");
        lines.add(String.format(Locale.ROOT, "  %-24s%11s", "F1 of each class", "rows") + stages());
        for (int output = 0; output < target.outputs(); output++) {
            lines.add(classLine(output));
        }
        return lines;
    }

    private static String line(String name, WeightedScores found) {
        AveragedMeasures weighted = found.weighted();
        return String.format(
                        Locale.ROOT,
                        "  %-6s%11.3f%11.3f%11.3f%11.3f",
                        name,
                        weighted.f1(),
                        found.exactMatch(),
                        weighted.precision(),
                        weighted.recall())
                + ScoreTable.amount(errors(found));
    }

    private String stages() {
        StringBuilder line = new StringBuilder();
        scores.keySet().forEach(name -> line.append(String.format(Locale.ROOT, "%11s", name)));
        return line.toString();
    }

    private String classLine(int output) {
        double support = scores.values().iterator().next().labels().get(output).support();
        StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "  %-24s", name(output)));
        line.append(ScoreTable.amount(support));
        scores.values()
                .forEach(found -> line.append(String.format(
                        Locale.ROOT, "%11.3f", found.labels().get(output).f1())));
        return line.toString();
    }

    @Override
    public void write(WeightedScores found, ObjectNode to) {
        AveragedMeasures weighted = found.weighted();
        to.put("f1", weighted.f1()).put("accuracy", found.exactMatch());
        to.put("precision", weighted.precision()).put("recall", weighted.recall());
        ScoreTable.putErrors(errors(found), to);
        ObjectNode classes = to.putObject("classes");
        for (int output = 0; output < target.outputs(); output++) {
            classes.put(name(output), found.labels().get(output).f1());
        }
    }

    private static double errors(WeightedScores found) {
        return found.labels().get(0).total() - found.exact();
    }

    private String name(int output) {
        return target.labels().get(output).positive();
    }
}
