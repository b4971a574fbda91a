package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.io.Model;
import dev.cleave.network.HardNetwork;
import dev.cleave.verification.Proof.Subject;
import dev.cleave.verification.Scope;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.util.Optional;

/**
 * What a model alone proves.
 *
 * @param proved the rules against the network that the model says they are
 * @param trained the rules against the trained network in its hard form: to know, no claim is made; none where a person wrote them
 * @param subject what the network that they are is to the rules
 */
public record Verification(Verdict proved, Optional<Verdict> trained, Subject subject) {
    static Verification of(Model model, Budget budget) {
        Verdict proved = compare(model, model.compared(), budget);
        if (!model.provenance().isTrained()) {
            return new Verification(proved, Optional.empty(), Subject.WRITTEN_BACK);
        }
        if (model.compared().equals(model.hard())) {
            return new Verification(proved, Optional.of(proved), Subject.TRAINED);
        }
        return new Verification(
                proved,
                Optional.of(compare(model, model.hard(), budget)),
                model.proof().subject() == Subject.READ ? Subject.READ : Subject.WRITTEN_BACK);
    }

    static Verdict compare(Model model, HardNetwork network, Budget budget) {
        return new Verifier(model.encoding().domain(), budget).compareSeen(model.rules(), network, model.seen());
    }

    /** Whether the rules are the network wherever they were meant to be, which the verdict's scope says. */
    public boolean holds() {
        return proved instanceof Verdict.Equivalent;
    }

    /** Whether they are the trained network, on every valid input. */
    public boolean isProved() {
        return trained.filter(Verification::isEverywhere).isPresent();
    }

    /** Whether they are the network that the model says they are, on every valid input. */
    public boolean isChecked() {
        return isEverywhere(proved);
    }

    private static boolean isEverywhere(Verdict verdict) {
        return verdict instanceof Verdict.Equivalent && verdict.scope() instanceof Scope.EveryValidInput;
    }
}
