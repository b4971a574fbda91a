package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.data.BitMatrix;
import dev.cleave.extraction.Polish;
import dev.cleave.extraction.RuleNetwork;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.model.NeuralDnf;
import dev.cleave.training.Trained;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Proof.Subject;
import dev.cleave.verification.Scope;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How rules stand to networks: whether they are the trained one or, where they are not its exact reading, the one that they
 * were written back as.
 */
record Reading(NeuralDnf proved, Proof proof) {
    static Reading of(RuleLearner.Found found, Domain domain, BitMatrix rows, BitMatrix soft, Budget budget) {
        RuleSet rules = found.rules();
        Trained trained = found.entries().get(0).trained();
        Verifier verifier = new Verifier(domain, budget);
        Behaviour ours = Behaviour.of(rules);
        Subject subject = Subject.TRAINED;
        NeuralDnf network = trained.hard();
        Verdict verdict = budget.isExhausted() ? tooLate(domain) : verifier.compare(ours, Behaviour.of(network), rows);
        if (!(verdict instanceof Verdict.Equivalent) && !budget.isExhausted()) {
            Optional<NeuralDnf> other = found.network().or(() -> RuleNetwork.of(rules, new Polish(domain, budget)));
            subject = other.isEmpty() ? subject : found.network().isPresent() ? Subject.READ : Subject.WRITTEN_BACK;
            network = other.orElse(network);
            verdict = verifier.compare(ours, Behaviour.of(network), rows);
        }
        return new Reading(
                network, new Proof(subject, verdict, differing(Bookkeeping.answers(rules, rows), soft), rows.rows()));
    }

    /** The rows that rules answer in another way than a network. */
    private static Verdict tooLate(Domain domain) {
        return new Verdict.Undecided(
                new Scope.EveryValidInput(domain.size(), Scope.Method.PROOF), "the time limit was reached");
    }

    /** In how many rows two answers differ. */
    static int differing(BitMatrix ours, BitMatrix theirs) {
        return (int) IntStream.range(0, ours.rows())
                .filter(row ->
                        IntStream.range(0, ours.wordsPerRow()).anyMatch(i -> ours.word(row, i) != theirs.word(row, i)))
                .count();
    }
}
