package dev.cleave.training.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Kernels;
import dev.cleave.training.NetworkShape;
import dev.cleave.training.layer.Example;
import dev.cleave.training.layer.TrainableDnf;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The step's gradients against central differences of the reference's loss, or its formula where sign has no derivative. */
class GradientTest {
    private static final long SEED = 11;
    private static final double STEP = 1e-5;
    private static final NetworkShape SMALL = new NetworkShape(13, 19, 3, 9);
    private static final NetworkShape MANY_WORDS = new NetworkShape(70, 33, 2, 67);
    private static final LossWeights[] LOSSES = {
        LossWeights.NONE,
        LossWeights.NONE.withL1(.01f),
        LossWeights.NONE.withWeight(.5f),
        LossWeights.NONE.withConjunction(.5f),
        new LossWeights(.01f, .5f, .5f, 0),
    };

    record Case(Kernel kernel, StepSettings settings) {
        @Override
        public String toString() {
            return kernel.name() + " " + settings;
        }
    }

    static Stream<Case> cases() {
        List<Case> cases = new ArrayList<>();
        for (Kernel kernel : List.of(Kernels.plain(), Kernels.best())) {
            for (float delta : new float[] {.1f, .5f, 1f}) {
                for (LossWeights losses : LOSSES) {
                    cases.add(new Case(
                            kernel, StepSettings.defaults().withDelta(delta).withLosses(losses)));
                }
            }
        }
        return cases.stream();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void softGradientsAreTheSlopesOfTheLoss(Case given) {
        Example example = new Example(SMALL, 9, SEED);
        example.conjunctive[4] = 7.5f; // beyond 6, where the paper's weight loss turns
        TrainableDnf network = example.withGradients(given.kernel, 2, 9, given.settings);
        ReferenceDnf reference = example.reference(2, 9, given.settings);
        assertSlopes(reference, reference.w, Example.conjunctiveGradient(network));
        assertSlopes(reference, reference.v, Example.disjunctiveGradient(network));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void hardGradientsPassStraightThrough(Case given) {
        Example example = new Example(SMALL, 9, SEED);
        assertFormula(example, given.kernel, given.settings.withHard(true));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void gradientsHoldAcrossSeveralWordsAndBlocks(Case given) {
        Example example = new Example(MANY_WORDS, 67, SEED);
        assertFormula(example, given.kernel, given.settings);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void twoWeightsThatTieShareTheMaximum(Case given) {
        Example example = new Example(SMALL, 9, SEED);
        example.conjunctive[3] = 2.5f;
        example.conjunctive[8] = -2.5f;
        example.disjunctive[0] = -1.5f;
        example.disjunctive[17] = 1.5f;
        TrainableDnf network = example.withGradients(given.kernel, 0, 9, given.settings);
        ReferenceDnf reference = example.reference(0, 9, given.settings);
        assertSlopes(reference, reference.w, Example.conjunctiveGradient(network));
        assertSlopes(reference, reference.v, Example.disjunctiveGradient(network));
    }

    @Test
    void manyTiedWeightsGrowTogetherAsTheLossSays() {
        StepSettings settings = StepSettings.defaults().withDelta(.5f);
        Example example = new Example(SMALL, 9, SEED);
        for (int i = 0; i < SMALL.atoms(); i++) {
            example.conjunctive[i] = Math.copySign(.75f, example.conjunctive[i]);
        }
        float[] gradient = Example.conjunctiveGradient(example.withGradients(Kernels.best(), 0, 9, settings));
        double along = 0;
        for (int i = 0; i < SMALL.atoms(); i++) {
            along += gradient[i] * Math.signum(example.conjunctive[i]);
        }
        ReferenceDnf reference = example.reference(0, 9, settings);
        double slope =
                (grown(reference, STEP).loss() - grown(reference, -2 * STEP).loss()) / (2 * STEP);
        assertEquals(slope, along, 1e-5);
    }

    @Test
    void aShortBatchInABiggerNetworkGivesTheSameGradients() {
        StepSettings settings = StepSettings.defaults().withLosses(LOSSES[4]);
        Example example = new Example(MANY_WORDS, 67, SEED);
        for (int rows : new int[] {1, 2, 3, 5, 33}) {
            TrainableDnf network = example.withGradients(Kernels.best(), 0, 67, settings);
            network.batch().fill(example.data, example.order(), 67 - rows, 67);
            network.computeGradients(settings);
            ReferenceDnf reference = example.reference(67 - rows, 67, settings);
            assertMatrix(reference.conjunctiveGradient(), Example.conjunctiveGradient(network));
            assertMatrix(reference.disjunctiveGradient(), Example.disjunctiveGradient(network));
        }
    }

    /** Makes the weights of the first conjunction larger in place. */
    private static ReferenceDnf grown(ReferenceDnf reference, double by) {
        for (int i = 0; i < reference.w[0].length; i++) {
            reference.w[0][i] += by * Math.signum(reference.w[0][i]);
        }
        return reference;
    }

    private static void assertFormula(Example example, Kernel kernel, StepSettings settings) {
        int rows = example.data.rows();
        TrainableDnf network = example.withGradients(kernel, 0, rows, settings);
        ReferenceDnf reference = example.reference(0, rows, settings);
        assertMatrix(reference.conjunctiveGradient(), Example.conjunctiveGradient(network));
        assertMatrix(reference.disjunctiveGradient(), Example.disjunctiveGradient(network));
    }

    private static void assertSlopes(ReferenceDnf reference, double[][] weights, float[] gradient) {
        double[][] slopes = new double[weights.length][weights[0].length];
        for (int n = 0; n < weights.length; n++) {
            for (int i = 0; i < weights[n].length; i++) {
                slopes[n][i] = slope(reference, weights[n], i);
            }
        }
        assertMatrix(slopes, gradient);
    }

    private static double slope(ReferenceDnf reference, double[] weights, int i) {
        double kept = weights[i];
        weights[i] = kept + STEP;
        double above = reference.loss();
        weights[i] = kept - STEP;
        double below = reference.loss();
        weights[i] = kept;
        return (above - below) / (2 * STEP);
    }

    private static void assertMatrix(double[][] expected, float[] actual) {
        int columns = expected[0].length;
        for (int i = 0; i < actual.length; i++) {
            double value = expected[i / columns][i % columns];
            assertEquals(value, actual[i], 2e-6 + 1e-4 * Math.abs(value), "weight " + i + ", seed " + SEED);
        }
    }
}
