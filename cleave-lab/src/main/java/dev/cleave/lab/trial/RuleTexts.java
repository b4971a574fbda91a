package dev.cleave.lab.trial;

import dev.cleave.Learned;
import dev.cleave.evaluation.Evidence;
import dev.cleave.io.Model;
import dev.cleave.io.text.PointsText;
import dev.cleave.io.text.RuleText;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.table.Split;
import dev.cleave.table.Table;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Scope;
import dev.cleave.verification.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What was learned, in words. */
record RuleTexts(Model model) {
    static final String PROVED = "Proved";

    static RuleTexts of(Learned learned) {
        return new RuleTexts(learned.model());
    }

    /** Of classes, the points that each condition gives; else a line a rule; each with its evidence. */
    List<RuleLine> lines(Table rows, Split split) {
        Vocabulary words = Vocabulary.of(model.encoding());
        if (model.encoding().target().exclusive()) {
            return model.hasClassPoints() ? points(rows, split, words) : plain(RuleText.lines(model.rules(), words));
        }
        List<RuleLine> lines = new ArrayList<>();
        for (int head = 0; head < model.rules().heads().size(); head++) {
            List<String> texts = RuleText.lines(model.rules(), words, head);
            for (int rule = 0; rule < texts.size(); rule++) {
                lines.add(new RuleLine(texts.get(rule), evidence(head, rule)));
            }
        }
        return lines;
    }

    private List<RuleLine> points(Table rows, Split split, Vocabulary words) {
        ClassEvidence train = ClassEvidence.of("training", model, rows.select(split.train()));
        ClassEvidence test = ClassEvidence.of("held out", model, rows.select(split.test()));
        return PointsText.statements(
                        model.proved(), model.rules(), words, model.encoding().domain())
                .stream()
                .map(statement -> new RuleLine(
                        statement.text(),
                        statement.auxiliary().stream()
                                .mapToObj(condition -> train.of(condition) + "; " + test.of(condition))
                                .collect(Collectors.joining())))
                .toList();
    }

    private static List<RuleLine> plain(List<String> lines) {
        return lines.stream().map(line -> new RuleLine(line, "")).toList();
    }

    private String evidence(int head, int rule) {
        String train = evidence("training", model.standing().train(), head, rule);
        String test = evidence("held out", model.standing().test(), head, rule);
        return train + (train.isEmpty() || test.isEmpty() ? "" : "; ") + test;
    }

    private static String evidence(String rows, List<Evidence> of, int head, int rule) {
        return of.stream()
                .filter(found -> found.isOf(head, rule))
                .map(found ->
                        String.format(Locale.ROOT, "%s: right in %,d of %,d", rows, found.right(), found.covered()))
                .collect(Collectors.joining());
    }

    /** One sentence on the proof. */
    String verdict() {
        Proof proof = model.proof();
        Verdict verdict = proof.verdict();
        String network = Proof.network(proof.subject(), verdict.scope());
        if (verdict instanceof Verdict.Equivalent) {
            boolean everywhere = verdict.scope() instanceof Scope.EveryValidInput;
            String known = proof.subject() == Proof.Subject.TRAINED ? PROVED : "Checked";
            return (everywhere ? known + ": the rules are " : "The rules agree with ") + network + ", on "
                    + verdict.scope() + ".";
        }
        return verdict instanceof Verdict.Undecided undecided
                ? "Not decided whether the rules are " + network + ": " + undecided.reason() + "."
                : "The rules are not " + network + ".";
    }
}
