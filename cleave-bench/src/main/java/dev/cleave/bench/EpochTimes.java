package dev.cleave.bench;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Measurements;
import dev.cleave.kernel.Kernels;
import dev.cleave.network.Activation;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.RowWeights;
import dev.cleave.training.HeadKind;
import dev.cleave.training.InputKind;
import dev.cleave.training.Plan;
import dev.cleave.training.Trainer;
import dev.cleave.training.schedule.DeltaSchedule;
import dev.cleave.training.schedule.LearningRate;
import dev.cleave.training.schedule.LossWeights;
import dev.cleave.training.schedule.Phase;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Prints the processor seconds of one epoch over a table of the size of CDC's, with learned thresholds, on one thread. */
public final class EpochTimes {
    private static final int ROWS = 49_000;
    private static final int ATOMS = 28;
    private static final int NUMBERS = 4;
    private static final int BATCH = 128;
    private static final int EPOCHS = 10;

    private EpochTimes() {}

    public static void main(String[] args) {
        Dataset data = data(new Random(1));
        for (int conjunctions : new int[] {64, 128}) {
            report(data, Activation.SOFT, conjunctions);
            report(data, Activation.HARD, conjunctions);
        }
    }

    private static void report(Dataset data, Activation activation, int conjunctions) {
        long steps = EPOCHS * ((ROWS + BATCH - 1L) / BATCH);
        LossWeights losses = new LossWeights(0, 1e-6f, 1e-5f, 1e-4f).withPredicate(1e-3f); // the paper's
        List<Phase> phases = Stream.of(Activation.values())
                .map(each -> phase(each, each == activation ? steps : 0).withLosses(losses))
                .toList();
        Plan plan = new Plan(
                new InputKind.Thresholds(IntStream.range(0, ATOMS).boxed().toList(), 8, .05),
                HeadKind.INDEPENDENT,
                conjunctions,
                Integer.MAX_VALUE,
                BATCH,
                .1,
                phases);
        Trainer trainer = new Trainer(Kernels.best(), data, data, Budget.unlimited());
        double best = Double.POSITIVE_INFINITY;
        for (int pass = 0; pass < 3; pass++) {
            double start = seconds();
            trainer.train(plan, pass, taken -> {});
            best = Math.min(best, (seconds() - start) / EPOCHS);
        }
        System.out.printf(
                Locale.ROOT,
                "cdc, %,d rows, %d atoms, %d x 8 thresholds, %d conjunctions, %s: %.4f s an epoch, %.0f us a step%n",
                ROWS,
                ATOMS,
                NUMBERS,
                conjunctions,
                activation.name().toLowerCase(Locale.ROOT),
                best,
                best * EPOCHS / steps * 1e6);
    }

    private static Phase phase(Activation activation, long steps) {
        return new Phase(activation, steps, new LearningRate.Cosine(.001, 1), DeltaSchedule.constant(.5));
    }

    private static Dataset data(Random random) {
        BitMatrix.Builder bits = new BitMatrix.Builder(ROWS, ATOMS);
        BitMatrix.Builder targets = new BitMatrix.Builder(ROWS, 1);
        float[] numbers = new float[ROWS * NUMBERS];
        for (int row = 0; row < ROWS; row++) {
            for (int i = 0; i < ATOMS; i++) {
                if (random.nextBoolean()) {
                    bits.set(row, i);
                }
            }
            for (int i = 0; i < NUMBERS; i++) {
                numbers[row * NUMBERS + i] = (float) random.nextGaussian();
            }
            if (random.nextBoolean()) {
                targets.set(row, 0);
            }
        }
        return new Dataset(
                bits.build(), Measurements.of(ROWS, NUMBERS, numbers), targets.build(), RowWeights.equal(ROWS));
    }

    private static double seconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }
}
