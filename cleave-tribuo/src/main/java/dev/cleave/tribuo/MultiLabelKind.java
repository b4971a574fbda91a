package dev.cleave.tribuo;

import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.Column;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tribuo.Dataset;
import org.tribuo.Example;
import org.tribuo.ImmutableOutputInfo;
import org.tribuo.Prediction;
import org.tribuo.classification.Label;
import org.tribuo.multilabel.MultiLabel;

/**
 * A set of labels: a column for each, named by the label's number, as a label may have any name.
 *
 * @param names of the labels, by column
 */
record MultiLabelKind(Map<String, String> names) implements AnswerKind<MultiLabel> {
    private static final String YES = "yes";

    static MultiLabelKind of(ImmutableOutputInfo<MultiLabel> outputs) {
        Map<String, String> names = new HashMap<>();
        for (int id = 0; id < outputs.size(); id++) {
            names.put(column(id), outputs.getOutput(id).getLabelString());
        }
        return new MultiLabelKind(Map.copyOf(names));
    }

    private static String column(int id) {
        return "cleave:label " + id;
    }

    @Override
    public List<Column> columns(
            Dataset<MultiLabel> examples, ImmutableOutputInfo<MultiLabel> outputs, List<String> features) {
        List<Column> columns = new ArrayList<>();
        for (int id = 0; id < outputs.size(); id++) {
            String name = outputs.getOutput(id).getLabelString();
            int[] codes = new int[examples.size()];
            for (int row = 0; row < codes.length; row++) {
                codes[row] = examples.getExample(row).getOutput().contains(name) ? 1 : 0;
            }
            columns.add(Column.of(column(id), List.of("no", YES), codes));
        }
        return columns;
    }

    @Override
    public TargetSpec spec(List<Column> targets) {
        return TargetSpec.of(String.join(",", targets.stream().map(Column::name).toList()));
    }

    @Override
    public Prediction<MultiLabel> prediction(
            Map<String, Map<String, Double>> probabilities,
            Map<String, String> labels,
            int used,
            Example<MultiLabel> example) {
        Map<String, MultiLabel> scores = new LinkedHashMap<>();
        Set<Label> said = new LinkedHashSet<>();
        labels.forEach((column, value) -> {
            String name = names.getOrDefault(column, column);
            double probability = probabilities.getOrDefault(column, Map.of()).getOrDefault(YES, 0.0);
            Label label = new Label(name, probability);
            scores.put(name, new MultiLabel(label));
            if (value.equals(YES)) {
                said.add(label);
            }
        });
        return new Prediction<>(new MultiLabel(said), scores, used, example, true);
    }

    @Override
    public String output(String column, String value) {
        return names.getOrDefault(column, column);
    }
}
