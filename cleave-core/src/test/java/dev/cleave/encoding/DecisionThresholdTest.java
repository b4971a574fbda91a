package dev.cleave.encoding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.BitMatrix;
import dev.cleave.table.RowWeights;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DecisionThresholdTest {
    @ParameterizedTest
    @ValueSource(doubles = {1e-9, 0.1, 0.5, 0.75, 1 - 1e-9})
    void theLevelHasThatProbability(double probability) {
        double level = new DecisionThreshold(probability).level();
        assertEquals(probability, 1 / (1 + Math.exp(-2 * level)), 1e-6);
    }

    /** With these costs either answer costs the same on average where the label is just so probable. */
    @ParameterizedTest
    @ValueSource(doubles = {0.01, 0.3, 0.5, 0.9})
    void eitherAnswerCostsTheSameThere(double probability) {
        DecisionThreshold decision = new DecisionThreshold(probability);
        assertEquals(probability * decision.cost(true), (1 - probability) * decision.cost(false), 1e-12);
    }

    @Test
    void evenChangesNothing() {
        assertEquals(0, DecisionThreshold.even().level());
        Dataset rows = new Dataset(
                new BitMatrix.Builder(2, 1).build(),
                new BitMatrix.Builder(2, 1).set(0, 0).build());
        assertTrue(DecisionThreshold.even().weights(rows, 0).isEqual());
        assertEquals(RowWeights.of(1.5f, 0.5f), new DecisionThreshold(0.25).weights(rows, 0));
        assertEquals(RowWeights.of(3, 0.5f), new DecisionThreshold(0.25).weights(rows.with(RowWeights.of(2, 1)), 0));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1, -1, Double.NaN, Double.POSITIVE_INFINITY})
    void otherNumbersAreNone(double probability) {
        assertThrows(IllegalArgumentException.class, () -> new DecisionThreshold(probability));
    }
}
