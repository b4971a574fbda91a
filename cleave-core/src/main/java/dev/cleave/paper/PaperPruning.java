package dev.cleave.paper;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.evaluation.WeightedConfusion;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SoftNetwork;
import dev.cleave.pruning.Pruned;
import dev.cleave.pruning.WeightRows;
import java.util.function.BiFunction;

/**
 * The paper's own pruning, for comparison: the network in its own activation, soft as a rule; disjunctive weights in their
 * order, then unused conjunctions, then conjunctive weights, until stable. A weight goes when neither F1 nor accuracy, over all
 * single outputs, falls on the given rows, each counted by its weight.
 */
public final class PaperPruning {
    private final SoftRows rows;
    private final Budget budget;

    private PaperPruning(SoftRows rows, Budget budget) {
        this.rows = rows;
        this.budget = budget;
    }

    public static Pruned<SoftNetwork> prune(SoftNetwork network, Dataset data, Budget budget) {
        return prune(network, network::with, data, budget);
    }

    static Pruned<HardNetwork> prune(HardNetwork network, Dataset data, Budget budget) {
        return prune(network, network::with, data, budget);
    }

    private static <N extends NeuralDnf> Pruned<N> prune(
            N network, BiFunction<SemiSymbolicLayer, SemiSymbolicLayer, N> with, Dataset data, Budget budget) {
        if (!(network.head() instanceof IndependentHead)) {
            throw new IllegalArgumentException("outputs that are not independent can't be pruned: " + network.head());
        }
        PaperPruning pruning = new PaperPruning(new SoftRows(network, data), budget);
        boolean changed = true;
        while (changed && !budget.isExhausted()) {
            changed = pruning.pass();
        }
        N pruned = with.apply(
                WeightRows.layer(network.conjunctions(), pruning.rows.w),
                WeightRows.layer(network.disjunctions(), pruning.rows.v));
        return new Pruned<>(pruned, pruning.rows.confusion().errors(), !changed);
    }

    /** Returns whether there is reason for another pass. */
    private boolean pass() {
        boolean changed = pruneDisjunctions();
        dropUnused();
        changed |= pruneConjunctions();
        return changed || budget.isExhausted();
    }

    private boolean pruneDisjunctions() {
        boolean changed = false;
        for (int output = 0; output < rows.v.length; output++) {
            for (int k = 0; k < rows.v[output].length && !budget.isExhausted(); k++) {
                WeightedConfusion before = rows.confusion();
                changed |= rows.v[output][k] != 0 && keep(before, rows.setDisjunctive(output, k, 0));
            }
        }
        return changed;
    }

    private boolean pruneConjunctions() {
        boolean changed = false;
        for (int k = 0; k < rows.w.length; k++) {
            for (int input = 0; input < rows.w[k].length && !budget.isExhausted(); input++) {
                WeightedConfusion before = rows.confusion();
                changed |= rows.w[k][input] != 0 && keep(before, rows.setConjunctive(k, input, 0));
            }
        }
        return changed;
    }

    private boolean keep(WeightedConfusion before, Runnable undo) {
        WeightedConfusion after = rows.confusion();
        boolean kept = after.f1() >= before.f1() && after.accuracy() >= before.accuracy();
        if (!kept) {
            undo.run();
        }
        return kept;
    }

    private void dropUnused() {
        for (int k = 0; k < rows.w.length; k++) {
            if (!rows.isUsed(k)) {
                rows.dropConjunction(k);
            }
        }
    }
}
