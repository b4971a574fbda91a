package dev.cleave.cli;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.evidence.Answer;
import dev.cleave.evidence.Change;
import dev.cleave.export.Model;
import dev.cleave.logic.Rule;
import java.util.List;

/**
 * An explanation for machines: {@code row}, and for each of its {@code labels} the {@code value} by the rules, the soft network's
 * {@code score}, the rules that {@code fired} and those that {@code didNotFire} with the literals that fail, and the least
 * {@code change} that gives the other value.
 */
record ExplanationObject(Explanation explanation, Answers answers) {
    ObjectNode json() {
        Answers.RowAnswer answer = explanation.answer(answers);
        ObjectNode root = JsonMapper.builder().build().createObjectNode();
        root.put("row", explanation.number());
        ArrayNode labels = root.putArray("labels");
        for (int head = 0; head < model().rules().heads().size(); head++) {
            write(head, answer, labels.addObject());
        }
        return root;
    }

    private void write(int head, Answers.RowAnswer answer, ObjectNode to) {
        to.put("label", model().encoding().labels().get(head).toString());
        to.put("value", answers.value(head, answer.holds(head)));
        to.put("holds", answer.holds(head)).put("score", explanation.score(head));
        to.put("negated", model().rules().heads().get(head).negated());
        ArrayNode fired = to.putArray("fired");
        ArrayNode others = to.putArray("didNotFire");
        for (Rule rule : model().rules().heads().get(head).rules()) {
            if (rule.fires(answer.known())) {
                fired.addObject().put("rule", answers.body(rule));
            } else {
                List<String> failing = explanation.words(answer).failingLiterals(rule);
                failing.forEach(
                        others.addObject().put("rule", answers.body(rule)).putArray("fails")::add);
            }
        }
        write(explanation.change(head, answer), answers.value(head, !answer.holds(head)), to.putObject("change"));
    }

    private void write(Answer found, String other, ObjectNode to) {
        to.put("for", other);
        if (found instanceof Answer.Found least) {
            ArrayNode changes = to.put("status", "found").putArray("changes");
            least.changes().forEach(change -> write(change, changes.addObject()));
        } else {
            to.put("status", found instanceof Answer.Impossible ? "impossible" : "undecided");
        }
    }

    private void write(Change change, ObjectNode to) {
        ChangeText text = new ChangeText(model().encoding(), change);
        to.put("column", text.column().name()).put("to", text.to());
    }

    private Model model() {
        return explanation.model();
    }
}
