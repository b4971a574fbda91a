package dev.cleave.training.layer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.Dataset;
import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Kernels;
import dev.cleave.kernel.Panels;
import dev.cleave.table.BitMatrix;
import dev.cleave.training.NetworkShape;
import dev.cleave.training.schedule.LossWeights;
import dev.cleave.training.schedule.ReferenceDnf;
import dev.cleave.training.schedule.StepSettings;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TrainableDnfTest {
    private static final long SEED = 3;
    private static final NetworkShape ODD = new NetworkShape(13, 19, 3, 10);
    private static final StepSettings SETTINGS =
            StepSettings.defaults().withDelta(.5f).withLosses(new LossWeights(1e-4f, 1e-3f, 1e-2f, 1e-4f));

    static Stream<Kernel> kernels() {
        return Stream.of(Kernels.plain(), Kernels.best());
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void padsStayZeroThroughSoftAndHardSteps(Kernel kernel) {
        Example example = new Example(ODD, 25, SEED);
        TrainableDnf network = example.network(kernel);
        train(network, example, SETTINGS, 40);
        train(network, example, SETTINGS.withHard(true), 40);
        assertPadsAreZero(network.conjunctions().parameters(), ODD.atoms());
        assertPadsAreZero(network.disjunctions().parameters(), ODD.outputs());
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void learnsExclusiveOr(Kernel kernel) {
        Dataset data = exclusiveOr();
        TrainableDnf network = new Example(new NetworkShape(2, 8, 1, 4), 4, SEED).network(kernel);
        for (int step = 0; step < 2000; step++) {
            float delta = Math.min(1, .1f + step / 1000f);
            network.step(
                    data, new int[] {3, 1, 0, 2}, 0, 4, StepSettings.defaults().withDelta(delta));
        }
        assertArrayEquals(new int[] {0}, network.errors(data, 1, false), "seed " + SEED);
    }

    @ParameterizedTest
    @MethodSource("kernels")
    void countsTheErrorsThatTheReferenceMakes(Kernel kernel) {
        Example example = new Example(ODD, 47, SEED);
        for (boolean hard : new boolean[] {false, true}) {
            int[] errors = example.network(kernel).errors(example.data, .5f, hard);
            assertArrayEquals(referenceErrors(example, SETTINGS.withHard(hard)), errors, "hard " + hard);
        }
    }

    @Test
    void theSameCallsGiveTheSameWeights() {
        assertArrayEquals(trained().conjunctiveWeights(), trained().conjunctiveWeights());
        assertArrayEquals(trained().disjunctiveWeights(), trained().disjunctiveWeights());
    }

    @Test
    void monitoringDoesNotChangeTheTraining() {
        Example example = new Example(ODD, 25, SEED);
        TrainableDnf watched = example.network(Kernels.best());
        for (int epoch = 0; epoch < 5; epoch++) {
            train(watched, example, SETTINGS, 1);
            watched.errors(example.data, 1, epoch % 2 == 0);
        }
        assertArrayEquals(trained().conjunctiveWeights(), watched.conjunctiveWeights());
    }

    @Test
    void aFreshOptimiserForgetsThePast() {
        Example example = new Example(ODD, 25, SEED);
        TrainableDnf network = trained();
        float[] conjunctive = network.conjunctiveWeights();
        float[] disjunctive = network.disjunctiveWeights();
        network.resetOptimiser();
        train(network, example, SETTINGS, 1);

        TrainableDnf fresh = new TrainableDnf(ODD, Kernels.best());
        fresh.setWeights(conjunctive, disjunctive);
        train(fresh, example, SETTINGS, 1);
        assertArrayEquals(fresh.conjunctiveWeights(), network.conjunctiveWeights());
    }

    @Test
    void weightsComeBackAsTheyWereSet() {
        Example example = new Example(ODD, 5, SEED);
        TrainableDnf network = example.network(Kernels.plain());
        assertArrayEquals(example.conjunctive, network.conjunctiveWeights());
        assertArrayEquals(example.disjunctive, network.disjunctiveWeights());
    }

    @Test
    void aBatchThatIsTooLargeIsRefused() {
        Example example = new Example(ODD, 25, SEED);
        TrainableDnf network = example.network(Kernels.plain());
        assertThrows(
                IllegalArgumentException.class, () -> network.step(example.data, example.order(), 0, 11, SETTINGS));
        assertThrows(IllegalArgumentException.class, () -> network.errors(exclusiveOr(), 1, false));
    }

    private static TrainableDnf trained() {
        Example example = new Example(ODD, 25, SEED);
        TrainableDnf network = example.network(Kernels.best());
        train(network, example, SETTINGS, 5);
        return network;
    }

    private static void train(TrainableDnf network, Example example, StepSettings settings, int epochs) {
        int rows = example.data.rows();
        for (int epoch = 0; epoch < epochs; epoch++) {
            for (int from = 0; from < rows; from += ODD.maxBatch()) {
                network.step(example.data, example.order(), from, Math.min(rows, from + ODD.maxBatch()), settings);
            }
        }
    }

    private static int[] referenceErrors(Example example, StepSettings settings) {
        int[] errors = new int[ODD.outputs()];
        ReferenceDnf reference = example.reference(0, example.data.rows(), settings);
        for (int row = 0; row < example.data.rows(); row++) {
            double[] f = reference.outputs(reference.row(row));
            for (int j = 0; j < errors.length; j++) {
                errors[j] += f[j] > 0 == example.data.targets().get(row, j) ? 0 : 1;
            }
        }
        return errors;
    }

    private static Dataset exclusiveOr() {
        BitMatrix inputs = new BitMatrix.Builder(4, 2)
                .set(1, 0)
                .set(2, 1)
                .set(3, 0)
                .set(3, 1)
                .build();
        return new Dataset(
                inputs, new BitMatrix.Builder(4, 1).set(1, 0).set(2, 0).build());
    }

    private static void assertPadsAreZero(Parameters parameters, int rows) {
        Panels weights = parameters.weights();
        boolean[] used = new boolean[weights.values().length];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < weights.width(); column++) {
                used[weights.index(row, column)] = true;
            }
        }
        assertTrue(IntStream.range(0, used.length).anyMatch(i -> !used[i]), "no pads to look at");
        for (float[] values : Arrays.asList(weights.values(), parameters.first(), parameters.second())) {
            for (int i = 0; i < used.length; i++) {
                assertTrue(Float.isFinite(values[i]), "value " + i);
                assertEquals(0f, used[i] ? 0f : values[i], "pad " + i);
            }
        }
    }
}
