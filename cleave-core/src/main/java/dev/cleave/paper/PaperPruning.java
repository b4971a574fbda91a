package dev.cleave.paper;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.evaluation.WeightedConfusion;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.NeuralDnf;
import dev.cleave.pruning.Pruned;

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

    public static Pruned prune(NeuralDnf network, Dataset data, Budget budget) {
        if (!(network.head() instanceof IndependentHead)) {
            throw new IllegalArgumentException("outputs that are not independent can't be pruned: " + network.head());
        }
        PaperPruning pruning = new PaperPruning(new SoftRows(network, data), budget);
        boolean changed = true;
        while (changed && !budget.isExhausted()) {
            changed = pruning.pass();
        }
        return new Pruned(pruning.rows.toNetwork(), pruning.rows.confusion().errors(), !changed);
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
