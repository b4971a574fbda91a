package dev.cleave.training.layer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BitSquareTest {
    private static final long SEED = 3;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 15, 16, 17, 33, 64})
    void exchangesRowsAndColumns(int size) {
        Random random = new Random(SEED);
        BitSquare square = new BitSquare();
        for (int i = 0; i < size; i++) {
            square.words[i] = random.nextLong() >>> Long.SIZE - size;
        }
        long[] before = square.words.clone();
        square.transpose(size);
        for (int i = 0; i < size * size; i++) {
            long bit = before[i / size] >>> i % size & 1;
            assertEquals(bit, square.words[i % size] >>> i / size & 1, "bit " + i + ", seed " + SEED);
        }
    }
}
