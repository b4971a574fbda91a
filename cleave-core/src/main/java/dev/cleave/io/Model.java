package dev.cleave.io;

import dev.cleave.encoding.Encoding;
import dev.cleave.evaluation.Calibration;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RuleAnswers;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SoftNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.verification.Proof;

/**
 * What a model file holds: the whole pipeline and where it came from.
 *
 * @param soft the trained network as the soft phase left it
 * @param hard the trained network in its hard form
 * @param proved the hard network that the rules were read from or written as; of classes, auxiliary k is its conjunction k
 * @param standing what rows say of each rule
 * @param calibration how probable what the rules say is
 * @param seen the rows, distinct and encoded, outside of which the rules were left free; none where they were not
 * @param proof what is known about the rules
 */
public record Model(
        Encoding encoding,
        SoftNetwork soft,
        HardNetwork hard,
        HardNetwork proved,
        RuleSet rules,
        EvidenceSummary standing,
        Calibration calibration,
        BitMatrix seen,
        Proof proof,
        Ledger ledger,
        Provenance provenance) {
    public Model {
        require(soft, encoding);
        require(hard, encoding);
        require(proved, encoding);
        Vocabulary.of(encoding).require(rules);
        standing.require(rules);
        calibration.require(encoding.target());
        if (seen.columns() != encoding.atoms().size()) {
            throw new IllegalArgumentException("rows of " + seen.columns() + " atoms, not "
                    + encoding.atoms().size());
        }
    }

    /** The same, from somewhere else. */
    public Model with(Provenance other) {
        return new Model(encoding, soft, hard, proved, rules, standing, calibration, seen, proof, ledger, other);
    }

    /** The network that {@link #proof()} is about. */
    public HardNetwork compared() {
        return proof.subject() == Proof.Subject.TRAINED ? hard : proved;
    }

    /** Whether the rules are the conjunctions of a hard network with classes, each of which gives points; not where time ran out. */
    public boolean hasClassPoints() {
        return answers().points().isPresent();
    }

    /** What the rules say of rows. */
    public RuleAnswers answers() {
        return RuleAnswers.of(encoding.target(), rules, proved);
    }

    private static void require(NeuralDnf network, Encoding encoding) {
        boolean isOverAtoms = network.predicates() instanceof GivenPredicates;
        if (isOverAtoms && network.predicates().size() != encoding.atoms().size()
                || network.head().outputs() != encoding.target().outputs()) {
            throw new IllegalArgumentException(
                    "the network reads " + network.predicates().size() + " atoms and answers "
                            + network.head().outputs() + " labels; the encoding has "
                            + encoding.atoms().size() + " and "
                            + encoding.target().outputs());
        }
    }
}
