package dev.cleave.examples;

import dev.cleave.encoding.NetworkInputs;
import dev.cleave.io.text.Vocabulary;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Domain;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.MutexHead;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.network.exact.ConjunctionCombinations;
import dev.cleave.table.BitMatrix;


import java.util.Set;
import java.util.List;
import java.util.LinkedHashSet;
import java.util.BitSet;





import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Small seeded networks with classes, words for them, and every row that they can read. */
public final class ClassNetworks {
    private ClassNetworks() {}

    public static HardNetwork network(SplittableRandom random, int atoms, int conjunctions, int outputs) {
        return new HardNetwork(
                new GivenPredicates(atoms),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, conjunctions, atoms, weights(random, conjunctions * atoms)),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, outputs, conjunctions, weights(random, outputs * conjunctions)),
                new MutexHead(outputs));
    }

    private static float[] weights(SplittableRandom random, int count) {
        float[] weights = new float[count];
        for (int i = 0; i < count; i++) {
            weights[i] = random.nextInt(3) == 0 ? 0 : (float) (random.nextDouble() * 6 - 3);
        }
        return weights;
    }

    public static Vocabulary words(int atoms, int outputs) {
        return new Vocabulary(
                IntStream.range(0, atoms)
                        .<Atom>mapToObj(i -> new Atom.Is("c", "v" + i))
                        .toList(),
                IntStream.range(0, outputs)
                        .<Atom>mapToObj(i -> new Atom.Is("class", "k" + i))
                        .toList());
    }

    public static BitMatrix every(Domain domain) {
        BitMatrix.Builder rows = new BitMatrix.Builder(domain.size().intValueExact(), domain.atoms());
        int[] row = new int[1];
        domain.forEach(valid -> {
            valid.stream().forEach(atom -> rows.set(row[0], atom));
            row[0]++;
        });
        return rows.build();
    }

    public static BitMatrix every(int atoms) {
        BitMatrix.Builder rows = new BitMatrix.Builder(1 << atoms, atoms);
        IntStream.range(0, atoms * (1 << atoms))
                .filter(i -> (i / atoms >> i % atoms & 1) == 1)
                .forEach(i -> rows.set(i / atoms, i % atoms));
        return rows.build();
    }

    /** The combinations of conjunctions that rows show. */
    public static ConjunctionCombinations combinations(HardNetwork network, NetworkInputs rows) {
        Set<BitSet> seen = new LinkedHashSet<>();
        NeuralDnf.Pass pass = network.pass();
        for (int row = 0; row < rows.rows(); row++) {
            double[] activations = pass.conjunctions(rows, row);
            BitSet combination = new BitSet(activations.length);
            for (int k = 0; k < activations.length; k++) {
                combination.set(k, activations[k] > 0);
            }
            seen.add(combination);
        }
        return new ConjunctionCombinations(List.copyOf(seen));
    }
}
