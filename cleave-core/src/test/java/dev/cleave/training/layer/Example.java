package dev.cleave.training.layer;

import dev.cleave.encoding.Dataset;
import dev.cleave.kernel.Kernel;
import dev.cleave.table.BitMatrix;
import dev.cleave.training.NetworkShape;
import dev.cleave.training.schedule.ReferenceDnf;
import dev.cleave.training.schedule.StepSettings;
import java.util.Random;
import java.util.stream.IntStream;

/** A random network and random rows, both as the fast step and as the reference see them. */
public final class Example {
    final NetworkShape shape;
    public final Dataset data;
    public final float[] conjunctive; // [conjunctions x atoms]
    public final float[] disjunctive; // [outputs x conjunctions]

    public Example(NetworkShape shape, int rows, long seed) {
        Random random = new Random(seed);
        this.shape = shape;
        this.data = new Dataset(bits(random, rows, shape.atoms()), bits(random, rows, shape.outputs()));
        this.conjunctive = weights(random, shape.conjunctions() * shape.atoms(), 1.5f / shape.atoms());
        this.disjunctive = weights(random, shape.outputs() * shape.conjunctions(), 1.5f / shape.conjunctions());
    }

    TrainableDnf network(Kernel kernel) {
        TrainableDnf network = new TrainableDnf(shape, kernel);
        network.setWeights(conjunctive, disjunctive);
        return network;
    }

    /** The network with the gradients of rows {@code from} to {@code to - 1} computed. */
    public TrainableDnf withGradients(Kernel kernel, int from, int to, StepSettings settings) {
        TrainableDnf network = network(kernel);
        network.batch().fill(data, order(), from, to);
        network.computeGradients(settings);
        return network;
    }

    public ReferenceDnf reference(int from, int to, StepSettings settings) {
        return new ReferenceDnf(
                matrix(conjunctive, shape.conjunctions()),
                matrix(disjunctive, shape.outputs()),
                rows(data.inputs(), from, to),
                rows(data.targets(), from, to),
                settings);
    }

    public int[] order() {
        return IntStream.range(0, data.rows()).toArray();
    }

    public static float[] conjunctiveGradient(TrainableDnf network) {
        ConjunctiveLayer layer = network.conjunctions();
        return layer.rowMajor(layer.parameters().gradient());
    }

    public static float[] disjunctiveGradient(TrainableDnf network) {
        DisjunctiveLayer layer = network.disjunctions();
        return layer.rowMajor(layer.parameters().gradient());
    }

    public static double[][] matrix(float[] values, int rows) {
        int columns = values.length / rows;
        double[][] matrix = new double[rows][columns];
        for (int i = 0; i < values.length; i++) {
            matrix[i / columns][i % columns] = values[i];
        }
        return matrix;
    }

    private static double[][] rows(BitMatrix bits, int from, int to) {
        double[][] rows = new double[to - from][bits.columns()];
        for (int i = 0; i < rows.length; i++) {
            for (int column = 0; column < bits.columns(); column++) {
                rows[i][column] = bits.get(from + i, column) ? 1 : -1;
            }
        }
        return rows;
    }

    private static float[] weights(Random random, int count, float scale) {
        float[] weights = new float[count];
        for (int i = 0; i < count; i++) {
            weights[i] = scale * (random.nextBoolean() ? 1 : -1) * (.2f + 2 * random.nextFloat());
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
