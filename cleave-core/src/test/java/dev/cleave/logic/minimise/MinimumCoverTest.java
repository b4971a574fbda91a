package dev.cleave.logic.minimise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.bits.Bits;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Covers against all sets of candidates. */
class MinimumCoverTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void isTheCheapest(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 100; i++) {
            CoverProblem problem = problem(random, 1 + random.nextInt(9), 1 + random.nextInt(12));
            MinimumCover.Cover cover = MinimumCover.of(problem, 100_000, Budget.unlimited());
            assertTrue(cover.proven());
            assertTrue(covers(problem, mask(cover.chosen())));
            assertEquals(cheapest(problem), price(problem, mask(cover.chosen())), () -> "seed " + seed + " " + problem);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13})
    void fewStepsStillGiveACoverThatNeedsAllOfItself(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 100; i++) {
            CoverProblem problem = problem(random, 4 + random.nextInt(12), 4 + random.nextInt(20));
            MinimumCover.Cover cover = MinimumCover.of(problem, 1 + random.nextInt(4), Budget.unlimited());
            assertIrredundant(problem, mask(cover.chosen()));
        }
    }

    @Test
    void anEndedBudgetProvesNothing() {
        Budget spent = Budget.unlimited();
        spent.cancel();
        CoverProblem problem = problem(new SplittableRandom(4), 9, 12);
        MinimumCover.Cover cover = MinimumCover.of(problem, 100_000, spent);
        assertFalse(cover.proven());
        assertIrredundant(problem, mask(cover.chosen()));
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void reductionsKeepTheCheapestPrice(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 100; i++) {
            CoverProblem problem = problem(random, 1 + random.nextInt(9), 1 + random.nextInt(12));
            assertEquals(cheapest(problem), cheapest(problem.withoutEasyRows()));
            assertEquals(cheapest(problem), cheapest(problem.withoutWeakCandidates()));
            CoverReduction reduction = CoverReduction.of(problem);
            long essential = price(problem, mask(reduction.essential()));
            assertEquals(cheapest(problem), essential + cheapest(reduction.core()), () -> "seed " + seed);
            assertTrue(hasNoEasyRow(reduction.core()) && hasNoWeakCandidate(reduction.core()));
            assertTrue(reduction.core().rows().stream().allMatch(row -> row.count() > 1), "no row decides alone");
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33})
    void greedyTakesWhatCoversMostAndNeedsAllOfIt(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 100; i++) {
            CoverProblem problem = problem(random, 1 + random.nextInt(12), 1 + random.nextInt(20));
            Bits all = Bits.all(problem.rows().size());
            int greedy = mask(GreedyCover.of(problem.coverage(), problem.prices(), all));
            assertIrredundant(problem, greedy);
            assertEquals(greedy & ~naiveGreedy(problem), 0, () -> "seed " + seed + " " + problem);
            int trimmed = mask(GreedyCover.trimmed(problem, Bits.all(problem.candidates())));
            assertIrredundant(problem, trimmed);
        }
    }

    @Test
    void whatNothingCoversIsRefused() {
        List<Bits> coverage = List.of(Bits.none(2));
        assertThrows(IllegalStateException.class, () -> GreedyCover.of(coverage, List.of(1L), Bits.all(2)));
    }

    /** The candidate with most new rows at each step, of equals the cheapest, of these the first. */
    private static int naiveGreedy(CoverProblem problem) {
        int chosen = 0;
        while (!covers(problem, chosen)) {
            int best = -1;
            long most = 0;
            for (int c = 0; c < problem.candidates(); c++) {
                long gain = gain(problem, chosen, c);
                boolean cheaper =
                        best >= 0 && problem.prices().get(c) < problem.prices().get(best);
                if (gain > most || (gain == most && cheaper)) {
                    best = c;
                    most = gain;
                }
            }
            chosen |= 1 << best;
        }
        return chosen;
    }

    private static long gain(CoverProblem problem, int chosen, int candidate) {
        return problem.rows().stream()
                .filter(row -> (mask(row) & chosen) == 0 && row.get(candidate))
                .count();
    }

    private static CoverProblem problem(SplittableRandom random, int candidates, int rows) {
        List<Bits> drawn = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            Bits by = Bits.none(candidates);
            by.set(random.nextInt(candidates));
            int sparse = 2 + random.nextInt(3);
            IntStream.range(0, candidates)
                    .filter(c -> random.nextInt(sparse) == 0)
                    .forEach(by::set);
            drawn.add(by);
        }
        return new CoverProblem(drawn, random.longs(candidates, 1, 6).boxed().toList());
    }

    private static boolean hasNoEasyRow(CoverProblem problem) {
        return problem.rows().stream()
                .noneMatch(
                        row -> problem.rows().stream().anyMatch(other -> !other.equals(row) && other.isSubsetOf(row)));
    }

    private static boolean hasNoWeakCandidate(CoverProblem problem) {
        List<Bits> covered = problem.coverage();
        return IntStream.range(0, covered.size())
                .filter(c -> !covered.get(c).isEmpty())
                .noneMatch(c -> IntStream.range(0, covered.size())
                        .anyMatch(other -> other != c
                                && problem.prices().get(other)
                                        <= problem.prices().get(c)
                                && covered.get(c).isSubsetOf(covered.get(other))));
    }

    private static void assertIrredundant(CoverProblem problem, int chosen) {
        assertTrue(covers(problem, chosen), problem::toString);
        for (int c = 0; c < problem.candidates(); c++) {
            assertTrue((chosen >> c & 1) == 0 || !covers(problem, chosen & ~(1 << c)), problem::toString);
        }
    }

    private static boolean covers(CoverProblem problem, int chosen) {
        return problem.rows().stream().allMatch(row -> (mask(row) & chosen) != 0);
    }

    private static long cheapest(CoverProblem problem) {
        return IntStream.range(0, 1 << problem.candidates())
                .filter(chosen -> covers(problem, chosen))
                .mapToLong(chosen -> price(problem, chosen))
                .min()
                .orElseThrow();
    }

    private static long price(CoverProblem problem, int chosen) {
        return IntStream.range(0, problem.candidates())
                .filter(c -> (chosen >> c & 1) != 0)
                .mapToLong(c -> problem.prices().get(c))
                .sum();
    }

    private static int mask(Bits bits) {
        return bits.isEmpty() ? 0 : (int) bits.toWords()[0];
    }
}
