package dev.cleave.cli.report;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.cli.rules.PointsObject;
import dev.cleave.explanation.ClassConditions;
import dev.cleave.explanation.ClassReason;
import dev.cleave.explanation.Explanation;
import dev.cleave.explanation.LabelExplanation;
import dev.cleave.explanation.LeastChange;
import dev.cleave.io.Model;
import java.util.List;
import java.util.Locale;

/**
 * An explanation for machines: {@code row}, and for each of its {@code labels} the {@code value} by the rules, its
 * {@code probability} and that of the soft {@code network}, the rules that {@code fired} and those that {@code didNotFire} with the
 * literals that fail, and the least {@code change} that gives the other value. Of classes: {@code column}, {@code class}, and for
 * all {@code classes} their {@code points}, {@code probability} and {@code network}; the {@code conditions} with whether each
 * {@code holds} and the {@code points} that it gives.
 */
public record ExplanationObject(Model model, int number) {
    public ObjectNode json(Explanation explanation) {
        ObjectNode root = JsonMapper.builder().build().createObjectNode();
        root.put("row", number);
        if (explanation instanceof Explanation.Labels labels) {
            ArrayNode list = root.putArray("labels");
            labels.labels().forEach(label -> write(label, list.addObject()));
        } else if (explanation instanceof Explanation.Classes classes) {
            write(classes, root);
        }
        return root;
    }

    private void write(LabelExplanation label, ObjectNode to) {
        to.put("label", label.label()).put("value", label.value());
        to.put("holds", label.holds()).put("probability", label.probability()).put("network", label.network());
        to.put("negated", label.negated());
        ArrayNode fired = to.putArray("fired");
        label.fired().forEach(reason -> fired.addObject().put("rule", reason.rule()));
        ArrayNode others = to.putArray("didNotFire");
        label.didNotFire()
                .forEach(reason -> reason.failing()
                        .forEach(others.addObject().put("rule", reason.rule()).putArray("fails")::add));
        write(label.change(), to.putObject("change"));
    }

    private static void write(LeastChange change, ObjectNode to) {
        to.put("for", change.value()).put("status", change.status().name().toLowerCase(Locale.ROOT));
        if (change.status() == LeastChange.Status.FOUND) {
            ArrayNode changes = to.putArray("changes");
            change.changes()
                    .forEach(one ->
                            changes.addObject().put("column", one.column()).put("to", one.to()));
        }
    }

    private void write(Explanation.Classes classes, ObjectNode root) {
        List<ClassReason> ranked = classes.classes();
        root.put("column", classes.column()).put("class", ranked.get(0).name());
        ArrayNode list = root.putArray("classes");
        for (ClassReason reason : ranked) {
            list.addObject()
                    .put("class", reason.name())
                    .put("points", reason.points().doubleValue())
                    .put("probability", reason.probability())
                    .put("network", reason.network());
        }
        new PointsObject(ClassConditions.of(model)).write(root);
        for (int i = 0; i < classes.conditions().size(); i++) {
            ((ObjectNode) root.get("conditions").get(i))
                    .put("holds", classes.conditions().get(i).holds());
        }
    }
}
