package dev.cleave.pipeline;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Domain;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.Polish;
import dev.cleave.rules.writeback.RuleNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.RuleOutputs;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Proof.Subject;
import dev.cleave.verification.Scope;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.util.Optional;

/**
 * How rules stand to networks: whether they are the trained one or, where they are not its exact reading, the one that they
 * were written back as.
 *
 * @param network that the proof is about; of classes always the one whose conjunctions the rules have, as points are given to these,
 *     even where the rules are proved to be the trained network, too
 */
record ProvedNetwork(HardNetwork network, Proof proof) {
    static ProvedNetwork of(LearnedRules found, DontCareRules rules, BitMatrix rows, BitMatrix soft, Budget budget) {
        Domain domain = found.encoding().domain();
        Verifier verifier = new Verifier(domain, budget);
        Subject subject = Subject.TRAINED;
        HardNetwork network = found.trained().orElseThrow().hard();
        boolean isOverAtoms = network.predicates() instanceof GivenPredicates;
        Verdict verdict =
                budget.isExhausted() || !isOverAtoms ? tooLate(domain) : rules.compare(network, rows, verifier);
        if (!isOverAtoms || !(verdict instanceof Verdict.Equivalent) && !budget.isExhausted()) {
            Optional<HardNetwork> other =
                    found.network().or(() -> RuleNetwork.of(found.rules(), new Polish(domain, budget)));
            subject = other.isEmpty() ? subject : found.subject();
            network = other.orElse(network);
            verdict = budget.isExhausted() ? tooLate(domain) : rules.compare(network, rows, verifier);
        }
        BitMatrix answers = RuleOutputs.of(rules.rules(), rows);
        return new ProvedNetwork(
                found.network().filter(read -> read.head().isExclusive()).orElse(network),
                new Proof(subject, verdict, answers.differingRows(soft), rows.rows()));
    }

    private static Verdict tooLate(Domain domain) {
        return new Verdict.Undecided(
                new Scope.EveryValidInput(domain.size(), Scope.Method.PROOF), "the time limit was reached");
    }
}
