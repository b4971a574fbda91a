package dev.cleave.tribuo;

import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.Column;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tribuo.Dataset;
import org.tribuo.Example;
import org.tribuo.ImmutableOutputInfo;
import org.tribuo.Prediction;
import org.tribuo.classification.Label;

/** One label: a column of classes. */
final class LabelKind implements AnswerKind<Label> {
    private static final String PREFIX = "is "; // so that no label is a number or a word for a missing cell

    @Override
    public List<Column> columns(Dataset<Label> examples, ImmutableOutputInfo<Label> outputs, List<String> features) {
        List<String> values = new ArrayList<>();
        for (int id = 0; id < outputs.size(); id++) {
            values.add(PREFIX + outputs.getOutput(id).getLabel());
        }
        int[] codes = new int[examples.size()];
        for (int row = 0; row < codes.length; row++) {
            codes[row] = outputs.getID(examples.getExample(row).getOutput());
        }
        return List.of(Column.of(AnswerKind.unused("label", features), values, codes));
    }

    @Override
    public TargetSpec spec(List<Column> targets) {
        return TargetSpec.of(targets.get(0).name()).asClasses();
    }

    @Override
    public Prediction<Label> prediction(
            Map<String, Map<String, Double>> probabilities,
            Map<String, String> labels,
            int used,
            Example<Label> example) {
        Map<String, Label> scores = new LinkedHashMap<>();
        String column = labels.keySet().iterator().next();
        probabilities.getOrDefault(column, Map.of()).forEach((value, probability) -> {
            String name = output(column, value);
            scores.put(name, new Label(name, probability));
        });
        String said = output(column, labels.getOrDefault(column, PREFIX));
        return new Prediction<>(scores.getOrDefault(said, new Label(said)), scores, used, example, true);
    }

    @Override
    public String output(String column, String value) {
        return value.substring(PREFIX.length());
    }
}
