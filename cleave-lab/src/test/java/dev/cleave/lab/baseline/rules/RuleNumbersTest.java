package dev.cleave.lab.baseline.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The arithmetic beneath RIPPER and PART, against plain ways to the same. */
class RuleNumbersTest {
    /** C4.5's book, page 41: 6 rows without an error, 9 without, 1 without, at 25 %. */
    @Test
    void pessimisticErrorsAreThoseOfTheBook() {
        assertEquals(6 * 0.206, PessimisticError.added(6, 0), 0.01);
        assertEquals(9 * 0.143, PessimisticError.added(9, 0), 0.01);
        assertEquals(1 * 0.750, PessimisticError.added(1, 0), 0.01);
    }

    @Test
    void pessimisticErrorsGrowWithErrors() {
        for (int rows = 1; rows < 60; rows++) {
            double before = 0;
            for (double errors = 0; errors <= rows; errors += 0.25) {
                double estimate = errors + PessimisticError.added(rows, errors);
                assertTrue(estimate >= before - 1e-9 && estimate <= rows + 1e-9, errors + " of " + rows);
                before = estimate;
            }
        }
    }

    /** All choices of k of n together are as probable as that there are k. */
    @Test
    void bitsOfASubsetAreThoseOfItsProbability() {
        assertEquals(
                -Math.log(Math.pow(0.3, 2) * Math.pow(0.7, 5)) / Math.log(2), RuleListLength.subset(7, 2, 0.3), 1e-9);
        assertEquals(0, RuleListLength.subset(7, 0, 0), 1e-9);
        assertEquals(0, RuleListLength.subset(7, 7, 1), 1e-9);
        assertEquals(0, RuleListLength.subset(0, 0, Double.NaN), 1e-9);
    }

    private static RuleRows numbers(SplittableRandom random, int rows) {
        List<List<String>> cells = new ArrayList<>();
        for (int i = 0; i < rows; i++) {
            String x = random.nextInt(8) == 0 ? "" : random.nextInt(12) + ".5";
            cells.add(List.of(x, "w" + random.nextInt(3), "k" + random.nextInt(3)));
        }
        return RuleRows.of(List.of("x", "w", "y"), cells);
    }

    private static WeightedRows all(RuleRows rows) {
        return new WeightedRows(
                rows.rows(),
                IntStream.range(0, rows.rows().rows()).toArray(),
                IntStream.range(0, rows.rows().rows()).mapToDouble(row -> 1).toArray());
    }

    @Test
    void countedAndComparedRowsHaveTheSameOrder() {
        for (int seed = 0; seed < 100; seed++) {
            RuleRows rows = numbers(new SplittableRandom(seed), 10 + seed);
            int[] some = IntStream.range(0, rows.rows().rows())
                    .filter(row -> row % 3 != 0)
                    .toArray();
            SortedRows sorted = SortedRows.of(rows.table(), 0, some);
            int[] expected = IntStream.range(0, some.length)
                    .filter(i -> rows.table().code(0, some[i]) != RuleAttribute.MISSING)
                    .boxed()
                    .sorted(Comparator.comparingInt(i -> rows.table().code(0, some[i])))
                    .mapToInt(i -> i)
                    .toArray();
            assertArrayEquals(
                    expected,
                    IntStream.range(0, sorted.size()).map(sorted::position).toArray(),
                    "seed " + seed);
        }
    }

    /** The threshold and its gain, from the definition: every threshold's entropies, computed anew. */
    @Test
    void thresholdIsThatOfTheDefinition() {
        int found = 0;
        for (int seed = 0; seed < 300; seed++) {
            WeightedRows rows = all(numbers(new SplittableRandom(seed), 12 + seed % 30));
            double best = gainByDefinition(rows);
            double gain =
                    new ThresholdSplit(rows, 0).best().map(TreeSplit::gain).orElse(0.0);
            assertEquals(Math.max(0, best), gain, 1e-9, "seed " + seed);
            found += gain > 0 ? 1 : 0;
        }
        assertTrue(found > 5, "only " + found + " have a threshold");
    }

    private static double gainByDefinition(WeightedRows rows) {
        int[] codes = IntStream.range(0, rows.size())
                .map(i -> rows.code(i, 0))
                .filter(code -> code != RuleAttribute.MISSING)
                .sorted()
                .distinct()
                .toArray();
        double known = IntStream.range(0, rows.size())
                .filter(i -> rows.code(i, 0) != RuleAttribute.MISSING)
                .count();
        double needed = Math.min(25, Math.max(2, 0.1 * known / 3));
        double best = Double.NEGATIVE_INFINITY;
        int tried = 0;
        for (int code : codes) {
            WeightedRows below = where(rows, code, true);
            WeightedRows above = where(rows, code, false);
            if (below.total() >= needed && above.total() >= needed) {
                tried++;
                double after = (below.total() * below.entropy() + above.total() * above.entropy()) / known;
                best = Math.max(
                        best,
                        known
                                / rows.total()
                                * (where(rows, Integer.MAX_VALUE, true).entropy() - after));
            }
        }
        double gain = best - Math.log(tried) / Math.log(2) / rows.total();
        return gain > 1e-9 ? gain : 0;
    }

    private static WeightedRows where(WeightedRows rows, int code, boolean isBelow) {
        int[] chosen = IntStream.range(0, rows.size())
                .filter(i -> rows.code(i, 0) != RuleAttribute.MISSING && rows.code(i, 0) <= code == isBelow)
                .map(rows::row)
                .toArray();
        return new WeightedRows(
                rows.all(), chosen, IntStream.of(chosen).mapToDouble(row -> 1).toArray());
    }

    @Test
    void missingCellsGoToAllBranchesAndNothingIsLost() {
        for (int seed = 0; seed < 100; seed++) {
            WeightedRows rows = all(numbers(new SplittableRandom(seed), 60));
            for (int attribute = 0; attribute < 2; attribute++) {
                (attribute == 0 ? new ThresholdSplit(rows, 0).best() : ValueSplit.of(rows, 1))
                        .ifPresent(split -> assertEquals(
                                rows.total(),
                                split.parts(rows).stream()
                                        .mapToDouble(WeightedRows::total)
                                        .sum(),
                                1e-9));
            }
        }
    }

    @Test
    void numbersBetweenAndBeyondThoseOfTrainingKeepTheirOrder() {
        RuleRows rows = RuleRows.of(
                List.of("x", "y"),
                List.of(List.of("1.5", "a"), List.of("2.5", "b"), List.of("4.5", "a"), List.of("-3", "b")));
        Table others = Table.of(
                List.of("x", "y"),
                Stream.of("-9", "-3", "0", "1.50", "2", "2.5", "3.4", "4.5", "99", "")
                        .map(x -> List.of(x, "a"))
                        .toList());
        AttributeTable table = rows.table().with(others);
        assertArrayEquals(
                new int[] {-1, 0, 1, 2, 3, 4, 5, 6, 7, RuleAttribute.MISSING},
                IntStream.range(0, 10).map(row -> table.code(0, row)).toArray());
        assertEquals(0, rows.table().attributes().get(0).notAboveMiddle(0, 2));
        assertEquals(0, rows.table().attributes().get(0).notAboveMiddle(0, 6));
        assertEquals(4, rows.table().attributes().get(0).notAboveMiddle(2, 6));
    }
}
