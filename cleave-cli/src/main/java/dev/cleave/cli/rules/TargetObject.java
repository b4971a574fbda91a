package dev.cleave.cli.rules;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.evaluation.Task;

/**
 * What is predicted, for machines: the {@code task}; of classes the {@code column} and its {@code classes}, else the {@code labels}, each
 * with its {@code column} and its {@code positive} and {@code negatives} values.
 */
public final class TargetObject {
    private TargetObject() {}

    public static void write(Target target, ObjectNode to) {
        to.put("task", Task.of(target).toString());
        if (target.exclusive()) {
            to.put("column", target.labels().get(0).column());
            ArrayNode classes = to.putArray("classes");
            target.labels().forEach(label -> classes.add(label.positive()));
            return;
        }
        ArrayNode labels = to.putArray("labels");
        target.labels().forEach(label -> write(label, labels));
    }

    private static void write(Label label, ArrayNode to) {
        ObjectNode one = to.addObject().put("column", label.column()).put("positive", label.positive());
        label.negatives().forEach(one.putArray("negatives")::add);
    }
}
