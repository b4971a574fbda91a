package dev.cleave.cli;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.data.BitMatrix;
import dev.cleave.data.Encoding;
import dev.cleave.data.RowWeights;
import dev.cleave.data.Task;
import dev.cleave.data.WeightedScores;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Scores of several answerers on the same rows; where these have weights, a second time with every row counted by its weight.
 *
 * @param answers of each, [rows x outputs]
 */
record ScoreReport(Encoding encoding, LabelledRows data, Map<String, BitMatrix> answers) {
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "%s: %,d rows; predicting %s",
                data.name(),
                data.rows().rows(),
                target()));
        lines.add("");
        lines.addAll(table(counted()).lines());
        if (data.areWeighted()) {
            lines.add("");
            lines.add("every row counted by its weight:");
            lines.add("");
            lines.addAll(table(weighted()).lines());
        }
        return lines;
    }

    private String target() {
        if (task() == Task.MULTICLASS) {
            return encoding.target().labels().get(0).column() + " ("
                    + encoding.target().outputs() + " classes)";
        }
        String what = encoding.labels().size() == 1
                ? encoding.labels().get(0).toString()
                : encoding.labels().size() + " labels";
        return what + " (" + task() + ")";
    }

    ObjectNode json() {
        ObjectNode root = JsonMapper.builder().build().createObjectNode();
        root.put("data", data.name()).put("task", task().toString());
        root.put("rows", data.rows().rows());
        ArrayNode stages = root.putArray("scores");
        counted().forEach((name, found) -> {
            ObjectNode stage = stages.addObject().put("stage", name);
            table(counted()).write(found, stage);
            if (data.areWeighted()) {
                table(weighted()).write(weighted().get(name), stage.putObject("weighted"));
            }
        });
        return root;
    }

    private Map<String, WeightedScores> counted() {
        return scores(RowWeights.equal(data.rows().rows()));
    }

    private Map<String, WeightedScores> weighted() {
        return scores(data.rows().weights());
    }

    private Map<String, WeightedScores> scores(RowWeights weights) {
        Map<String, WeightedScores> scores = new LinkedHashMap<>();
        answers.forEach((name, found) ->
                scores.put(name, WeightedScores.of(found, data.rows().targets(), weights)));
        return scores;
    }

    private ScoreTable table(Map<String, WeightedScores> scores) {
        return task() == Task.MULTICLASS ? new ClassScores(encoding, scores) : new LabelScores(task(), scores);
    }

    private Task task() {
        return Task.of(encoding.target());
    }
}
