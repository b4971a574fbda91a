package dev.cleave;

import dev.cleave.budget.Budget;
import dev.cleave.io.Model;
import dev.cleave.network.HardNetwork;
import dev.cleave.verification.Proof.Subject;
import dev.cleave.verification.Scope;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;

/**
 * What a model alone proves.
 *
 * @param proved the rules against the network that the model says they are
 * @param trained the rules against the trained network in its hard form: to know, no claim is made
 * @param subject what the network that they are is to the rules
 */
public record Verification(Verdict proved, Verdict trained, Subject subject) {
    static Verification of(Model model, Budget budget) {
        boolean isSame = model.compared().equals(model.hard());
        Verdict proved = compare(model, model.compared(), budget);
        Verdict trained = isSame ? proved : compare(model, model.hard(), budget);
        if (isSame) {
            return new Verification(proved, trained, Subject.TRAINED);
        }
        return new Verification(
                proved, trained, model.proof().subject() == Subject.READ ? Subject.READ : Subject.WRITTEN_BACK);
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
        return isEverywhere(trained);
    }

    /** Whether they are the network that the model says they are, on every valid input. */
    public boolean isChecked() {
        return isEverywhere(proved);
    }

    private static boolean isEverywhere(Verdict verdict) {
        return verdict instanceof Verdict.Equivalent && verdict.scope() instanceof Scope.EveryValidInput;
    }
}
