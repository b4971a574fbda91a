package dev.cleave.cli;

import dev.cleave.evidence.Evidence;
import dev.cleave.logic.RuleSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How rules stand on rows, where there are any. */
record RuleEvidence(List<Evidence> all) {
    RuleEvidence {
        all = List.copyOf(all);
    }

    static RuleEvidence none() {
        return new RuleEvidence(List.of());
    }

    static RuleEvidence of(RuleSet rules, LabelledRows rows) {
        return new RuleEvidence(Evidence.of(rules, rows.rows()));
    }

    Optional<Evidence> of(int head, int rule) {
        return all.stream()
                .filter(evidence -> evidence.head() == head && evidence.rule() == rule)
                .findFirst();
    }

    static String text(Evidence evidence) {
        return String.format(
                Locale.ROOT,
                "%,d rows, %,d right (precision %.3f, recall %.3f), %,d by this rule alone",
                evidence.covered(),
                evidence.right(),
                evidence.precision(),
                evidence.recall(),
                evidence.alone());
    }
}
