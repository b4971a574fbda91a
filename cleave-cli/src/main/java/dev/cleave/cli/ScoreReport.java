package dev.cleave.cli;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.data.Confusion;
import dev.cleave.data.Encoding;
import dev.cleave.data.Scores;
import dev.cleave.data.Task;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Scores of several answerers on the same rows; with several labels, over all single outputs. */
record ScoreReport(Encoding encoding, LabelledRows data, Map<String, Scores> scores) {
    List<String> lines() {
        if (task() == Task.MULTICLASS) {
            return new ClassScores(encoding, data, scores).lines();
        }
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "%s: %,d rows; predicting %s (%s)",
                data.name(),
                data.rows().rows(),
                encoding.labels().size() == 1
                        ? encoding.labels().get(0)
                        : encoding.labels().size() + " labels",
                task()));
        lines.add("");
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

    private String line(String name, Scores found) {
        Confusion pooled = found.pooled();
        return String.format(
                Locale.ROOT,
                "  %-6s%11.3f%11.3f%11.3f%11.3f%11.3f%,11d",
                name,
                task().f1(found),
                found.accuracy(),
                pooled.precision(),
                pooled.recall(),
                pooled.mcc(),
                pooled.errors());
    }

    ObjectNode json() {
        ObjectNode root = JsonMapper.builder().build().createObjectNode();
        root.put("data", data.name()).put("task", task().toString());
        root.put("rows", data.rows().rows());
        ArrayNode stages = root.putArray("scores");
        scores.forEach((name, found) -> write(found, stages.addObject().put("stage", name)));
        return root;
    }

    private void write(Scores found, ObjectNode to) {
        if (task() == Task.MULTICLASS) {
            new ClassScores(encoding, data, scores).write(found, to);
            return;
        }
        Confusion pooled = found.pooled();
        to.put("f1", task().f1(found)).put("accuracy", found.accuracy());
        to.put("precision", pooled.precision()).put("recall", pooled.recall());
        to.put("mcc", pooled.mcc()).put("errors", pooled.errors());
    }

    private Task task() {
        return Task.of(encoding.target());
    }
}
