package dev.cleave.rules;

import dev.cleave.logic.Domain;
import dev.cleave.logic.RandomLogic;
import dev.cleave.network.ExactlyOneHead;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.MutexHead;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.table.BitMatrix;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;

/** Small seeded networks, half of them full of ties. */
public final class RandomNetworks {
    private RandomNetworks() {}

    public static HardNetwork of(SplittableRandom random, Domain domain) {
        int conjunctions = 1 + random.nextInt(5);
        int outputs = 1 + random.nextInt(3);
        boolean ties = random.nextBoolean();
        return new HardNetwork(
                new GivenPredicates(domain.atoms()),
                layer(Kind.CONJUNCTIVE, random, conjunctions, domain.atoms(), ties),
                layer(Kind.DISJUNCTIVE, random, outputs, conjunctions, ties),
                new IndependentHead(outputs));
    }

    /** One whose outputs are classes. */
    public static HardNetwork classes(SplittableRandom random, Domain domain) {
        int conjunctions = 1 + random.nextInt(6);
        int outputs = 2 + random.nextInt(4);
        boolean ties = random.nextBoolean();
        return new HardNetwork(
                new GivenPredicates(domain.atoms()),
                layer(Kind.CONJUNCTIVE, random, conjunctions, domain.atoms(), ties),
                layer(Kind.DISJUNCTIVE, random, outputs, conjunctions, ties),
                random.nextBoolean() ? new MutexHead(outputs) : new ExactlyOneHead(outputs));
    }

    private static SemiSymbolicLayer layer(Kind kind, SplittableRandom random, int nodes, int inputs, boolean ties) {
        float[] weights = new float[nodes * inputs];
        for (int i = 0; i < weights.length; i++) {
            boolean zero = random.nextInt(4) == 0;
            weights[i] = zero ? 0 : ties ? (random.nextInt(9) - 4) * 0.1f : (float) (random.nextDouble() * 6 - 3);
        }
        return SemiSymbolicLayer.of(kind, nodes, inputs, weights);
    }

    /** What the network answers on every valid assignment, in the order of {@link RandomLogic#valid}. */
    public static BitMatrix answers(NeuralDnf network, List<BitSet> rows) {
        BitMatrix.Builder inputs =
                new BitMatrix.Builder(rows.size(), network.predicates().size());
        for (int row = 0; row < rows.size(); row++) {
            int at = row;
            rows.get(row).stream().forEach(atom -> inputs.set(at, atom));
        }
        return network.predict(inputs.build());
    }
}
