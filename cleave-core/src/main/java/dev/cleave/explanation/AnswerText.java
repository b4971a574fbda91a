package dev.cleave.explanation;

import dev.cleave.encoding.label.Label;
import dev.cleave.io.Model;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Definition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** What the rules of a model say, in the user's own words. Immutable; may be shared between threads. */
public final class AnswerText {
    private final Model model;
    private final List<List<String>> bodies; // of the rules of each head, or of conditions
    private final List<List<Integer>>
            speaking; // the conditions that speak for each class; none where there are no points

    private AnswerText(Model model, List<List<String>> bodies, List<List<Integer>> speaking) {
        this.model = model;
        this.bodies = bodies;
        this.speaking = speaking;
    }

    public static AnswerText of(Model model) {
        return model.hasClassPoints() ? of(model, ClassConditions.of(model)) : ofRules(model);
    }

    private static AnswerText of(Model model, ClassConditions conditions) {
        List<String> bodies = new ArrayList<>();
        for (int k = 0; k < conditions.tally().gains().size(); k++) {
            bodies.add(conditions.body(k));
        }
        return new AnswerText(model, List.of(bodies), conditions.speaking());
    }

    private static AnswerText ofRules(Model model) {
        Vocabulary words = Vocabulary.of(model.encoding());
        List<List<String>> bodies = model.rules().heads().stream()
                .map(head -> head.rules().stream()
                        .map(rule -> RuleText.body(rule, model.rules(), words))
                        .toList())
                .toList();
        return new AnswerText(model, bodies, List.of());
    }

    /** One label's value; where it has several negative ones, that it is not the positive one is all that is known. */
    public String value(int output, boolean holds) {
        Label label = model.encoding().target().labels().get(output);
        if (model.encoding().target().exclusive()) {
            return (holds ? "" : "not ") + label.positive();
        }
        if (model.encoding().target().outputs() > 1) {
            return (holds ? "" : "not ") + label.atom();
        }
        if (holds) {
            return label.positive();
        }
        return label.negatives().size() == 1 ? label.negatives().get(0) : "not " + label.positive();
    }

    /**
     * The rules of an output that fire; of a class with points, the conditions that hold and speak for it, the strongest first.
     *
     * @param known the row's atoms and the auxiliaries that hold
     */
    public List<FiredRule> fired(int output, BitSet known) {
        return speaking.isEmpty() ? rules(output, known) : conditions(output, known);
    }

    private List<FiredRule> rules(int output, BitSet known) {
        Definition head = model.rules().heads().get(output);
        List<FiredRule> fired = new ArrayList<>();
        for (int i = 0; i < head.rules().size(); i++) {
            if (head.rules().get(i).fires(known)) {
                fired.add(new FiredRule(i, body(output, i)));
            }
        }
        return fired;
    }

    private List<FiredRule> conditions(int output, BitSet known) {
        return speaking.get(output).stream()
                .filter(condition -> known.get(model.rules().atoms() + condition))
                .map(condition -> new FiredRule(condition, bodies.get(0).get(condition)))
                .toList();
    }

    private String body(int output, int rule) {
        return bodies.get(output).get(rule);
    }
}
