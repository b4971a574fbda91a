package dev.cleave.cli;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.budget.Budget;
import dev.cleave.export.Model;
import dev.cleave.export.ProofJson;
import dev.cleave.model.GivenPredicates;
import dev.cleave.model.NeuralDnf;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Proof.Subject;
import dev.cleave.verification.Scope;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.util.ArrayList;
import java.util.List;

/**
 * What a model's file alone proves.
 *
 * @param proved the rules against the network that the file says they are
 * @param trained the rules against the trained network in its hard form: to know, no claim is made
 */
record Verification(Model model, Verdict proved, Verdict trained) {
    static Verification of(Model model, Budget budget) {
        Verdict proved = compare(model, model.compared(), budget);
        return new Verification(model, proved, isSame(model) ? proved : compare(model, model.hard(), budget));
    }

    private static Verdict compare(Model model, NeuralDnf network, Budget budget) {
        if (!(network.predicates() instanceof GivenPredicates)) {
            Scope scope = new Scope.EveryValidInput(model.encoding().domain().size(), Scope.Method.PROOF);
            return new Verdict.Undecided(scope, "it reads numbers by thresholds or predicates of its own");
        }
        return new Verifier(model.encoding().domain(), budget)
                .compareSeen(Behaviour.of(model.rules()), Behaviour.of(network), model.seen());
    }

    private static boolean isSame(Model model) {
        return model.compared().equals(model.hard());
    }

    /** Whether the rules are the network wherever they were meant to be, which the verdict's scope says. */
    boolean holds() {
        return proved instanceof Verdict.Equivalent;
    }

    /** Whether they are, on every valid input. */
    boolean isProved() {
        return proved instanceof Verdict.Equivalent && proved.scope() instanceof Scope.EveryValidInput;
    }

    List<String> lines() {
        VerdictText text = new VerdictText(model);
        List<String> lines = new ArrayList<>(text.lines(proved, Proof.network(subject(), proved.scope())));
        if (!isSame(model)) {
            lines.add("For information, the trained network:");
            text.lines(trained, Subject.TRAINED.toString()).forEach(line -> lines.add("  " + line));
        }
        return lines;
    }

    private Subject subject() {
        if (isSame(model)) {
            return Subject.TRAINED;
        }
        return model.proof().subject() == Subject.READ ? Subject.READ : Subject.WRITTEN_BACK;
    }

    ObjectNode json() {
        ObjectNode root = JsonMapper.builder().build().createObjectNode();
        root.put("proved", isProved()).put("holds", holds());
        root.put("exactOver", new InventedText(model.encoding()).exactOver());
        ProofJson.write(
                proved, root.putObject("verdict").put("network", subject().name()));
        ProofJson.write(trained, root.putObject("trained"));
        return root;
    }
}
