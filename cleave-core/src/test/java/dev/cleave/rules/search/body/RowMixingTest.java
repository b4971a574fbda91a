package dev.cleave.rules.search.body;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RowMixingTest {
    private record Column(List<Double> cells, boolean isNumeric) implements RowMixing.Cells {
        @Override
        public double at(int row) {
            return cells.get(row);
        }
    }

    private static final List<RowMixing.Cells> COLUMNS = List.of(
            new Column(List.of(1.0, 2.0, 3.0, 101.0, 102.0, 103.0, 1.5, 102.5), true),
            new Column(List.of(0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0, 1.0), false),
            new Column(List.of(5.0, Double.NaN, 7.0, 5.0, 6.0, 7.0, 5.0, 7.0), true));

    @Test
    void everyRowHasTwoParents() {
        int[][] origins = new RowMixing(COLUMNS, 8).origins(200, 1);
        assertEquals(COLUMNS.size(), origins.length);
        for (int i = 0; i < 200; i++) {
            int row = i;
            assertTrue(Arrays.stream(origins).allMatch(column -> column[row] >= 0 && column[row] < 8));
            assertTrue(Arrays.stream(origins)
                            .mapToInt(column -> column[row])
                            .distinct()
                            .count()
                    <= 2);
        }
    }

    @Test
    void parentsAreNear() {
        List<RowMixing.Cells> clusters = List.of(
                new Column(
                        IntStream.range(0, 400)
                                .mapToObj(i -> i < 200 ? i / 200.0 : 100 + i / 200.0)
                                .toList(),
                        true),
                new Column(
                        IntStream.range(0, 400)
                                .mapToObj(i -> i < 200 ? 0.0 : 1.0)
                                .toList(),
                        false));
        int[][] origins = new RowMixing(clusters, 400).origins(300, 2);
        for (int i = 0; i < 300; i++) {
            assertEquals(origins[0][i] < 200, origins[1][i] < 200, "row " + i);
        }
    }

    @Test
    void theSameSeedGivesTheSameRows() {
        assertArrayEquals(new RowMixing(COLUMNS, 8).origins(20, 3), new RowMixing(COLUMNS, 8).origins(20, 3));
    }

    @Test
    void oneRowCannotBeMixed() {
        assertThrows(IllegalArgumentException.class, () -> new RowMixing(COLUMNS, 1));
    }
}
