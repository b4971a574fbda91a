package dev.cleave.spark;

import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.spark.ml.linalg.Vector;
import org.apache.spark.ml.linalg.Vectors;

/**
 * Labels as the numbers that classifiers of Spark answer with. Labels that are small whole numbers are these, as evaluators expect;
 * others are numbered: first what is not the positive value, classes in the order of the model.
 *
 * @param labels of every number; empty where none has it
 * @param numberOf of everything that can be said
 */
record LabelIndex(List<String> labels, List<Integer> numberOf) {
    private static final Pattern SMALL = Pattern.compile("0|[1-9][0-9]{0,2}");

    LabelIndex {
        labels = List.copyOf(labels);
        numberOf = List.copyOf(numberOf);
    }

    static LabelIndex of(Target target) {
        List<String> said = target.exclusive()
                ? target.labels().stream().map(Label::positive).toList()
                : List.of(
                        target.labels().get(0).negatives().get(0),
                        target.labels().get(0).positive());
        boolean areNumbers =
                said.stream().allMatch(label -> SMALL.matcher(label).matches())
                        && new HashSet<>(said).size() == said.size();
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < said.size(); i++) {
            numbers.add(areNumbers ? Integer.parseInt(said.get(i)) : i);
        }
        List<String> labels = new ArrayList<>(Collections.nCopies(Collections.max(numbers) + 1, ""));
        for (int i = 0; i < said.size(); i++) {
            labels.set(numbers.get(i), said.get(i));
        }
        return new LabelIndex(labels, numbers);
    }

    int classes() {
        return labels.size();
    }

    /** @param probabilities of everything that can be said */
    Vector vector(List<Double> probabilities) {
        double[] values = new double[classes()];
        for (int i = 0; i < probabilities.size(); i++) {
            values[numberOf.get(i)] = probabilities.get(i);
        }
        return Vectors.dense(values);
    }
}
