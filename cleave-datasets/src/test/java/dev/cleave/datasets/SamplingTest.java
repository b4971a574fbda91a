package dev.cleave.datasets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.EncodingOptions;
import dev.cleave.table.InputException;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SamplingTest {
    private static final EncodingOptions OPTIONS = EncodingOptions.defaults();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void nearMissChoosesAsTheNaiveOneDoes(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int neighbours = 1 + random.nextInt(12);
        Table table = table(random, 60 + random.nextInt(240), 2 + random.nextInt(3));
        assertEquals(
                NaiveNearMiss.choose(table, "y", neighbours, OPTIONS),
                new Sampling.NearMiss(neighbours).choose(table, "y", OPTIONS, 0),
                "seed " + seed);
    }

    @Test
    void nearMissKeepsTheRowsNearTheRareClass() {
        TableBuilder table = Table.builder(List.of("x", "y"));
        IntStream.range(0, 30).forEach(i -> table.add(Integer.toString(i), i < 3 ? "rare" : "often"));
        Rows chosen = new Sampling.NearMiss(10).choose(table.build(), "y", OPTIONS.withNumeric(Set.of("x")), 0);
        assertEquals(Rows.all(6), chosen);
    }

    @Test
    void amongEqualsEarlierRowsAreKept() {
        TableBuilder table = Table.builder(List.of("x", "y"));
        IntStream.range(0, 40).forEach(i -> table.add(i % 2 == 0 ? "a" : "b", i < 4 ? "rare" : "often"));
        assertEquals(Rows.all(8), new Sampling.NearMiss(2).choose(table.build(), "y", OPTIONS, 0));
    }

    @Test
    void ignoredColumnsMakeNoDistance() {
        Table table = table(new SplittableRandom(5), 200, 2);
        EncodingOptions without = OPTIONS.withIgnored(Set.of("c0", "b1"));
        assertEquals(
                NaiveNearMiss.choose(table, "y", 5, without), new Sampling.NearMiss(5).choose(table, "y", without, 0));
    }

    @Test
    void chanceKeepsAsManyOfEachClassAndDependsOnTheSeed() {
        Table table = table(new SplittableRandom(1), 300, 3);
        Rows one = new Sampling.Random().choose(table, "y", OPTIONS, 1);
        assertEquals(1, counts(table, one).stream().distinct().count());
        assertEquals(one, new Sampling.Random().choose(table, "y", OPTIONS, 1));
        assertNotEquals(one, new Sampling.Random().choose(table, "y", OPTIONS, 2));
    }

    @Test
    void rowsWithoutALabelAreNotKept() {
        Table table = Table.of(List.of("x", "y"), List.of(List.of("1", "a"), List.of("2", ""), List.of("3", "b")));
        for (Sampling way : List.of(new Sampling.Everything(), new Sampling.Random(), new Sampling.NearMiss(1))) {
            assertEquals(Rows.of(0, 2), way.choose(table, "y", OPTIONS, 0), way.describe());
        }
    }

    @Test
    void anUnknownLabelIsAnError() {
        Table table = Table.of(List.of("x", "y"), List.of(List.of("1", "a")));
        String message = assertThrows(
                        InputException.class, () -> new Sampling.NearMiss(1).choose(table, "z", OPTIONS, 0))
                .getMessage();
        assertTrue(message.contains("there is no column 'z'"), message);
    }

    private static List<Long> counts(Table table, Rows rows) {
        return List.copyOf(rows.stream()
                .mapToObj(row -> table.column("y").cell(row))
                .collect(Collectors.groupingBy(label -> label, TreeMap::new, Collectors.counting()))
                .values());
    }

    /** Two numeric columns, one with gaps; Booleans; a categorical with gaps; classes of which the first is frequent. */
    private static Table table(SplittableRandom random, int rows, int classes) {
        TableBuilder table = Table.builder(List.of("n0", "n1", "b0", "b1", "c0", "y"));
        for (int row = 0; row < rows; row++) {
            table.add(
                    Double.toString(random.nextInt(40) / 4.0 - 3),
                    random.nextInt(10) == 0 ? "" : Integer.toString(random.nextInt(1000)),
                    random.nextBoolean() ? "yes" : "no",
                    random.nextInt(5) == 0 ? "1" : "0",
                    random.nextInt(12) == 0 ? "?" : "v" + random.nextInt(4),
                    "k" + Math.max(0, random.nextInt(2 * classes) - classes));
        }
        return table.build();
    }
}
