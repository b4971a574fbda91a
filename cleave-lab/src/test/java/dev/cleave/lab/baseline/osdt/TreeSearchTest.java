package dev.cleave.lab.baseline.osdt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.table.BitMatrix;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TreeSearchTest {
    private static final double[] PRICES = {0, 0.3, 0.5, 1, 1.7, 4};

    @Test
    void noTreeIsBetterThanTheOneFound() {
        for (int seed = 0; seed < 600; seed++) {
            Random made = new Random(seed, 4, 14);
            double price = PRICES[seed % PRICES.length];
            BestTree found = TreeSearch.best(made.cases(), price, Budget.unlimited());
            assertTrue(found.isOptimal(), "seed " + seed);
            assertEquals(made.least(price), found.cost(), 1e-6, "seed " + seed);
        }
    }

    @Test
    void costIsThatOfTheTree() {
        for (int seed = 0; seed < 200; seed++) {
            Random made = new Random(seed, 5, 30);
            BestTree found = TreeSearch.best(made.cases(), 1.3, Budget.unlimited());
            assertEquals(made.cost(found.tree(), 1.3), found.cost(), 1e-6, "seed " + seed);
        }
    }

    @Test
    void boundsAreTrueWheneverItIsStopped() {
        for (int seed = 0; seed < 60; seed++) {
            Random made = new Random(seed, 6, 60);
            BestTree found = TreeSearch.best(made.cases(), 0.6, Budget.of(Duration.ofNanos(1 + seed * 20_000L)));
            double least = made.least(0.6);
            assertTrue(found.lower() <= least + 1e-6, "seed " + seed);
            assertEquals(made.cost(found.tree(), 0.6), found.cost(), 1e-6, "seed " + seed);
            assertTrue(found.cost() >= least - 1e-6, "seed " + seed);
        }
    }

    @Test
    void stoppedSearchDoesNotClaimToBeOptimal() {
        BitMatrix pairs = new BitMatrix.Builder(4, 2)
                .set(1, 0)
                .set(2, 1)
                .set(3, 0)
                .set(3, 1)
                .build();
        Cases parity = Cases.of(pairs, 2, 0, 1, 1, 0);
        Budget spent = Budget.unlimited();
        spent.cancel();
        assertFalse(TreeSearch.best(parity, 0.1, spent).isOptimal());
        assertEquals(0.4, TreeSearch.best(parity, 0.1, Budget.unlimited()).cost(), 1e-9);
    }

    @Test
    void negativePriceIsRefused() {
        Cases cases = new Random(1, 2, 3).cases();
        assertThrows(IllegalArgumentException.class, () -> TreeSearch.best(cases, -1, Budget.unlimited()));
    }

    /** A random table, and the naive way to find its best tree: all of them. */
    private static final class Random {
        private final BitMatrix bits;
        private final int[] answers;
        private final int classes;

        Random(long seed, int mostFeatures, int mostRows) {
            SplittableRandom random = new SplittableRandom(seed);
            int features = random.nextInt(1, mostFeatures + 1);
            int rows = random.nextInt(1, mostRows + 1);
            this.classes = random.nextInt(2, 5);
            BitMatrix.Builder builder = new BitMatrix.Builder(rows, features);
            this.answers = new int[rows];
            for (int row = 0; row < rows; row++) {
                answers[row] = random.nextInt(classes);
                for (int feature = 0; feature < features; feature++) {
                    if (random.nextBoolean()) {
                        builder.set(row, feature);
                    }
                }
            }
            this.bits = builder.build();
        }

        Cases cases() {
            return Cases.of(bits, classes, answers);
        }

        double least(double price) {
            List<Integer> all = new ArrayList<>();
            for (int row = 0; row < bits.rows(); row++) {
                all.add(row);
            }
            return least(all, price);
        }

        private double least(List<Integer> rows, double price) {
            double least = leaf(rows, price);
            for (int feature = 0; feature < bits.columns(); feature++) {
                List<Integer> yes = where(rows, feature, true);
                List<Integer> no = where(rows, feature, false);
                if (!yes.isEmpty() && !no.isEmpty()) {
                    least = Math.min(least, least(yes, price) + least(no, price));
                }
            }
            return least;
        }

        private double leaf(List<Integer> rows, double price) {
            int[] counts = new int[classes];
            rows.forEach(row -> counts[answers[row]]++);
            int most = 0;
            for (int count : counts) {
                most = Math.max(most, count);
            }
            return price + rows.size() - most;
        }

        private List<Integer> where(List<Integer> rows, int feature, boolean isSo) {
            return rows.stream().filter(row -> bits.get(row, feature) == isSo).toList();
        }

        double cost(Tree tree, double price) {
            List<Integer> leaves = new ArrayList<>();
            tree.leaves(0, leaves::add);
            double cost = price * leaves.size();
            for (int row = 0; row < bits.rows(); row++) {
                cost += tree.answer(bits, row) == answers[row] ? 0 : 1;
            }
            return cost;
        }
    }
}
