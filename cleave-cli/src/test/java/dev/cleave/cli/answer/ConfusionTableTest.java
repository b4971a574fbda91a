package dev.cleave.cli.answer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ConfusionTableTest {
    @Test
    void linesFitWhateverTheClasses() {
        for (int seed = 0; seed < 2000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int classes = 2 + random.nextInt(30);
            List<String> names = IntStream.range(0, classes)
                    .mapToObj(i -> "c" + i + "x".repeat(random.nextInt(30)))
                    .toList();
            List<List<Long>> counts = IntStream.range(0, classes)
                    .mapToObj(i -> random.longs(classes, 0, 1L << random.nextInt(1, 30))
                            .boxed()
                            .toList())
                    .toList();
            int own = seed;
            new ConfusionTable(names, counts)
                    .lines()
                    .forEach(line -> assertTrue(line.length() <= Wrapped.WIDTH, () -> "seed " + own + ": " + line));
        }
    }

    @Test
    void everyCountStandsInAMatrix() {
        List<String> lines =
                new ConfusionTable(List.of("a", "b"), List.of(List.of(11L, 12L), List.of(21L, 22L))).lines();
        assertEquals(3, lines.size());
        assertEquals(lines.get(0).length(), lines.get(1).length(), lines.toString());
        assertTrue(lines.get(1).matches("\\s+rows of a\\s+11\\s+12"), lines.get(1));
        assertTrue(lines.get(2).matches("\\s+rows of b\\s+21\\s+22"), lines.get(2));
    }

    @Test
    void whereNoMatrixFitsTheLargestConfusionComesFirst() {
        List<String> names = IntStream.range(0, 40).mapToObj(i -> "class" + i).toList();
        List<List<Long>> counts = IntStream.range(0, 40)
                .mapToObj(i -> IntStream.range(0, 40)
                        .mapToObj(j -> i == 3 && j == 7 ? 9L : i == j ? 100L : i == 5 && j == 6 ? 2L : 0L)
                        .toList())
                .toList();
        List<String> lines = new ConfusionTable(names, counts).lines();
        assertEquals("  wrong on 11 rows; the most frequent confusions:", lines.get(0));
        assertTrue(lines.get(1).endsWith("9  of class3 said to be class7"), lines.get(1));
        assertEquals(3, lines.size());
    }
}
