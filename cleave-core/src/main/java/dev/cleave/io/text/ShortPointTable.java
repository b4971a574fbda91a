package dev.cleave.io.text;

import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.Head;
import dev.cleave.network.exact.ConjunctionCombinations;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Points in the smallest whole numbers found that decide as the network does on every valid input, or whole ones that are exact where
 * that can't be tried.
 *
 * @param combinations of conditions that were tried; 0 where points are exact
 */
public record ShortPointTable(PointTable tally, int combinations) {
    private static final List<Integer> LARGEST = List.of(
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 60,
            80); // points, then ten times as many, and so on

    private static final int MOST_DIGITS = 9;
    private static final BigDecimal TEN = BigDecimal.TEN;
    private static final int MOST_TRIED = 1 << 12; // points whose digits are looked for
    private static final int LONGEST = 48; // bits of points that can be summed in a long, for 2^15 conditions

    /** @param rules auxiliary k is the network's conjunction k */
    public static ShortPointTable of(HardNetwork network, RuleSet rules, Domain domain) {
        PointTable exact = PointTable.of(network, rules);
        long size = (long) network.head().outputs() * network.conjunctions().nodes();
        Optional<ConjunctionCombinations> possible = size > MOST_TRIED
                ? Optional.empty()
                : PossibleCombinations.of(rules, network.conjunctions().nodes(), domain);
        return possible.flatMap(all -> rounded(exact, network, all.all()))
                .orElseGet(() -> new ShortPointTable(exact.inWholeNumbers(), 0));
    }

    private static Optional<ShortPointTable> rounded(PointTable exact, HardNetwork network, List<BitSet> all) {
        int[] answers = all.stream()
                .mapToInt(combination -> Head.largest(
                        ConjunctionCombinations.outputs(network, combination),
                        network.head().outputs()))
                .toArray();
        BigDecimal most = exact.all().map(BigDecimal::abs).reduce(BigDecimal.ZERO, BigDecimal::max);
        if (most.signum() == 0) {
            return Optional.empty();
        }
        return IntStream.range(0, MOST_DIGITS)
                .boxed()
                .flatMap(power -> LARGEST.stream()
                        .map(BigDecimal::valueOf)
                        .map(points -> points.movePointRight(power))
                        .filter(points ->
                                power == 0 || points.movePointLeft(power).compareTo(TEN) >= 0))
                .map(largest -> exact.scaled(largest.divide(most, MathContext.DECIMAL64)))
                .takeWhile(Sums::fits)
                .filter(tally -> isRight(new Sums(tally), all, answers))
                .findFirst()
                .map(tally -> new ShortPointTable(tally, all.size()));
    }

    private static boolean isRight(Sums sums, List<BitSet> all, int[] answers) {
        return IntStream.range(0, answers.length).allMatch(i -> sums.best(all.get(i)) == answers[i]);
    }

    /** Of points that have the same number of digits; scaled by it they are whole, and no sum of them is beyond a long. */
    private static final class Sums {
        private final long[] start;
        private final long[][] gains;

        Sums(PointTable tally) {
            this.start = unscaled(tally.start());
            this.gains = tally.gains().stream().map(Sums::unscaled).toArray(long[][]::new);
        }

        static boolean fits(PointTable tally) {
            return tally.all().allMatch(points -> points.unscaledValue().bitLength() < LONGEST);
        }

        private static long[] unscaled(List<BigDecimal> points) {
            return points.stream()
                    .mapToLong(some -> some.unscaledValue().longValueExact())
                    .toArray();
        }

        int best(BitSet conditions) {
            long[] sums = start.clone();
            for (int k = conditions.nextSetBit(0); k >= 0; k = conditions.nextSetBit(k + 1)) {
                for (int output = 0; output < sums.length; output++) {
                    sums[output] += gains[k][output];
                }
            }
            int best = 0;
            for (int output = 1; output < sums.length; output++) {
                best = sums[output] > sums[best] ? output : best;
            }
            return best;
        }
    }
}
