package dev.cleave.cli.report;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.encoding.label.Target;
import dev.cleave.evaluation.Evaluation;
import dev.cleave.evaluation.Task;
import dev.cleave.evaluation.WeightedScores;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * Scores of several stages on the same rows; where these have weights, a second time with every row counted by its weight.
 *
 * @param name of the data
 */
public record ScoreReport(String name, Evaluation evaluation) {
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(Locale.ROOT, "%s: %,d rows; predicting %s", name, evaluation.rows(), target()));
        lines.add("");
        lines.addAll(table(evaluation.counted()).lines());
        if (evaluation.isWeighted()) {
            lines.add("");
            lines.add("every row counted by its weight:");
            lines.add("");
            lines.addAll(table(evaluation.weighted()).lines());
        }
        lines.add("");
        lines.add(String.format(
                Locale.ROOT,
                "calibration error of the rules' probabilities (ten bins): %.3f",
                evaluation.calibrationError()));
        return lines;
    }

    private String target() {
        Target target = evaluation.target();
        if (task() == Task.MULTICLASS) {
            return target.labels().get(0).column() + " (" + target.outputs() + " classes)";
        }
        String what = target.outputs() == 1 ? target.labels().get(0).atom().toString() : target.outputs() + " labels";
        return what + " (" + task() + ")";
    }

    public ObjectNode json() {
        ObjectNode root = JsonMapper.builder().build().createObjectNode();
        root.put("data", name).put("task", task().toString());
        root.put("rows", evaluation.rows()).put("calibrationError", evaluation.calibrationError());
        ArrayNode stages = root.putArray("scores");
        evaluation.counted().forEach((stage, scores) -> {
            ObjectNode to = stages.addObject().put("stage", stage);
            table(evaluation.counted()).write(scores, to);
            if (evaluation.isWeighted()) {
                table(evaluation.weighted())
                        .write(Objects.requireNonNull(evaluation.weighted().get(stage)), to.putObject("weighted"));
            }
        });
        return root;
    }

    private ScoreTable table(Map<String, WeightedScores> scores) {
        return task() == Task.MULTICLASS
                ? new ClassScores(evaluation.target(), scores)
                : new LabelScores(task(), scores);
    }

    private Task task() {
        return evaluation.task();
    }
}
