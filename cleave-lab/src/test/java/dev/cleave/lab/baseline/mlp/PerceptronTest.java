package dev.cleave.lab.baseline.mlp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.kernel.Panels;
import dev.cleave.lab.baseline.BaselineFeatures;
import dev.cleave.lab.baseline.BaselineTask;
import dev.cleave.lab.rival.Lessons;
import dev.cleave.table.RowWeights;
import dev.cleave.table.Rows;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PerceptronTest {
    private static final float STEP = 1e-2f;

    @ParameterizedTest
    @EnumSource(Loss.class)
    void gradientIsThatOfTheLoss(Loss loss) {
        BaselineTask lesson = loss == Loss.CLASSES ? Lessons.classes() : Lessons.multilabel();
        BaselineFeatures features = BaselineFeatures.of(lesson.encoding(), lesson.train());
        float[] weights = new float[lesson.train().rows()];
        IntStream.range(0, weights.length).forEach(row -> weights[row] = 0.5f + row % 3);
        Dataset rows = lesson.train().with(RowWeights.of(weights));
        Perceptron network = new Perceptron(features.width(), 5, rows.outputs(), loss, 16);
        network.initialise(new SplittableRandom(3));
        Rows batch = Rows.all(13);
        for (Layer layer : network.layers()) {
            Panels w = layer.weights();
            for (int node = 0; node < w.width(); node++) {
                for (int i = 0; i < w.rows(); i++) {
                    double slope = slope(network, features, rows, batch, w, i, node);
                    network.gradient(features, rows, batch);
                    assertEquals(slope, layer.gradient().get(i, node), 2e-3, "weight " + i + " of node " + node);
                }
            }
        }
    }

    private static double slope(
            Perceptron network, BaselineFeatures features, Dataset rows, Rows batch, Panels w, int i, int node) {
        float before = w.get(i, node);
        w.set(i, node, before + STEP);
        double above = network.gradient(features, rows, batch);
        w.set(i, node, before - STEP);
        double below = network.gradient(features, rows, batch);
        w.set(i, node, before);
        return (above - below) / (2 * STEP);
    }

    @Test
    void parityIsLearned() {
        Dataset rows = Lessons.parity().train();
        BaselineFeatures features = BaselineFeatures.of(Lessons.parity().encoding(), rows);
        MlpSettings course = new MlpSettings(16, 8, 1500, 0.01, 0);
        MlpTraining given = MlpTraining.give(features, rows, false, course, 1, Budget.unlimited());
        assertEquals(rows.targets(), given.answers(features));
    }

    @Test
    void rateEndsAtNothing() {
        MlpSettings course = new MlpSettings(4, 8, 100, 0.01, 0);
        assertEquals(0.01, course.rate(0), 1e-12);
        assertTrue(course.rate(99) < 1e-5);
    }
}
