package dev.cleave.bench;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.budget.Budget;
import dev.cleave.data.KnownNetwork;
import dev.cleave.data.Labelled;
import dev.cleave.data.Split;
import dev.cleave.extraction.Polish;
import dev.cleave.ledger.Ledger;
import dev.cleave.ledger.Part;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Scope;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.util.Locale;
import java.util.Optional;

/**
 * What one run came to.
 *
 * @param plain rules when at-least rules are written out
 * @param lines rules with at-least rules, each one line
 * @param proved whether the rules are their network on every valid input
 * @param published whether they are the published network, too; true where there is none
 * @param work seconds of processor time
 */
record ProtocolRun(
        double softF1,
        double rulesF1,
        long plain,
        long lines,
        boolean proved,
        boolean published,
        double seconds,
        double work) {
    static ProtocolRun of(Labelled data, Split split, long seed, Optional<KnownNetwork> network) {
        long start = System.nanoTime();
        double startWork = ProcessorTime.seconds();
        Learned learned = new Learner(LearnOptions.defaults().withSeed(seed)).learn(data, split);
        double work = ProcessorTime.seconds() - startWork;
        double seconds = (System.nanoTime() - start) / 1e9;
        Verdict verdict = learned.model().proof().verdict();
        return new ProtocolRun(
                f1(learned, "soft"),
                f1(learned, "rules"),
                plain(learned),
                learned.rules().rules(),
                verdict instanceof Verdict.Equivalent && verdict.scope() instanceof Scope.EveryValidInput,
                network.map(known -> isThe(known, learned)).orElse(true),
                seconds,
                work);
    }

    private static double f1(Learned learned, String name) {
        Ledger ledger = learned.model().ledger();
        return ledger.stages().stream()
                .filter(stage -> stage.name().equals(name))
                .mapToDouble(stage -> ledger.f1(stage, Part.TEST).orElseThrow())
                .findFirst()
                .orElseThrow();
    }

    private static long plain(Learned learned) {
        Polish polish = new Polish(learned.encoding().domain(), Budget.unlimited());
        return learned.rules().heads().stream()
                .map(head -> isPlain(head) ? head : polish.plain(head).orElseThrow())
                .mapToLong(head -> head.rules().size())
                .sum();
    }

    private static boolean isPlain(Definition head) {
        return head.rules().stream().allMatch(rule -> rule instanceof Rule.All);
    }

    private static boolean isThe(KnownNetwork network, Learned learned) {
        return new Verifier(learned.encoding().domain(), Budget.unlimited())
                        .compare(Behaviour.of(learned.rules()), Behaviour.of(network.load()))
                instanceof Verdict.Equivalent;
    }

    double drop() {
        return softF1 - rulesF1;
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "F1 %.3f, soft %.3f; %d plain rules, %d lines; %s, %s; %.1f s, %.1f s of processor time",
                rulesF1,
                softF1,
                plain,
                lines,
                proved ? "proved" : "NOT PROVED",
                published ? "as published" : "NOT AS PUBLISHED",
                seconds,
                work);
    }
}
