package dev.cleave.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowWeightsTest {
    @Test
    void sumsSomeOfSixtyFourRows() {
        float[] many = new float[70];
        for (int row = 0; row < many.length; row++) {
            many[row] = row;
        }
        assertEquals(0 + 2 + 63, RowWeights.of(many).sum(0, 1L | 1L << 2 | 1L << 63));
        assertEquals(64 + 69, RowWeights.of(many).sum(1, 1L | 1L << 5));
        assertEquals(2, RowWeights.equal(70).sum(1, 1L | 1L << 5));
    }

    @Test
    void proportionsStayWhereTheAverageIsOne() {
        assertEquals(RowWeights.of(0.5f, 1.5f), RowWeights.of(2, 6).averagingOne());
        assertEquals(RowWeights.of(0, 0), RowWeights.of(0, 0).averagingOne());
        assertTrue(RowWeights.of(3, 3).averagingOne().isEqual());
        assertEquals(0, RowWeights.equal(0).averagingOne().rows());
    }

    private static final RowWeights SOME = RowWeights.of(2, 0, 0.5f);

    @Test
    void onesAreEqualWeights() {
        assertEquals(RowWeights.equal(3), RowWeights.of(1, 1, 1));
        assertTrue(RowWeights.equal(3).isEqual());
        assertFalse(SOME.isEqual());
    }

    @Test
    void noRowsAreEqualWeights() {
        assertEquals(RowWeights.equal(0), RowWeights.of());
    }

    @Test
    void selectsInTheGivenOrder() {
        assertEquals(RowWeights.of(0.5f, 2, 2), SOME.select(Rows.of(2, 0, 0)));
        assertEquals(RowWeights.equal(2), RowWeights.equal(3).select(Rows.of(2, 0)));
    }

    @Test
    void standsAboveOthers() {
        assertEquals(RowWeights.of(1, 1, 2, 0, 0.5f), RowWeights.equal(2).above(SOME));
        assertEquals(RowWeights.equal(5), RowWeights.equal(2).above(RowWeights.equal(3)));
    }

    @Test
    void multiplies() {
        assertEquals(RowWeights.of(1, 0, 1), SOME.times(RowWeights.of(0.5f, 7, 2)));
        assertEquals(SOME, SOME.times(RowWeights.equal(3)));
    }

    @Test
    void sums() {
        assertEquals(2.5, SOME.sum());
        assertEquals(7, RowWeights.equal(7).sum());
    }

    @Test
    void doesNotSeeLaterChanges() {
        float[] weights = {1, 2};
        RowWeights taken = RowWeights.of(weights);
        weights[0] = 9;
        taken.toArray()[1] = 9;
        assertEquals(RowWeights.of(1, 2), taken);
    }

    @ParameterizedTest
    @ValueSource(floats = {-1, Float.NaN, Float.POSITIVE_INFINITY})
    void refusesWhatIsNoWeight(float weight) {
        var e = assertThrows(IllegalArgumentException.class, () -> RowWeights.of(1, weight));
        assertTrue(e.getMessage().startsWith("row 1 can't have the weight"), e.getMessage());
    }
}
