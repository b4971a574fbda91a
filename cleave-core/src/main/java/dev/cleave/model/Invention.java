package dev.cleave.model;

import dev.cleave.data.BitMatrix;
import dev.cleave.data.Inputs;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Domain;
import java.util.List;
import java.util.stream.IntStream;

/** Invented predicates as atoms of their own, {@code p_1}, {@code p_2}, ..., of which every combination is possible. */
public record Invention(MlpPredicates predicates) {
    /**
     * The same hard network over these atoms; an {@link IllegalArgumentException} where it reads other predicates or is soft.
     */
    public NeuralDnf over(NeuralDnf network) {
        if (network.activation() != Activation.HARD || !network.predicates().equals(predicates)) {
            throw new IllegalArgumentException("not a hard network over these predicates: " + network.predicates());
        }
        return new NeuralDnf(
                new GivenPredicates(predicates.size()),
                network.conjunctions(),
                network.disjunctions(),
                network.head(),
                Activation.HARD);
    }

    public List<Atom> atoms() {
        return IntStream.rangeClosed(1, predicates.size())
                .<Atom>mapToObj(i -> new Atom.Holds("p_" + i))
                .toList();
    }

    public Domain domain() {
        return Domain.free(predicates.size());
    }

    /** Which predicates hold in each row, [rows x predicates]. */
    public BitMatrix bits(Inputs inputs) {
        BitMatrix.Builder bits = new BitMatrix.Builder(inputs.rows(), predicates.size());
        double[] values = new double[predicates.size()];
        for (int row = 0; row < inputs.rows(); row++) {
            predicates.read(inputs, row, Activation.HARD, values);
            for (int i = 0; i < values.length; i++) {
                if (values[i] > 0) {
                    bits.set(row, i);
                }
            }
        }
        return bits.build();
    }
}
