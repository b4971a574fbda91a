package dev.cleave;

import dev.cleave.encoding.EncodedInputs;
import dev.cleave.encoding.Surprise;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.explanation.AnswerText;
import dev.cleave.io.Model;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * What a model says of a row. The labels and their probabilities are those of the rules and never contradict each other
 * (docs/adr/0015); what else there is to know is computed when it is asked for. Immutable.
 */
public final class Prediction {
    private final Model model;
    private final Supplier<AnswerText> words;
    private final UsedColumns used;
    private final Map<String, String> cells;
    private final Map<String, String> labels;
    private final BitSet known; // the atoms that rules use and the auxiliaries that hold

    Prediction(
            Model model,
            Supplier<AnswerText> words,
            UsedColumns used,
            Map<String, String> cells,
            Map<String, String> labels,
            BitSet known) {
        this.model = model;
        this.words = words;
        this.used = used;
        this.cells = cells;
        this.labels = labels;
        this.known = known;
    }

    /** By target column: the positive value where the label holds, else the first other one; of classes the one that holds. */
    public Map<String, String> labels() {
        return labels;
    }

    /** The probability of every value, by target column: of the two values of a label, or of all classes. They add up to 1. */
    public Map<String, Map<String, Double>> probabilities() {
        Map<String, Map<String, Double>> all = new LinkedHashMap<>();
        double[] holding = RowAnswers.of(model).probabilities(known);
        for (int output = 0; output < holding.length; output++) {
            Label label = target().labels().get(output);
            Map<String, Double> values = all.computeIfAbsent(label.column(), column -> new LinkedHashMap<>());
            values.put(label.positive(), holding[output]);
            if (!target().exclusive()) {
                values.put(label.negatives().get(0), 1 - holding[output]);
            }
        }
        return all;
    }

    /** The probability of the label that is said for a column; an {@link IllegalArgumentException} where it is no target. */
    public double probability(String column) {
        String value = labels.get(column);
        if (value == null) {
            throw new IllegalArgumentException(
                    "'" + column + "' is not predicted; the targets are " + String.join(", ", labels.keySet()));
        }
        return probabilities().getOrDefault(column, Map.of()).getOrDefault(value, 0.0);
    }

    /** Of every label or class, in the order of the target; the network's probabilities are NaN where a column of its own is not given. */
    public List<OutputAnswer> outputs() {
        double[] network = model.soft()
                .head()
                .probabilities(model.soft().pass().outputs(encoded().read(), 0));
        if (!used.absent(cells.keySet()).isEmpty()) {
            Arrays.fill(network, Double.NaN);
        }
        return RowAnswers.of(model).outputs(words.get(), known, network);
    }

    /** The rules that fire for what is said, in words; none where a label does not hold as none of its rules fires. */
    public List<String> rules() {
        if (target().exclusive()) {
            return words.get().fired(model.answers().of(known, 0).answer(), known).stream()
                    .map(Object::toString)
                    .toList();
        }
        return outputs().stream()
                .flatMap(answer -> answer.fired().stream())
                .map(Object::toString)
                .toList();
    }

    /** Cells that training did not prepare for: values that did not occur, and cells that are missing. */
    public List<Surprise> surprises() {
        return UsedColumns.without(used.absent(cells.keySet()), encoded().surprises());
    }

    private EncodedInputs encoded() {
        return model.encoding().row(used.completed(cells));
    }

    private Target target() {
        return model.encoding().target();
    }

    /** The labels with their probabilities: {@code class = 1 (0.987)}. */
    @Override
    public String toString() {
        return labels.entrySet().stream()
                .map(label -> String.format(
                        Locale.ROOT, "%s = %s (%.3f)", label.getKey(), label.getValue(), probability(label.getKey())))
                .collect(Collectors.joining(", "));
    }
}
