package dev.cleave.cli.rules;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.explanation.ClassConditions;
import java.math.BigDecimal;
import java.util.List;

/**
 * The conditions of a model with classes for machines: what each class has from the {@code start}, and the {@code conditions},
 * each with its {@code text} and the {@code points} that it gives; classes without points are left out where there are many.
 */
public record PointsObject(ClassConditions conditions) {
    private static final int FEW = 100; // classes that are listed though they have no points

    public ObjectNode write(ObjectNode root) {
        write(conditions.tally().start(), root.putObject("start"));
        ArrayNode list = root.putArray("conditions");
        for (int condition : conditions.all()) {
            ObjectNode to = list.addObject().put("text", conditions.body(condition));
            write(conditions.tally().gains().get(condition), to.putObject("points"));
        }
        return root;
    }

    private void write(List<BigDecimal> points, ObjectNode to) {
        for (int output = 0; output < points.size(); output++) {
            if (points.size() <= FEW || points.get(output).signum() != 0) {
                to.put(conditions.name(output), points.get(output));
            }
        }
    }
}
