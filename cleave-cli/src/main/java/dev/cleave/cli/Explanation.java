package dev.cleave.cli;

import dev.cleave.data.BitMatrix;
import dev.cleave.data.Inputs;
import dev.cleave.data.Table;
import dev.cleave.evidence.Answer;
import dev.cleave.evidence.SmallestChange;
import dev.cleave.export.Model;
import dev.cleave.export.Vocabulary;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Why one row has its answers, and what would give it others.
 *
 * @param table the row alone
 * @param row the same, encoded
 * @param number of the row, from 1
 */
record Explanation(Model model, Table table, Inputs row, int number) {
    List<String> lines() {
        Answers answers = new Answers(model);
        Answers.RowAnswer answer = answer(answers);
        List<String> lines = new ArrayList<>();
        for (int head = 0; head < model.rules().heads().size(); head++) {
            String value = answers.value(head, answer.holds(head));
            lines.add(String.format(
                    Locale.ROOT,
                    "row %d: %s%s (the soft network: %.4f)",
                    number,
                    answers.isBinary() ? label(head) + " is " : "",
                    value,
                    score(head)));
            lines.addAll(why(head, answers, answer));
            lines.add("  " + change(head, answers, answer));
        }
        lines.addAll(invented(answer));
        return lines;
    }

    Answers.RowAnswer answer(Answers answers) {
        return answers.of(inputs(), 0);
    }

    /** The soft network's probability that an output holds. */
    double score(int head) {
        return model.soft().head().probability(model.soft().pass().outputs(row, 0), head);
    }

    RowWords words(Answers.RowAnswer answer) {
        return new RowWords(model, Vocabulary.of(model.encoding()), table, answer.known());
    }

    /** Which invented predicates hold, where there are any. */
    List<String> invented(Answers.RowAnswer answer) {
        InventedText text = new InventedText(model.encoding());
        return Stream.concat(text.holding(answer.known()).stream(), text.lines().stream())
                .toList();
    }

    private String label(int head) {
        return model.encoding().target().labels().get(head).column();
    }

    private List<String> why(int head, Answers answers, Answers.RowAnswer answer) {
        Definition definition = model.rules().heads().get(head);
        BitSet known = answer.known();
        RowWords words = words(answer);
        String says = "for " + answers.value(head, !definition.negated()) + ": ";
        List<String> lines = new ArrayList<>();
        for (Rule rule : definition.rules()) {
            if (rule.fires(known)) {
                lines.add("  fires, " + says + answers.body(rule));
                words.values(rule).forEach(line -> lines.add("    " + line));
            }
        }
        if (lines.isEmpty()) {
            lines.add("  no rule fires " + says.replace(": ", ""));
        }
        for (Rule rule : definition.rules()) {
            if (!rule.fires(known)) {
                lines.add("  does not fire: " + answers.body(rule));
                lines.add("    " + words.failing(rule));
            }
        }
        return lines;
    }

    /** The least that would have to change for an output to be otherwise. */
    Answer change(int head, Answers.RowAnswer answer) {
        BitSet atoms = answer.known();
        atoms.clear(model.rules().atoms(), Math.max(model.rules().atoms(), atoms.length()));
        return new SmallestChange(model.rules(), model.encoding().domain()).of(atoms, head);
    }

    private String change(int head, Answers answers, Answers.RowAnswer answer) {
        String other = answers.value(head, !answer.holds(head));
        Answer found = change(head, answer);
        if (found instanceof Answer.Found changes) {
            return "the least change for " + other + ": "
                    + changes.changes().stream()
                            .map(change -> new ChangeText(model.encoding(), change).toString())
                            .collect(Collectors.joining(", and "));
        }
        return found instanceof Answer.Impossible
                ? "no change gives " + other + ": the rules never say so"
                : "the least change for " + other + " was not decided within the limit of " + SmallestChange.MOST_DRAFTS
                        + " drafts";
    }

    private BitMatrix inputs() {
        return row.bits();
    }
}
