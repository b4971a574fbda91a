package dev.cleave.network;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.network.SemiSymbolicLayer.Kind;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class TruthTableTest {
    private final TruthTable table =
            TruthTable.of(SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 1, 5, new float[] {-6, -2, -2, 2, -6}), 0);

    @Test
    void startsWithAllTrueAndEndsWithAllFalse() {
        assertEquals(-1.000, table.line(0).activation(), 0.0005);
        assertTrue(table.holds(0, 0) && table.holds(0, 4));
        assertEquals(0.964, table.line(31).activation(), 0.0005);
        assertFalse(table.holds(31, 0) || table.holds(31, 4));
    }

    @Test
    void fourLinesOfThePapersExampleAreTrue() {
        assertEquals(
                4,
                LongStream.range(0, table.lines())
                        .filter(i -> table.line(i).holds())
                        .count());
    }

    @Test
    void unusedInputsAreLeftOut() {
        TruthTable sparse = TruthTable.of(SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 1, 4, new float[] {0, 3, 0, -3}), 0);
        assertArrayEquals(new int[] {1, 3}, sparse.inputs());
        assertEquals(4, sparse.lines());
        assertTrue(sparse.line(1).holds());
    }
}
