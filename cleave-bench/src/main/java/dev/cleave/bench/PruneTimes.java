package dev.cleave.bench;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.pruning.Pruned;
import dev.cleave.pruning.Pruner;
import dev.cleave.table.BitMatrix;
import java.util.Locale;
import java.util.Random;

/**
 * Prints a line for each shape: name, rows, atoms, conjunctions, outputs, milliseconds to prune a network of random weights
 * against its own answers, weights left.
 */
public final class PruneTimes {
    private static final int REPEATS = 5;

    private PruneTimes() {}

    public static void main(String[] args) {
        print("monk", 432, 15, 64, 1);
        print("mam", 1024, 10, 64, 10);
        print("mushroom", 8124, 111, 32, 1);
        print("mushroom-wide", 8124, 111, 112, 1);
    }

    private static void print(String name, int rows, int atoms, int conjunctions, int outputs) {
        Random random = new Random(1);
        HardNetwork network = network(random, atoms, conjunctions, outputs);
        BitMatrix inputs = bits(random, rows, atoms);
        Dataset data = new Dataset(inputs, network.predict(inputs));
        double best = Double.MAX_VALUE;
        long left = 0;
        for (int i = 0; i < REPEATS; i++) {
            long start = System.nanoTime();
            Pruned pruned = Pruner.strict().prune(network, data, Budget.unlimited());
            best = Math.min(best, (System.nanoTime() - start) / 1e6);
            left = weights(pruned.network().conjunctions())
                    + weights(pruned.network().disjunctions());
        }
        System.out.printf(
                Locale.ROOT, "%s %d %d %d %d %.1f %d%n", name, rows, atoms, conjunctions, outputs, best, left);
    }

    private static long weights(SemiSymbolicLayer layer) {
        long used = 0;
        for (int node = 0; node < layer.nodes(); node++) {
            used += layer.used(node).length;
        }
        return used;
    }

    private static HardNetwork network(Random random, int atoms, int conjunctions, int outputs) {
        return new HardNetwork(
                new GivenPredicates(atoms),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, conjunctions, atoms, weights(random, conjunctions * atoms)),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, outputs, conjunctions, weights(random, outputs * conjunctions)),
                new IndependentHead(outputs));
    }

    /** A few large ones among many small ones, as training leaves them. */
    private static float[] weights(Random random, int count) {
        float[] weights = new float[count];
        for (int i = 0; i < count; i++) {
            weights[i] = (float) (random.nextGaussian() * (random.nextInt(4) == 0 ? 4 : .1));
        }
        return weights;
    }

    private static BitMatrix bits(Random random, int rows, int columns) {
        BitMatrix.Builder builder = new BitMatrix.Builder(rows, columns);
        for (int i = 0; i < rows * columns; i++) {
            if (random.nextBoolean()) {
                builder.set(i / columns, i % columns);
            }
        }
        return builder.build();
    }
}
