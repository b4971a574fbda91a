package dev.cleave.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SplitsTest {
    @ParameterizedTest
    @CsvSource({"10,3,2", "10,3,10", "100,37,7", "431,100,5", "2,1,2"})
    void foldsPartitionTheRows(int rows, int positives, int k) {
        List<Split> folds = Splits.of(targets(rows, positives)).folds(k, 1);
        assertEquals(k, folds.size());
        assertEquals(everyRow(rows), sorted(folds.stream().flatMapToInt(f -> f.test().stream())));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void trainAndTestMakeUpAllRows(long seed) {
        for (Split fold : Splits.of(targets(53, 20)).folds(5, seed)) {
            assertEquals(everyRow(53), union(fold));
        }
    }

    @ParameterizedTest
    @CsvSource({"100,37,7", "431,100,5", "50,3,10", "64,32,6"})
    void everyFoldHasItsShareOfEachLabel(int rows, int positives, int k) {
        BitMatrix targets = targets(rows, positives);
        for (Split fold : Splits.of(targets).folds(k, 3)) {
            long held = positives(fold.test(), targets);
            assertTrue(held >= positives / k && held <= (positives + k - 1) / k, "positives " + held);
            assertTrue(fold.test().size() >= rows / k && fold.test().size() <= (rows + k - 1) / k);
        }
    }

    @ParameterizedTest
    @CsvSource({"432,216,0.3,130", "100,10,0.2,20", "3,1,0.1,1", "3,1,0.99,2", "2,1,0.5,1", "1000,139,0.3,300"})
    void holdsOutTheShare(int rows, int positives, double share, int held) {
        Split split = Splits.of(targets(rows, positives)).holdOut(share, 73);
        assertEquals(held, split.test().size());
        assertEquals(everyRow(rows), union(split));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void holdOutIsStratified(long seed) {
        BitMatrix targets = targets(1000, 140);
        Split split = Splits.of(targets).holdOut(0.3, seed);
        assertEquals(42.0, (double) positives(split.test(), targets), 1.0);
    }

    /** Held out are every so many of each class after the other, each in an order of its own. */
    @Test
    void rowsAreThoseOfOneClassAfterTheOther() {
        for (long seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int rows = 2 + random.nextInt(200);
            BitMatrix targets = targets(random, rows);
            double share = 0.05 + 0.9 * random.nextDouble();
            assertEquals(
                    heldOut(targets, share, seed),
                    Splits.stratified(targets).holdOut(share, seed).test(),
                    "seed " + seed);
        }
    }

    private static BitMatrix targets(SplittableRandom random, int rows) {
        int columns = random.nextBoolean() ? 1 : 1 + random.nextInt(100);
        BitMatrix.Builder bits = new BitMatrix.Builder(rows, columns);
        for (int row = 0; row < rows; row++) {
            if (random.nextBoolean()) {
                bits.set(row, random.nextInt(Math.min(columns, 3)));
            }
            if (random.nextInt(4) == 0) {
                bits.set(row, columns - 1 - random.nextInt(Math.min(columns, 3)));
            }
        }
        return bits.build();
    }

    /** With lists of rows, as many as there are classes. */
    private static Rows heldOut(BitMatrix targets, double share, long seed) {
        TreeMap<LongBuffer, List<Integer>> classes = new TreeMap<>();
        for (int row = 0; row < targets.rows(); row++) {
            int at = row;
            long[] key = IntStream.range(0, targets.wordsPerRow())
                    .mapToLong(i -> targets.word(at, i))
                    .toArray();
            classes.computeIfAbsent(LongBuffer.wrap(key), some -> new ArrayList<>())
                    .add(row);
        }
        SplittableRandom random = new SplittableRandom(seed);
        List<Integer> order = new ArrayList<>();
        for (List<Integer> some : classes.values()) {
            for (int i = some.size() - 1; i > 0; i--) {
                Collections.swap(some, i, random.nextInt(i + 1));
            }
            order.addAll(some);
        }
        double one = 1.0 / targets.rows();
        double held = Math.min(Math.max(share, one), 1 - one);
        return Rows.of(IntStream.range(0, order.size())
                .filter(i -> Math.round((i + 1) * held) > Math.round(i * held))
                .map(order::get)
                .sorted()
                .toArray());
    }

    @Test
    void theSameSeedGivesTheSameRows() {
        BitMatrix targets = targets(90, 40);
        assertEquals(Splits.of(targets).folds(4, 9), Splits.of(targets).folds(4, 9));
    }

    @Test
    void anotherSeedGivesOtherRows() {
        BitMatrix targets = targets(90, 40);
        assertNotEquals(Splits.of(targets).holdOut(0.3, 1), Splits.of(targets).holdOut(0.3, 2));
    }

    @Test
    void repeatedFoldsPartitionEachTimeAnew() {
        List<Split> folds = Splits.of(targets(40, 13)).repeatedFolds(4, 3, 5);
        assertEquals(12, folds.size());
        for (int time = 0; time < 3; time++) {
            List<Split> once = folds.subList(4 * time, 4 * time + 4);
            assertEquals(everyRow(40), sorted(once.stream().flatMapToInt(f -> f.test().stream())));
        }
        assertNotEquals(folds.subList(0, 4), folds.subList(4, 8));
    }

    @Test
    void everyRowIsHeldOutAboutAsOften() {
        Splits splits = Splits.of(targets(20, 7));
        int[] held = new int[20];
        for (int seed = 0; seed < 2_000; seed++) {
            splits.holdOut(0.25, seed).test().stream().forEach(row -> held[row]++);
        }
        for (int count : held) {
            assertEquals(500, count, 110, "of 2000 draws of a quarter");
        }
    }

    @Test
    void severalOutputsAreShuffledOnly() {
        BitMatrix targets = new BitMatrix.Builder(30, 2).set(0, 0).set(1, 1).build();
        List<Split> folds = Splits.of(targets).folds(3, 1);
        assertEquals(everyRow(30), sorted(folds.stream().flatMapToInt(f -> f.test().stream())));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 11})
    void impossibleFoldsAreRefused(int k) {
        assertThrows(InputException.class, () -> Splits.of(targets(10, 5)).folds(k, 1));
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 1, -0.5, 2, Double.NaN})
    void impossibleSharesAreRefused(double share) {
        assertThrows(InputException.class, () -> Splits.of(targets(10, 5)).holdOut(share, 1));
    }

    @Test
    void oneRowCannotBeSplit() {
        assertThrows(InputException.class, () -> Splits.of(targets(1, 0)));
    }

    private static BitMatrix targets(int rows, int positives) {
        BitMatrix.Builder bits = new BitMatrix.Builder(rows, 1);
        IntStream.range(0, positives).forEach(i -> bits.set((int) ((long) i * rows / positives), 0));
        return bits.build();
    }

    private static long positives(Rows rows, BitMatrix targets) {
        return rows.stream().filter(row -> targets.get(row, 0)).count();
    }

    private static List<Integer> union(Split split) {
        return sorted(IntStream.concat(split.train().stream(), split.test().stream()));
    }

    private static List<Integer> sorted(IntStream rows) {
        return rows.sorted().boxed().toList();
    }

    private static List<Integer> everyRow(int rows) {
        return IntStream.range(0, rows).boxed().toList();
    }
}
