package dev.cleave.interchange.torch;

import dev.cleave.Version;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.DomainRows;
import dev.cleave.evaluation.Calibration;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.Task;
import dev.cleave.io.Model;
import dev.cleave.io.Provenance;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.reading.ExactReading;
import dev.cleave.table.BitMatrix;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Proof.Subject;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.util.List;

/**
 * Makes a model of a network that was trained elsewhere: its weights are the soft network and the hard one, and the rules are
 * the exact reading of the hard one.
 */
public final class NetworkImport {
    /** The plan of a model whose weights are not quite those of its file. */
    public static final String ROUNDED = "imported, weights of the file rounded to 32 bits";

    private NetworkImport() {}

    /**
     * No rows are known, so every combination of inputs counts, and nothing is scored.
     *
     * @param name of the file
     * @param budget for short rules and for the proof; without time the rules are longer, and as exact
     */
    public static Model model(String name, TorchNetwork imported, Budget budget) {
        HardNetwork hard = imported.network().harden();
        Domain domain = imported.encoding().domain();
        RuleSet rules = ExactReading.ofImported(domain).rules(hard, budget);
        Verdict verdict = new Verifier(domain, budget).compare(Behaviour.of(rules), Behaviour.of(hard));
        return new Model(
                imported.encoding(),
                imported.network(),
                hard,
                hard,
                rules,
                EvidenceSummary.unknown(),
                Calibration.unknown(imported.encoding().target(), DecisionThreshold.even()),
                new BitMatrix.Builder(0, domain.atoms()).build(),
                proof(rules, imported, verdict),
                new Ledger(Task.of(imported.encoding().target()), List.of()),
                new Provenance(Version.current(), name, "", 0, 0, imported.isRounded() ? ROUNDED : "imported"));
    }

    /** Against the soft network, too, on every valid input, where these are not too many. */
    private static Proof proof(RuleSet rules, TorchNetwork imported, Verdict verdict) {
        Domain domain = imported.encoding().domain();
        DomainRows valid = new DomainRows(domain);
        BitMatrix rows = valid.areFew() ? valid.rows() : new BitMatrix.Builder(0, domain.atoms()).build();
        BitMatrix answers = BitMatrix.ofColumns(rules.answer(rows.transposed()));
        return new Proof(
                Subject.TRAINED,
                verdict,
                answers.differingRows(imported.network().predict(rows)),
                rows.rows());
    }
}
