package dev.cleave.training.schedule;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class LearningRateTest {
    @Test
    void cosineFallsFromStartToEnd() {
        LearningRate rate = new LearningRate.Cosine(0.01, 0.1);
        assertEquals(0.01, rate.at(new TrainingStep(0, 0), 100), 1e-12);
        assertEquals(0.0055, rate.at(new TrainingStep(50, 0), 100), 1e-12);
        assertEquals(0.001, rate.at(new TrainingStep(100, 0), 100), 1e-12);
    }

    @Test
    void stepFallsEverySoManyEpochs() {
        LearningRate rate = new LearningRate.Step(0.003, 0.1, 100);
        assertEquals(0.003, rate.at(new TrainingStep(0, 99), 1), 1e-12);
        assertEquals(0.0003, rate.at(new TrainingStep(0, 100), 1), 1e-12);
    }

    @Test
    void aRateOfZeroIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new LearningRate.Cosine(0, 0.1));
    }
}
