package dev.cleave.cli.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.evaluation.Task;
import dev.cleave.evaluation.WeightedConfusion;
import dev.cleave.evaluation.WeightedScores;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Scores on labels that each hold or not; with several, over all single outputs. */
record LabelScores(Task task, Map<String, WeightedScores> scores) implements ScoreTable {
    @Override
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "  %-6s%11s%11s%11s%11s%11s%11s",
                "",
                "F1",
                "accuracy",
                "precision",
                "recall",
                "MCC",
                "errors"));
        scores.forEach((name, found) -> lines.add(line(name, found)));
        return lines;
    }

    private String line(String name, WeightedScores found) {
        WeightedConfusion pooled = found.pooled();
        return String.format(
                        Locale.ROOT,
                        "  %-6s%11.3f%11.3f%11.3f%11.3f%11.3f",
                        name,
                        task.f1(found),
                        found.accuracy(),
                        pooled.precision(),
                        pooled.recall(),
                        pooled.mcc())
                + ScoreTable.amount(pooled.errors());
    }

    @Override
    public void write(WeightedScores found, ObjectNode to) {
        WeightedConfusion pooled = found.pooled();
        to.put("f1", task.f1(found)).put("accuracy", found.accuracy());
        to.put("precision", pooled.precision()).put("recall", pooled.recall());
        to.put("mcc", pooled.mcc());
        ScoreTable.putErrors(pooled.errors(), to);
    }
}
