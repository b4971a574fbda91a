package dev.cleave.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.encoding.Dataset;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BitMatrixTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 13, 63, 64, 65, 207})
    void bitsComeBackAtAwkwardWidths(int columns) {
        SplittableRandom random = new SplittableRandom(columns);
        boolean[][] expected = new boolean[5][columns];
        BitMatrix.Builder builder = new BitMatrix.Builder(5, columns);
        for (int row = 0; row < 5; row++) {
            for (int column = 0; column < columns; column++) {
                if (random.nextBoolean()) {
                    expected[row][column] = true;
                    builder.set(row, column);
                }
            }
        }
        BitMatrix bits = builder.build();
        for (int row = 0; row < 5; row++) {
            for (int column = 0; column < columns; column++) {
                assertEquals(expected[row][column], bits.get(row, column));
            }
        }
    }

    @Test
    void selectionMayReorderAndRepeat() {
        BitMatrix bits = new BitMatrix.Builder(3, 2).set(0, 0).set(2, 1).build();
        BitMatrix expected =
                new BitMatrix.Builder(3, 2).set(0, 1).set(1, 0).set(2, 1).build();
        assertEquals(expected, bits.select(Rows.of(2, 0, 2)));
    }

    @Test
    void columnsCanBeChosen() {
        BitMatrix bits = new BitMatrix.Builder(2, 70).set(0, 69).set(1, 3).build();
        BitMatrix expected = new BitMatrix.Builder(2, 2).set(0, 0).set(1, 1).build();
        assertEquals(expected, bits.selectColumns(List.of(69, 3)));
    }

    @Test
    void columnsAreChecked() {
        BitMatrix bits = new BitMatrix.Builder(1, 3).build();
        assertThrows(IndexOutOfBoundsException.class, () -> bits.get(0, 3));
    }

    @Test
    void inputsAndTargetsHaveTheSameRows() {
        BitMatrix two = new BitMatrix.Builder(2, 1).build();
        BitMatrix three = new BitMatrix.Builder(3, 1).build();
        assertThrows(IllegalArgumentException.class, () -> new Dataset(two, three));
    }
}
