package dev.cleave.cli.report;

import dev.cleave.encoding.Encoding;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What is known about the rules, in sentences. */
public record ProofText(Proof proof, Encoding encoding) {
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(verdict());
        if (proof.softRows() == 0) {
            return lines;
        }
        lines.add(
                proof.softDiffers() == 0
                        ? String.format(
                                Locale.ROOT, "They answer all %,d rows as the trained network does.", proof.softRows())
                        : String.format(
                                Locale.ROOT,
                                "They answer %,d of %,d rows in another way than the trained network.",
                                proof.softDiffers(),
                                proof.softRows()));
        return lines;
    }

    /** Of rules that were edited since they were learned, and compared with those. */
    public List<String> sinceLearned() {
        Verdict verdict = proof.verdict();
        if (verdict instanceof Verdict.Equivalent) {
            return List.of("Unchanged: they answer as the rules that were learned, on "
                    + new InventedText(encoding).scope(verdict.scope()) + ".");
        }
        if (verdict instanceof Verdict.Differs differs) {
            return List.of("Changed: they answer in another way than the rules that were learned, for one where "
                    + holding(differs) + ".");
        }
        return lines();
    }

    private String network(Verdict verdict) {
        return Proof.network(proof.subject(), verdict.scope());
    }

    private String verdict() {
        Verdict verdict = proof.verdict();
        if (verdict instanceof Verdict.Equivalent) {
            return VerdictText.equivalent(verdict.scope(), proof.subject(), network(verdict)) + ", on "
                    + new InventedText(encoding).scope(verdict.scope()) + ".";
        }
        if (verdict instanceof Verdict.Differs differs) {
            return "The rules are not " + network(verdict) + "; they differ where " + holding(differs) + ".";
        }
        String reason = verdict instanceof Verdict.Undecided undecided ? undecided.reason() : "";
        return "Not decided whether the rules are " + proof.subject() + ": " + reason + ".";
    }

    private String holding(Verdict.Differs differs) {
        return differs.counterexample().stream()
                .mapToObj(atom -> encoding.atoms().get(atom).toString())
                .collect(Collectors.joining(", ", "just this holds: ", ""));
    }
}
