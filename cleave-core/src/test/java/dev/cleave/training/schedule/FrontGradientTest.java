package dev.cleave.training.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.kernel.Kernel;
import dev.cleave.kernel.Kernels;
import dev.cleave.kernel.Panels;
import dev.cleave.training.FrontExample;
import dev.cleave.training.FrontExample.Kind;
import dev.cleave.training.HeadKind;
import dev.cleave.training.layer.ConjunctiveLayer;
import dev.cleave.training.layer.Example;
import dev.cleave.training.layer.TrainableDnf;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Gradients of learned predicates, class heads, row weights and masks against central differences of the loss. */
class FrontGradientTest {
    private static final double STEP = 1e-5;
    private static final StepSettings SETTINGS = StepSettings.defaults()
            .withDelta(.5f)
            .withTemperature(.7f)
            .withLosses(LossWeights.NONE.withConjunction(.3f).withPredicate(.4f).withMutex(.2f));

    record Case(Kernel kernel, Kind kind, HeadKind head, boolean weighted) {
        @Override
        public String toString() {
            return kernel.name() + " " + kind + " " + head + (weighted ? " weighted" : "");
        }
    }

    static Stream<Case> cases() {
        List<Case> cases = new ArrayList<>();
        for (Kernel kernel : List.of(Kernels.plain(), Kernels.best())) {
            for (Kind kind : Kind.values()) {
                for (HeadKind head : HeadKind.values()) {
                    cases.add(new Case(kernel, kind, head, head == HeadKind.MUTEX || kind == Kind.MLP));
                }
            }
        }
        return cases.stream();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void gradientsAreTheSlopesOfTheLoss(Case given) {
        StepSettings settings =
                given.kind == Kind.BITS ? SETTINGS.withLosses(SETTINGS.losses().withPredicate(0)) : SETTINGS;
        FrontExample example = new FrontExample(given.kernel, given.kind, given.head, given.weighted);
        TrainableDnf network = example.withGradients(settings);
        FrontReference reference = new FrontReference(example, settings);
        assertSlopes(reference, reference.w, rows(Example.conjunctiveGradient(network), reference.w.length));
        assertSlopes(reference, reference.v, rows(Example.disjunctiveGradient(network), reference.v.length));
        assertSlopes(reference, reference.front, example.frontGradient());
    }

    @ParameterizedTest
    @MethodSource("cases")
    void hiddenWeightsAreAndStayZero(Case given) {
        FrontExample example = new FrontExample(given.kernel, given.kind, given.head, given.weighted);
        ConjunctiveLayer layer = example.network().conjunctions();
        layer.thinOut(3, new SplittableRandom(1));
        example.withGradients(SETTINGS);
        assertSeen(layer, layer.parameters().gradient(), 3);
        for (int step = 0; step < 20; step++) {
            example.network().step(example.data, new int[] {0, 3, 5, 7}, 0, 4, SETTINGS);
        }
        assertSeen(layer, layer.parameters().weights(), 3);
    }

    /** Products of few predicates go another way than those of all. */
    @ParameterizedTest
    @MethodSource("cases")
    void gradientsOfNodesThatSeeTwoPredicatesAreSlopes(Case given) {
        StepSettings settings =
                given.kind == Kind.BITS ? SETTINGS.withLosses(SETTINGS.losses().withPredicate(0)) : SETTINGS;
        FrontExample example = new FrontExample(given.kernel, given.kind, given.head, given.weighted);
        example.network().conjunctions().thinOut(2, new SplittableRandom(3));
        TrainableDnf network = example.withGradients(settings);
        FrontReference reference = new FrontReference(example, settings);
        double[][] seen = Example.matrix(network.conjunctiveWeights(), reference.w.length);
        float[][] gradient = rows(Example.conjunctiveGradient(network), seen.length);
        for (int n = 0; n < seen.length; n++) {
            System.arraycopy(seen[n], 0, reference.w[n], 0, seen[n].length);
        }
        for (int n = 0; n < seen.length; n++) {
            for (int i = 0; i < seen[n].length; i++) {
                double expected = seen[n][i] == 0 ? 0 : slope(reference, reference.w[n], i);
                assertEquals(expected, gradient[n][i], 4e-6 + 2e-4 * Math.abs(expected), "node " + n + " weight " + i);
            }
        }
        assertSlopes(reference, reference.v, rows(Example.disjunctiveGradient(network), reference.v.length));
        assertSlopes(reference, reference.front, example.frontGradient());
    }

    private static void assertSeen(ConjunctiveLayer layer, Panels values, int seen) {
        float[] matrix = layer.rowMajor(values);
        for (float[] node : rows(matrix, values.width())) {
            int used = 0;
            for (float value : node) {
                used += value != 0 ? 1 : 0;
            }
            assertEquals(seen, used);
        }
    }

    private static void assertSlopes(FrontReference reference, double[][] weights, float[][] gradient) {
        for (int n = 0; n < weights.length; n++) {
            for (int i = 0; i < weights[n].length; i++) {
                double expected = slope(reference, weights[n], i);
                assertEquals(expected, gradient[n][i], 4e-6 + 2e-4 * Math.abs(expected), "node " + n + " weight " + i);
            }
        }
    }

    private static double slope(FrontReference reference, double[] weights, int i) {
        double kept = weights[i];
        weights[i] = kept + STEP;
        double above = reference.loss(13);
        weights[i] = kept - STEP;
        double below = reference.loss(13);
        weights[i] = kept;
        return (above - below) / (2 * STEP);
    }

    private static float[][] rows(float[] values, int rows) {
        int columns = values.length / rows;
        float[][] matrix = new float[rows][columns];
        for (int i = 0; i < values.length; i++) {
            matrix[i / columns][i % columns] = values[i];
        }
        return matrix;
    }
}
