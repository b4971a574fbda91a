package dev.cleave.lab.paper;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.network.SoftNetwork;

/**
 * The paper's pruning for classes: disjunctive weights in their order, then unused conjunctions, then conjunctive weights, until
 * stable; a weight goes when neither the weighted F1 nor the accuracy falls on the given rows.
 */
final class ClassPruning {
    private final ClassRows rows;
    private final Budget budget;
    private boolean complete;

    ClassPruning(SoftNetwork network, Dataset data, Budget budget) {
        this.rows = new ClassRows(network, data);
        this.budget = budget;
    }

    SoftNetwork prune() {
        boolean changed = true;
        while (changed && !budget.isExhausted()) {
            changed = pruneDisjunctions();
            rows.dropUnused();
            changed |= pruneConjunctions();
        }
        complete = !changed;
        return rows.toNetwork();
    }

    boolean isComplete() {
        return complete;
    }

    private boolean pruneDisjunctions() {
        boolean changed = false;
        for (int output = 0; output < rows.outputs(); output++) {
            for (int k = 0; k < rows.conjunctions() && !budget.isExhausted(); k++) {
                changed |= rows.dropDisjunctiveIfNoWorse(output, k);
            }
        }
        return changed;
    }

    private boolean pruneConjunctions() {
        boolean changed = false;
        for (int k = 0; k < rows.conjunctions(); k++) {
            for (int input = 0; input < rows.inputs() && !budget.isExhausted(); input++) {
                changed |= rows.dropConjunctiveIfNoWorse(k, input);
            }
        }
        return changed;
    }
}
