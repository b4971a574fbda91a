package dev.cleave.examples;

import dev.cleave.encoding.Dataset;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.table.BitMatrix;

import java.util.Random;
import java.util.function.DoubleSupplier;

/** Small networks and rows from a seed. */
public final class Networks {
    private final Random random;

    public Networks(long seed) {
        this.random = new Random(seed);
    }

    /** Weights that are now smooth, now full of ties, now far apart. */
    public HardNetwork network(int atoms, int conjunctions, int outputs) {
        DoubleSupplier draw = draw();
        return network(weights(conjunctions * atoms, draw), weights(outputs * conjunctions, draw), atoms, outputs);
    }

    public static HardNetwork network(float[] w, float[] v, int atoms, int outputs) {
        return new HardNetwork(
                new GivenPredicates(atoms),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, w.length / atoms, atoms, w),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, outputs, w.length / atoms, v),
                new IndependentHead(outputs));
    }

    private DoubleSupplier draw() {
        double[] far = {6, 3, -3, 1e-30, -1e-30, 3.0000002, -1e-9};
        return switch (random.nextInt(4)) {
            case 0 -> () -> random.nextInt(7) - 3;
            case 1 -> () -> 0.1f * (random.nextInt(13) - 6);
            case 2 -> () -> far[random.nextInt(far.length)];
            default -> random::nextGaussian;
        };
    }

    private float[] weights(int count, DoubleSupplier draw) {
        float[] weights = new float[count];
        for (int i = 0; i < count; i++) {
            weights[i] = random.nextInt(4) == 0 ? 0 : (float) draw.getAsDouble();
        }
        return weights;
    }

    public BitMatrix bits(int rows, int columns) {
        BitMatrix.Builder bits = new BitMatrix.Builder(rows, columns);
        for (int i = 0; i < rows * columns; i++) {
            if (random.nextBoolean()) {
                bits.set(i / columns, i % columns);
            }
        }
        return bits.build();
    }

    /** Random rows with the network's own answers, of which a share is wrong. */
    public Dataset data(NeuralDnf network, int rows, double noise) {
        BitMatrix inputs = bits(rows, network.conjunctions().inputs());
        BitMatrix answers = network.predict(inputs);
        BitMatrix.Builder targets = new BitMatrix.Builder(rows, answers.columns());
        for (int row = 0; row < rows; row++) {
            for (int output = 0; output < answers.columns(); output++) {
                if (answers.get(row, output) != random.nextDouble() < noise) {
                    targets.set(row, output);
                }
            }
        }
        return new Dataset(inputs, targets.build());
    }
}
