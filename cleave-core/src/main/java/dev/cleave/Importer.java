package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.data.BitMatrix;
import dev.cleave.data.Task;
import dev.cleave.evidence.Standing;
import dev.cleave.export.Model;
import dev.cleave.export.Provenance;
import dev.cleave.extraction.ClassRules;
import dev.cleave.extraction.ConeLimits;
import dev.cleave.extraction.ExactCone;
import dev.cleave.extraction.ExactLayers;
import dev.cleave.ledger.Ledger;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.model.Activation;
import dev.cleave.model.NeuralDnf;
import dev.cleave.torch.TorchNetwork;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Proof.Subject;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Makes a model of a network that was trained elsewhere: its weights are the soft network and the hard one, and the rules are
 * the exact reading of the hard one.
 */
public final class Importer {
    private static final int MOST_ASSIGNMENTS = 1 << 16;
    private static final int MOST_PLAIN = 32;

    private Importer() {}

    /**
     * No rows are known, so every combination of inputs counts, and nothing is scored.
     *
     * @param name of the file
     * @param budget for short rules and for the proof; without time the rules are longer, and as exact
     */
    public static Model model(String name, TorchNetwork imported, Budget budget) {
        NeuralDnf hard = imported.network().with(Activation.HARD);
        Domain domain = imported.encoding().domain();
        RuleSet rules = rules(hard, domain, budget);
        Verdict verdict = new Verifier(domain, budget).compare(Behaviour.of(rules), Behaviour.of(hard));
        return new Model(
                imported.encoding(),
                imported.network(),
                hard,
                hard,
                rules,
                Standing.unknown(),
                new BitMatrix.Builder(0, domain.atoms()).build(),
                proof(rules, imported, verdict),
                new Ledger(Task.of(imported.encoding().target()), List.of()),
                new Provenance(Version.current(), name, "", 0, 0, "imported"));
    }

    /** Against the soft network, too, on every valid input, where these are not too many. */
    private static Proof proof(RuleSet rules, TorchNetwork imported, Verdict verdict) {
        Domain domain = imported.encoding().domain();
        boolean few = domain.size().compareTo(BigInteger.valueOf(MOST_ASSIGNMENTS)) <= 0;
        BitMatrix rows = few ? everyInput(domain) : new BitMatrix.Builder(0, domain.atoms()).build();
        return new Proof(
                Subject.TRAINED,
                verdict,
                Reading.differing(
                        Bookkeeping.answers(rules, rows), imported.network().predict(rows)),
                rows.rows());
    }

    private static BitMatrix everyInput(Domain domain) {
        List<BitSet> inputs = new ArrayList<>();
        domain.forEach(input -> inputs.add((BitSet) input.clone()));
        BitMatrix.Builder rows = new BitMatrix.Builder(inputs.size(), domain.atoms());
        for (int row = 0; row < inputs.size(); row++) {
            int at = row;
            inputs.get(row).stream().forEach(atom -> rows.set(at, atom));
        }
        return rows.build();
    }

    private static RuleSet rules(NeuralDnf hard, Domain domain, Budget budget) {
        if (hard.head().isExclusive()) {
            return ClassRules.extract(hard, domain, MOST_PLAIN, budget)
                    .orElseThrow(() -> new IllegalArgumentException(
                            hard.head().outputs() + " classes are too many to compare each with each"));
        }
        return new ExactCone(hard, domain, ConeLimits.defaults().withAssignments(MOST_ASSIGNMENTS))
                .extractAll(budget)
                .orElseGet(() -> ExactLayers.extract(hard, domain, MOST_PLAIN, budget));
    }
}
