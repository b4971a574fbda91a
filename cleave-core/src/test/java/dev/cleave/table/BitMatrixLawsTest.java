package dev.cleave.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However rows are packed, a matrix is what a matrix of truth values is. */
class BitMatrixLawsTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5, 13, 16, 17, 31, 32, 33, 63, 64, 65, 128, 130})
    void everyOperationIsThatOnTruthValues(int columns) {
        for (int seed = 0; seed < 60; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            boolean[][] truth = truth(random, 1 + random.nextInt(200), columns);
            BitMatrix bits = matrix(truth, columns);
            String message = "seed " + seed + ", columns " + columns;
            assertEquals(text(truth), text(truth(bits)), message);
            assertTransposed(truth, bits, message);
            int[] chosen = random.ints(random.nextInt(100), 0, truth.length).toArray();
            boolean[][] selected =
                    Arrays.stream(chosen).mapToObj(row -> truth[row]).toArray(boolean[][]::new);
            assertEquals(matrix(selected, columns), bits.select(Rows.of(chosen)), message);
            boolean[][] both = Arrays.copyOf(truth, truth.length + selected.length);
            System.arraycopy(selected, 0, both, truth.length, selected.length);
            assertEquals(matrix(both, columns), bits.above(matrix(selected, columns)), message);
            assertEquals(text(distinct(truth)), text(truth(bits.distinct())), message);
        }
    }

    private static void assertTransposed(boolean[][] truth, BitMatrix bits, String message) {
        BitColumns.Builder naive = new BitColumns.Builder(truth.length, bits.columns());
        for (int row = 0; row < truth.length; row++) {
            for (int column = 0; column < bits.columns(); column++) {
                if (truth[row][column]) {
                    naive.set(row, column);
                }
            }
        }
        BitColumns columns = bits.transposed();
        assertEquals(naive.build(), columns, message);
        List<Coverage> back = IntStream.range(0, bits.columns())
                .mapToObj(atom -> Coverage.of(new Rule.All(List.of(Literal.of(atom))), columns))
                .toList();
        assertEquals(bits, BitMatrix.ofColumns(back), message);
    }

    private static boolean[][] truth(SplittableRandom random, int rows, int columns) {
        boolean[][] truth = new boolean[rows][columns];
        for (boolean[] row : truth) {
            for (int column = 0; column < columns; column++) {
                row[column] = random.nextInt(4) == 0;
            }
        }
        return truth;
    }

    private static boolean[][] truth(BitMatrix bits) {
        boolean[][] truth = new boolean[bits.rows()][bits.columns()];
        for (int row = 0; row < bits.rows(); row++) {
            for (int column = 0; column < bits.columns(); column++) {
                truth[row][column] = bits.get(row, column);
            }
        }
        return truth;
    }

    private static BitMatrix matrix(boolean[][] truth, int columns) {
        BitMatrix.Builder bits = new BitMatrix.Builder(truth.length, columns);
        for (int row = 0; row < truth.length; row++) {
            for (int column = 0; column < columns; column++) {
                if (truth[row][column]) {
                    bits.set(row, column);
                }
            }
        }
        return bits.build();
    }

    private static boolean[][] distinct(boolean[][] truth) {
        Set<String> seen = new LinkedHashSet<>();
        return Arrays.stream(truth)
                .filter(row -> seen.add(Arrays.toString(row)))
                .toArray(boolean[][]::new);
    }

    private static String text(boolean[][] truth) {
        return Arrays.deepToString(truth);
    }
}
