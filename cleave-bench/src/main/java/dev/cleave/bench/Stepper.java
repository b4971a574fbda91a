package dev.cleave.bench;

import dev.cleave.encoding.Dataset;
import dev.cleave.kernel.Kernel;
import dev.cleave.table.BitMatrix;
import dev.cleave.training.NetworkShape;
import dev.cleave.training.layer.TrainableDnf;
import dev.cleave.training.schedule.LossWeights;
import dev.cleave.training.schedule.StepSettings;
import java.util.Random;
import java.util.stream.IntStream;

/** Random rows and a network of one workload, and its next training step, batch assembly included. */
final class Stepper {
    private static final int BATCHES = 8;

    private final Workload workload;
    private final Dataset data;
    private final int[] order;
    private final TrainableDnf network;
    private final StepSettings settings =
            new StepSettings(.5f, false, .001f, new LossWeights(0, 1e-5f, 1e-5f, 1e-4f)); // the paper's losses
    private int next;

    Stepper(Workload workload, Kernel kernel) {
        Random random = new Random(1);
        int rows = BATCHES * workload.batch;
        this.workload = workload;
        this.data = new Dataset(bits(random, rows, workload.atoms), bits(random, rows, workload.outputs));
        this.order = IntStream.range(0, rows).toArray();
        this.network = new TrainableDnf(
                new NetworkShape(workload.atoms, workload.conjunctions, workload.outputs, workload.batch), kernel);
        network.setWeights(
                weights(random, workload.conjunctions * workload.atoms),
                weights(random, workload.outputs * workload.conjunctions));
    }

    void step() {
        int from = next * workload.batch;
        network.step(data, order, from, from + workload.batch, settings);
        next = (next + 1) % BATCHES;
    }

    private static float[] weights(Random random, int count) {
        float[] weights = new float[count];
        for (int i = 0; i < count; i++) {
            weights[i] = .1f * (float) random.nextGaussian();
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
