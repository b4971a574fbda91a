package dev.cleave.io;

import dev.cleave.encoding.Encoding;
import dev.cleave.evaluation.Calibration;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.evaluation.Ledger;
import dev.cleave.evaluation.RuleAnswers;
import dev.cleave.evaluation.Stage;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.network.SoftNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
 * @param ensemble the networks that rules were searched for with; none where that was the trained one alone
 * @param frontier rules of every size that helps, smallest first, these among them; none where rules were got in another way
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
        Provenance provenance,
        Optional<SoftEnsemble> ensemble,
        List<FrontierEntry> frontier) {
    public Model {
        require(soft, encoding);
        require(hard, encoding);
        require(proved, encoding);
        Vocabulary.of(encoding).require(rules);
        standing.require(rules);
        calibration.require(encoding.target());
        ensemble.ifPresent(networks -> networks.members().forEach(member -> require(member, encoding)));
        frontier = List.copyOf(frontier);
        frontier.forEach(entry -> Vocabulary.of(encoding).require(entry.rules()));
        if (seen.columns() != encoding.atoms().size()) {
            throw new IllegalArgumentException("rows of " + seen.columns() + " atoms, not "
                    + encoding.atoms().size());
        }
    }

    /** Rules that no frontier has, from one network. */
    public Model(
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
        this(
                encoding,
                soft,
                hard,
                proved,
                rules,
                standing,
                calibration,
                seen,
                proof,
                ledger,
                provenance,
                Optional.empty(),
                List.of());
    }

    /** The same, from somewhere else. */
    public Model with(Provenance other) {
        return new Model(
                encoding,
                soft,
                hard,
                proved,
                rules,
                standing,
                calibration,
                seen,
                proof,
                ledger,
                other,
                ensemble,
                frontier);
    }

    /** With rules of another size, of which only what {@link #proof()} says has to be found out anew. */
    public Model with(FrontierEntry entry, Verdict verdict) {
        List<Stage> stages = new ArrayList<>(ledger.stages());
        stages.set(stages.size() - 1, entry.stage());
        return new Model(
                encoding,
                soft,
                hard,
                entry.proved(),
                entry.rules(),
                entry.standing(),
                entry.calibration(),
                seen,
                new Proof(Proof.Subject.WRITTEN_BACK, verdict, entry.differing(), entry.compared()),
                new Ledger(ledger.task(), stages),
                provenance,
                ensemble,
                frontier);
    }

    /** The networks that rules were searched for with; the trained one where there was no other. */
    public SoftEnsemble teacher() {
        return ensemble.orElseGet(() -> new SoftEnsemble(List.of(soft)));
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
