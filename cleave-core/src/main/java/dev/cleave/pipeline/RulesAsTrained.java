package dev.cleave.pipeline;

import dev.cleave.LearnOptions;
import dev.cleave.RuleForm;
import dev.cleave.encoding.Dataset;
import dev.cleave.evaluation.Task;
import dev.cleave.logic.RuleSet;
import dev.cleave.pipeline.networks.Ensemble;
import dev.cleave.pipeline.networks.EqualNetwork;
import dev.cleave.pipeline.program.LedgerWriter;
import dev.cleave.table.RuleOutputs;
import dev.cleave.training.Trained;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Rules over atoms with the network that they came through: a trained one that they are, wherever that costs no row (docs/adr/0050).
 *
 * @param mayChange whether other rules with no more literals that have the same rows right may take their place
 */
record RulesAsTrained(TrainingTask task, Ensemble ensemble, boolean mayChange) {
    private static final int MOST_LABELS =
            32; // beyond, proofs of every label of every network take longer than the rules did
    private static final int FEW = 20; // rules, for small networks to be tried

    LearnedRules of(RuleSet rules, Supplier<List<FirstStage>> first) {
        Optional<Trained> equal = equal(rules);
        return equal.isEmpty()
                ? exact(rules).orElseGet(() -> through(closest(rules), rules, first))
                : through(equal.get(), rules, first);
    }

    private Optional<Trained> equal(RuleSet rules) {
        EqualNetwork network = new EqualNetwork(
                rules, ensemble.ranked(), task.rows().all(), task.encoding().domain(), task.budget());
        boolean isTried = task.options().decision().isEven() && rules.heads().size() <= MOST_LABELS;
        return isTried ? network.network() : Optional.empty();
    }

    private LearnedRules through(Trained network, RuleSet rules, Supplier<List<FirstStage>> first) {
        return LearnedRules.found(task.encoding(), rules).through(network).after(first);
    }

    private Trained closest(RuleSet rules) {
        return ensemble.winner(rules, task.rows().all()).trained();
    }

    /** Where rules have every row right, the exact reading of a small network if it has, too, with no more literals. */
    private Optional<LearnedRules> exact(RuleSet rules) {
        int size = size(rules);
        return size <= FEW && isFree() && isRight(rules)
                ? new ExactWithin(task).found(2 * size, exact -> isShort(exact, rules) && isRight(exact))
                : Optional.empty();
    }

    /** Of rules that have every row right the shorter are likelier to be the truth. */
    private boolean isShort(RuleSet exact, RuleSet rules) {
        return size(exact) <= size(rules) + 1 && exact.literals() <= rules.literals();
    }

    /** Whether nobody asked for a form of rules that a network may not have. */
    private boolean isFree() {
        LearnOptions options = task.options();
        RuleForm any = RuleForm.defaults().withPreference(options.form().preference());
        return mayChange
                && options.form().equals(any)
                && options.decision().isEven()
                && !task.budget().isExhausted();
    }

    private boolean isRight(RuleSet rules) {
        Dataset all = task.rows().all();
        return RuleOutputs.of(rules, all.inputs()).equals(all.targets());
    }

    private int size(RuleSet rules) {
        return LedgerWriter.size(rules, Task.of(task.encoding().target())).rules();
    }
}
