package dev.cleave.cli;

import dev.cleave.data.BitMatrix;
import dev.cleave.data.Label;
import dev.cleave.export.Model;
import dev.cleave.export.RuleText;
import dev.cleave.export.Vocabulary;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What the rules of a model answer, row by row, in the user's own words. */
final class Answers {
    private final Model model;
    private final List<Definition> heads;
    private final Map<Rule, String> bodies = new HashMap<>();

    Answers(Model model) {
        this.model = model;
        this.heads = model.rules().heads();
        Vocabulary words = Vocabulary.of(model.encoding());
        heads.stream()
                .flatMap(head -> head.rules().stream())
                .forEach(rule -> bodies.put(rule, RuleText.body(rule, model.rules(), words)));
    }

    boolean isBinary() {
        return heads.size() == 1;
    }

    RowAnswer of(BitMatrix rows, int row) {
        BitSet atoms = new BitSet();
        IntStream.range(0, rows.columns()).filter(atom -> rows.get(row, atom)).forEach(atoms::set);
        return new RowAnswer(model.rules().withAuxiliaries(atoms));
    }

    /** One label's value; where it has several negative ones, that it is not the positive one is all that is known. */
    String value(int output, boolean holds) {
        Label label = model.encoding().target().labels().get(output);
        if (!isBinary()) {
            return (holds ? "" : "not ") + label.atom();
        }
        if (holds) {
            return label.positive();
        }
        return label.negatives().size() == 1 ? label.negatives().get(0) : "not " + label.positive();
    }

    String body(Rule rule) {
        return bodies.getOrDefault(rule, "");
    }

    /** Of one row. */
    final class RowAnswer {
        private final BitSet known; // its atoms and the auxiliaries

        private RowAnswer(BitSet known) {
            this.known = known;
        }

        BitSet known() {
            return (BitSet) known.clone();
        }

        boolean holds(int output) {
            return heads.get(output).holds(known);
        }

        int[] holding() {
            return IntStream.range(0, heads.size()).filter(this::holds).toArray();
        }

        /** The first rule that fires; {@code -} where none does. */
        String rule(int output) {
            for (Rule rule : heads.get(output).rules()) {
                if (rule.fires(known)) {
                    String body = body(rule);
                    return body.isEmpty() ? "always" : body;
                }
            }
            return "-";
        }
    }
}
