package dev.cleave.training;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Measurements;
import dev.cleave.kernel.Kernel;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.RowWeights;
import dev.cleave.training.layer.TrainableDnf;
import dev.cleave.training.layer.TrainableInput;
import dev.cleave.training.schedule.StepSettings;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Random rows with numbers, some of them missing, and a random network with learned predicates over them. */
public final class FrontExample {
    private static final long SEED = 5;
    private static final int ATOMS = 5;
    private static final int COLUMNS = 3;
    private static final int EACH = 2;
    private static final int HIDDEN = 6;
    private static final int INVENTED = 7;

    public enum Kind {
        BITS,
        THRESHOLDS,
        THRESHOLDS_ALONE,
        MLP
    }

    final Kind kind;
    public final HeadKind head;
    public final int conjunctions = 19;
    public final int outputs = 3;
    final int rows = 13;
    public final Dataset data;
    public final float[] disjunctive; // [outputs x conjunctions]
    private final float[] conjunctive; // [conjunctions x predicates]
    private final TrainableDnf network;

    public FrontExample(Kernel kernel, Kind kind, HeadKind head, boolean weighted) {
        Random random = new Random(SEED);
        this.kind = kind;
        this.head = head;
        this.data = data(random, weighted);
        TrainableInput front = start(kernel);
        this.conjunctive = weights(random, conjunctions * front.size(), 1.5f / front.size());
        this.disjunctive = weights(random, outputs * conjunctions, 1.5f / conjunctions);
        NetworkShape shape = new NetworkShape(atoms(), conjunctions, outputs, rows + 4);
        this.network = new TrainableDnf(shape, kernel, front, head);
        network.setWeights(conjunctive, disjunctive);
    }

    /** Computes the gradients of all rows. */
    public TrainableDnf withGradients(StepSettings settings) {
        network.batch().fill(data, IntStream.range(0, rows).toArray(), 0, rows);
        network.computeGradients(settings);
        return network;
    }

    public TrainableDnf network() {
        return network;
    }

    public float[] conjunctive() {
        return conjunctive.clone();
    }

    public double weight(int row) {
        return data.weights().get(row) * rows / data.weights().sum();
    }

    public double[] targets(int row) {
        return IntStream.range(0, outputs)
                .mapToDouble(j -> data.targets().get(row, j) ? 1 : -1)
                .toArray();
    }

    /** How many of the predicates are learned; they are the last. */
    public int learned() {
        return switch (kind) {
            case BITS -> ATOMS;
            case THRESHOLDS, THRESHOLDS_ALONE -> COLUMNS * EACH;
            case MLP -> INVENTED;
        };
    }

    /** The front's own parameters. */
    public double[][] front() {
        return network.front().parameters().stream()
                .flatMap(own -> IntStream.range(0, own.weights().width())
                        .mapToObj(node -> IntStream.range(0, own.weights().rows())
                                .mapToDouble(i -> own.weights().get(i, node))
                                .toArray()))
                .toArray(double[][]::new);
    }

    public float[][] frontGradient() {
        return network.front().parameters().stream()
                .flatMap(own -> IntStream.range(0, own.weights().width()).mapToObj(node -> {
                    float[] gradient = new float[own.weights().rows()];
                    for (int i = 0; i < gradient.length; i++) {
                        gradient[i] = own.gradient().get(i, node);
                    }
                    return gradient;
                }))
                .toArray(float[][]::new);
    }

    public double[] predicates(int row, double[][] front, double temperature) {
        double[] bits = IntStream.range(0, atoms())
                .mapToDouble(i -> data.inputs().get(row, i) ? 1 : -1)
                .toArray();
        double[] x = IntStream.range(0, COLUMNS)
                .mapToDouble(i -> data.numbers().get(row, i))
                .toArray();
        return switch (kind) {
            case BITS -> bits;
            case THRESHOLDS, THRESHOLDS_ALONE ->
                joined(
                        bits,
                        IntStream.range(0, COLUMNS * EACH)
                                .mapToDouble(cut -> Double.isNaN(x[cut / EACH])
                                        ? -1
                                        : Math.tanh((x[cut / EACH] - front[cut][0]) / temperature))
                                .toArray());
            case MLP -> {
                double[] known = IntStream.range(0, COLUMNS)
                        .mapToDouble(i -> Double.isNaN(x[i]) ? 0 : x[i])
                        .toArray();
                double[] hidden = dense(front, 0, HIDDEN, joined(bits, known));
                yield dense(front, HIDDEN, INVENTED, hidden);
            }
        };
    }

    private static double[] dense(double[][] weights, int first, int nodes, double[] x) {
        return IntStream.range(first, first + nodes)
                .mapToDouble(node -> {
                    double sum = weights[node][x.length];
                    for (int i = 0; i < x.length; i++) {
                        sum += weights[node][i] * x[i];
                    }
                    return Math.tanh(sum);
                })
                .toArray();
    }

    private static double[] joined(double[] a, double[] b) {
        return IntStream.range(0, a.length + b.length)
                .mapToDouble(i -> i < a.length ? a[i] : b[i - a.length])
                .toArray();
    }

    private int atoms() {
        return kind == Kind.THRESHOLDS_ALONE ? 0 : ATOMS;
    }

    private TrainableInput start(Kernel kernel) {
        SplittableRandom random = new SplittableRandom(SEED);
        InputKind front = switch (kind) {
            case BITS -> new InputKind.Given();
            case THRESHOLDS, THRESHOLDS_ALONE -> new InputKind.Thresholds(List.of(), EACH, 0.2);
            case MLP -> new InputKind.Mlp(List.of(), HIDDEN, INVENTED);
        };
        return front.start(kernel, data, rows + 4, random);
    }

    private Dataset data(Random random, boolean weighted) {
        BitMatrix.Builder bits = new BitMatrix.Builder(rows, atoms());
        BitMatrix.Builder targets = new BitMatrix.Builder(rows, outputs);
        float[] values = new float[rows * COLUMNS];
        float[] counts = new float[rows];
        for (int row = 0; row < rows; row++) {
            for (int i = 0; i < atoms(); i++) {
                if (random.nextBoolean()) {
                    bits.set(row, i);
                }
            }
            for (int i = 0; i < COLUMNS; i++) {
                values[row * COLUMNS + i] = random.nextInt(6) == 0 ? Float.NaN : (float) random.nextGaussian();
            }
            targets.set(row, random.nextInt(outputs));
            counts[row] = weighted ? random.nextInt(4) : 1;
        }
        return new Dataset(
                bits.build(), Measurements.of(rows, COLUMNS, values), targets.build(), RowWeights.of(counts));
    }

    private static float[] weights(Random random, int count, float scale) {
        float[] weights = new float[count];
        for (int i = 0; i < count; i++) {
            weights[i] = scale * (random.nextBoolean() ? 1 : -1) * (.2f + 2 * random.nextFloat());
        }
        return weights;
    }
}
