package dev.cleave.lab.baseline.mlp;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.lab.baseline.BaselineFeatures;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Trains a perceptron on shuffled rows and asks it about others. */
public final class MlpTraining {
    private final Perceptron network;
    private final int steps;

    private MlpTraining(Perceptron network, int steps) {
        this.network = network;
        this.steps = steps;
    }

    /**
     * A perceptron after its course, or as far as the budget lets it come.
     *
     * @param rows what the features were read from
     * @param exclusive whether the outputs are classes, of which each row has one
     */
    public static MlpTraining give(
            BaselineFeatures features, Dataset rows, boolean exclusive, MlpSettings course, long seed, Budget budget) {
        Perceptron network = new Perceptron(
                features.width(),
                course.hidden(),
                rows.outputs(),
                exclusive ? Loss.CLASSES : Loss.LABELS,
                course.batch());
        SplittableRandom random = new SplittableRandom(seed);
        network.initialise(random);
        Batches batches = new Batches(features.rows(), course.batch(), random);
        int step = 0;
        for (; step < course.steps() && !budget.isExhausted(); step++) {
            network.gradient(features, rows, batches.next());
            network.learn(course.rate(step), course.decay());
        }
        return new MlpTraining(network, step);
    }

    /** How many were taken. */
    public int steps() {
        return steps;
    }

    public BitMatrix answers(BaselineFeatures features) {
        return network.answers(features);
    }

    /** All rows in random order, again and again. */
    private static final class Batches {
        private final int[] order;
        private final int size;
        private final SplittableRandom random;
        private int at;

        Batches(int rows, int size, SplittableRandom random) {
            this.order = IntStream.range(0, rows).toArray();
            this.size = size;
            this.random = random;
            this.at = rows;
        }

        Rows next() {
            if (at == order.length) {
                shuffle();
                at = 0;
            }
            int from = at;
            at = Math.min(order.length, from + size);
            return Rows.of(IntStream.range(from, at).map(i -> order[i]).toArray());
        }

        private void shuffle() {
            for (int i = order.length - 1; i > 0; i--) {
                int j = random.nextInt(i + 1);
                int other = order[j];
                order[j] = order[i];
                order[i] = other;
            }
        }
    }
}
