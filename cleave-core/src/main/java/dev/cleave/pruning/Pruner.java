package dev.cleave.pruning;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.IndependentHead;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes weights from a hard network, one at a time, smallest first, as long as no more single outputs are wrong on the given
 * rows, each counted by its row's weight, than the price allows; again and again, until nothing changes. What is true where is updated in place, exactly, so that
 * the result is the one that forward passes would give.
 *
 * @param price how many more errors the removal of one weight may cost; 0 or more
 * @param decision what an error is worth where a label holds and where it does not
 */
public record Pruner(double price, DecisionThreshold decision) {
    public Pruner {
        if (!(price >= 0 && price < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("a price must be 0 or more, not " + price);
        }
    }

    /** Every error is worth the same. */
    public Pruner(double price) {
        this(price, DecisionThreshold.even());
    }

    /** The same for a network that decides at a probability. */
    public Pruner at(DecisionThreshold other) {
        return new Pruner(price, other);
    }

    /** Never more errors. */
    public static Pruner strict() {
        return new Pruner(0);
    }

    /**
     * A weight is worth the errors that would take as many bits to write down as it does.
     *
     * @param noise the share of labels that are wrong, between 0 and 1/2
     */
    public static Pruner forNoise(int atoms, double noise) {
        if (!(noise > 0 && noise < .5)) {
            throw new IllegalArgumentException("noise must be between 0 and 1/2, not " + noise);
        }
        return new Pruner(Math.log(atoms + 1.0) / Math.log((1 - noise) / noise));
    }

    /** An {@link IllegalArgumentException} where outputs are not independent. */
    public Pruned<HardNetwork> prune(HardNetwork network, Dataset data, Budget budget) {
        if (!(network.head() instanceof IndependentHead)) {
            throw new IllegalArgumentException("outputs that are not independent can't be pruned: " + network.head());
        }
        HardRows rows = new HardRows(network, data, decision);
        dropUnused(rows);
        boolean changed = true;
        while (changed && !budget.isExhausted()) {
            changed = pass(rows, budget);
        }
        return new Pruned<>(rows.toNetwork(), rows.errors(), !changed);
    }

    private static void dropUnused(HardRows rows) {
        for (int k = 0; k < rows.conjunctions(); k++) {
            rows.dropIfUnused(k);
        }
    }

    /** Returns whether there is reason for another pass. */
    private boolean pass(HardRows rows, Budget budget) {
        boolean changed = false;
        for (PrunableWeight weight : weights(rows)) {
            if (budget.isExhausted()) {
                return true;
            }
            changed |= weight.isPresent(rows) && tryWithout(weight.removal(rows));
        }
        return changed;
    }

    private boolean tryWithout(Removal removal) {
        boolean accepted = removal.cost() <= price * removal.weights();
        if (accepted) {
            removal.apply();
        }
        return accepted;
    }

    private static List<PrunableWeight> weights(HardRows rows) {
        List<PrunableWeight> weights = new ArrayList<>();
        for (int k = 0; k < rows.conjunctions(); k++) {
            addUsed(weights, PrunableWeight.Layer.CONJUNCTIVE, k, rows.conjunction(k));
        }
        for (int output = 0; output < rows.outputs(); output++) {
            addUsed(weights, PrunableWeight.Layer.DISJUNCTIVE, output, rows.disjunction(output));
        }
        weights.sort(null);
        return weights;
    }

    private static void addUsed(List<PrunableWeight> weights, PrunableWeight.Layer layer, int node, NodeRows of) {
        for (int input = 0; input < of.weights.length; input++) {
            if (of.uses(input)) {
                weights.add(new PrunableWeight(layer, node, input, Math.abs(of.weights[input])));
            }
        }
    }
}
