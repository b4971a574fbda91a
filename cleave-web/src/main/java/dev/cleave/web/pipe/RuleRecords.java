package dev.cleave.web.pipe;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.evaluation.Evidence;
import dev.cleave.explanation.ClassConditions;
import dev.cleave.io.Model;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Definition;
import java.math.BigDecimal;
import java.util.List;

/** Rules as records of one shape, for data frames: of classes by points the conditions with their points, else the rules of each head. */
record RuleRecords(Model model) {
    void write(ArrayNode to) {
        if (model.hasClassPoints()) {
            points(ClassConditions.of(model), to);
            return;
        }
        Vocabulary words = Vocabulary.of(model.encoding());
        for (int head = 0; head < model.rules().heads().size(); head++) {
            Definition definition = model.rules().heads().get(head);
            for (int rule = 0; rule < definition.rules().size(); rule++) {
                ObjectNode record = to.addObject()
                        .put("head", words.name(head))
                        .put("holds", !definition.negated())
                        .put("if", RuleText.body(definition.rules().get(rule), model.rules(), words));
                evidence(head, rule, record);
            }
        }
    }

    private void evidence(int head, int rule, ObjectNode to) {
        for (Evidence evidence : model.standing().train()) {
            if (evidence.isOf(head, rule)) {
                to.put("covered", evidence.covered()).put("right", evidence.right());
            }
        }
    }

    private static void points(ClassConditions conditions, ArrayNode to) {
        points(conditions, "", conditions.tally().start(), to);
        for (int condition : conditions.all()) {
            points(
                    conditions,
                    conditions.body(condition),
                    conditions.tally().gains().get(condition),
                    to);
        }
    }

    private static void points(ClassConditions conditions, String body, List<BigDecimal> points, ArrayNode to) {
        ObjectNode record = to.addObject().put("if", body);
        ObjectNode all = record.putObject("points");
        for (int output = 0; output < points.size(); output++) {
            all.put(conditions.name(output), points.get(output));
        }
    }
}
