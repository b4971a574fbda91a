package dev.cleave.pipeline.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SampleGrowthTest {
    private final List<Integer> learned = new ArrayList<>();

    @Test
    void stopsWhereTwiceAsManyAreNoBetter() {
        SampleGrowth.Grown<Integer> grown = grow(100, 10_000, rows -> Math.min(rows, 400));
        assertEquals(List.of(100, 200, 400, 800), learned);
        assertEquals(new SampleGrowth.Grown<>(400, 800, true), grown);
    }

    @Test
    void takesAllWhereEachHelps() {
        SampleGrowth.Grown<Integer> grown = grow(100, 1_000, rows -> rows);
        assertEquals(List.of(100, 200, 400, 800, 1_000), learned);
        assertEquals(new SampleGrowth.Grown<>(1_000, 1_000, false), grown);
    }

    @Test
    void takesAFewMoreThanTheFirstAtOnce() {
        grow(100, 200, rows -> rows);
        assertEquals(List.of(200), learned);
    }

    @Test
    void keepsWhatFewerRowsGaveWhereMoreAreWorse() {
        assertEquals(new SampleGrowth.Grown<>(-100, 100, true), grow(100, 1_000, rows -> -rows));
    }

    @Test
    void anEndedBudgetLearnsOnce() {
        Budget ended = Budget.unlimited();
        ended.cancel();
        new SampleGrowth(10, 1_000, ended).grow(this::learn, (one, other) -> one - other);
        assertEquals(List.of(10), learned);
    }

    private Integer learn(int rows, Optional<Integer> before) {
        learned.add(rows);
        return rows;
    }

    /** Differences are in standard errors already. */
    private SampleGrowth.Grown<Integer> grow(int first, int all, IntUnaryOperator score) {
        return new SampleGrowth(first, all, Budget.unlimited())
                .grow((rows, before) -> score.applyAsInt(learn(rows, before)), (one, other) -> one - other);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void samplesHaveTheShareOfEachClassAndContainSmallerOnes(int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int rows = 500 + random.nextInt(3_000);
        BitMatrix.Builder labels = new BitMatrix.Builder(rows, 1);
        int positive = 0;
        for (int row = 0; row < rows; row++) {
            if (random.nextInt(5) == 0) {
                labels.set(row, 0);
                positive++;
            }
        }
        BitMatrix targets = labels.build();
        Set<Integer> before = new HashSet<>();
        for (int wanted : new int[] {50, 100, 200, 400, rows}) {
            Rows some = RowSample.rows(targets, wanted);
            assertEquals(wanted, some.size(), "seed " + seed);
            long held = some.stream().filter(row -> targets.get(row, 0)).count();
            assertEquals((double) positive * wanted / rows, held, 0.5, "seed " + seed);
            assertTrue(some.stream().boxed().toList().containsAll(before), "seed " + seed);
            some.stream().forEach(before::add);
        }
    }
}
