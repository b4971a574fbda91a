package dev.cleave.pruning;

import dev.cleave.encoding.Dataset;
import dev.cleave.evaluation.WeightedScores;
import dev.cleave.examples.Networks;
import dev.cleave.network.HardNetwork;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** The oracle of the pruner: a forward pass over all rows for every weight that might go. */
final class NaivePruner {
    private final double price;
    private final Dataset data;
    private final int atoms;
    private final int conjunctions;
    private final int outputs;
    private float[] w; // [conjunctions x atoms]
    private float[] v; // [outputs x conjunctions]

    NaivePruner(double price, HardNetwork network, Dataset data) {
        this.price = price;
        this.data = data;
        this.atoms = network.conjunctions().inputs();
        this.conjunctions = network.conjunctions().nodes();
        this.outputs = network.disjunctions().nodes();
        this.w = network.conjunctions().weights();
        this.v = network.disjunctions().weights();
    }

    HardNetwork prune() {
        dropUnused();
        while (pass()) {
            dropUnused();
        }
        return Networks.network(w, v, atoms, outputs);
    }

    private boolean pass() {
        List<PrunableWeight> weights = new ArrayList<>();
        for (int i = 0; i < w.length; i++) {
            weights.add(new PrunableWeight(PrunableWeight.Layer.CONJUNCTIVE, i / atoms, i % atoms, Math.abs(w[i])));
        }
        for (int i = 0; i < v.length; i++) {
            weights.add(new PrunableWeight(
                    PrunableWeight.Layer.DISJUNCTIVE, i / conjunctions, i % conjunctions, Math.abs(v[i])));
        }
        boolean changed = false;
        for (PrunableWeight weight : weights.stream().sorted().toList()) {
            changed |= weight.layer() == PrunableWeight.Layer.CONJUNCTIVE
                    ? tryConjunctive(weight.node(), weight.input())
                    : tryDisjunctive(weight.node(), weight.input());
        }
        return changed;
    }

    private boolean tryConjunctive(int k, int input) {
        if (w[k * atoms + input] == 0) {
            return false;
        }
        float[] newW = w.clone();
        newW[k * atoms + input] = 0;
        float[] newV = v.clone();
        int removed = 1;
        if (IntStream.range(0, atoms).allMatch(i -> newW[k * atoms + i] == 0)) {
            for (int output = 0; output < outputs; output++) {
                removed += newV[output * conjunctions + k] == 0 ? 0 : 1;
                newV[output * conjunctions + k] = 0;
            }
        }
        return accept(newW, newV, removed);
    }

    private boolean tryDisjunctive(int output, int k) {
        if (v[output * conjunctions + k] == 0) {
            return false;
        }
        float[] newV = v.clone();
        newV[output * conjunctions + k] = 0;
        boolean accepted = accept(w, newV, 1);
        dropUnused();
        return accepted;
    }

    private boolean accept(float[] newW, float[] newV, int removed) {
        boolean accepted = errors(newW, newV) - errors(w, v) <= price * removed;
        if (accepted) {
            w = newW;
            v = newV;
        }
        return accepted;
    }

    private double errors(float[] newW, float[] newV) {
        return WeightedScores.of(
                        Networks.network(newW, newV, atoms, outputs).predict(data.inputs()),
                        data.targets(),
                        data.weights())
                .pooled()
                .errors();
    }

    private void dropUnused() {
        for (int k = 0; k < conjunctions; k++) {
            int column = k;
            if (IntStream.range(0, outputs).allMatch(output -> v[output * conjunctions + column] == 0)) {
                w = w.clone();
                Arrays.fill(w, k * atoms, (k + 1) * atoms, 0);
            }
        }
    }
}
