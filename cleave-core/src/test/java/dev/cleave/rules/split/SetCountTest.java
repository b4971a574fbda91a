package dev.cleave.rules.split;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.budget.Budget;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Counts against all subsets; nodes of few inputs against their truth tables. */
class SetCountTest {
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void minimalSetsThatReachTheBoundAreCounted(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 60; i++) {
            long[] weights = largestFirst(random, 1 + random.nextInt(8));
            long total = Arrays.stream(weights).sum();
            long bound = 1 + random.nextLong(total);
            long naive = IntStream.range(0, 1 << weights.length)
                    .filter(set -> isMinimal(weights, set, bound))
                    .count();
            RuleCount found = new SetCount(weights, total, bound).count(Budget.unlimited());
            assertEquals(
                    new RuleCount.Exact(BigInteger.valueOf(naive)),
                    found,
                    () -> "seed " + seed + " " + Arrays.toString(weights) + " " + bound);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13})
    void pairsOfHalvesAreThoseOfAllSubsets(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 60; i++) {
            long[] one = largestFirst(random, random.nextInt(5));
            long[] other = largestFirst(random, random.nextInt(5));
            long low = random.nextInt(20);
            long high = low + random.nextInt(10);
            long naive = 0;
            for (int a = 0; a < 1 << one.length; a++) {
                for (int b = 0; b < 1 << other.length; b++) {
                    long sum = sum(one, a) + sum(other, b);
                    naive += sum >= low && sum < high ? 1 : 0;
                }
            }
            BigInteger found = halves(one).pairs(halves(other), low, high).toBigInteger();
            assertEquals(BigInteger.valueOf(naive), found, () -> "seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void nodesOfFewInputsAreTheirRules(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 40; i++) {
            float[] weights = new float[1 + random.nextInt(6)];
            for (int k = 0; k < weights.length; k++) {
                weights[k] = i % 2 == 0 ? random.nextInt(9) - 4 : 0.1f * (random.nextInt(13) - 6);
            }
            new NodeOracle(Kind.CONJUNCTIVE, weights).check();
            new NodeOracle(Kind.DISJUNCTIVE, weights).check();
        }
    }

    @Test
    void anEndedBudgetCountsNothing() {
        Budget spent = Budget.unlimited();
        spent.cancel();
        assertEquals(new RuleCount.Unknown(Shortage.TIME), new SetCount(new long[] {2, 1}, 3, 2).count(spent));
    }

    private static long[] largestFirst(SplittableRandom random, int count) {
        long[] ascending = random.longs(count, 1, 9).sorted().toArray();
        return IntStream.range(0, count)
                .mapToLong(i -> ascending[count - 1 - i])
                .toArray();
    }

    private static HalfSums halves(long[] weights) {
        HalfSums sums = HalfSums.ofNothing();
        for (long weight : weights) {
            sums = sums.with(weight, 1_000);
        }
        return sums;
    }

    private static boolean isMinimal(long[] weights, int set, long bound) {
        return sum(weights, set) >= bound
                && IntStream.range(0, weights.length)
                        .filter(i -> (set >> i & 1) != 0)
                        .allMatch(i -> sum(weights, set & ~(1 << i)) < bound);
    }

    private static long sum(long[] weights, int set) {
        return IntStream.range(0, weights.length)
                .filter(i -> (set >> i & 1) != 0)
                .mapToLong(i -> weights[i])
                .sum();
    }
}
