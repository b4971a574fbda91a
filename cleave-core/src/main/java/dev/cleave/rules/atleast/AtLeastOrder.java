package dev.cleave.rules.atleast;

import dev.cleave.logic.TruthFunction;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullMarked;

/**
 * How much each state of each group helps a function to hold (its Chow parameters, counted from the state that helps least).
 * In a threshold function states that help more weigh more, and those that help alike can weigh alike; so there are only as
 * many weights to find as there are ranks.
 */
@NullMarked
final class AtLeastOrder {
    private final int[][] ranks; // [groups][states], 0 for the state that helps least
    private final int highest;

    AtLeastOrder(TruthFunction truth) {
        long[][] help = help(truth);
        List<Long> levels = Arrays.stream(help)
                .flatMapToLong(Arrays::stream)
                .filter(level -> level > 0)
                .distinct()
                .sorted()
                .boxed()
                .toList();
        this.highest = levels.size();
        this.ranks = Arrays.stream(help)
                .map(states -> Arrays.stream(states)
                        .mapToInt(level -> levels.indexOf(level) + 1)
                        .toArray())
                .toArray(int[][]::new);
    }

    private static long[][] help(TruthFunction truth) {
        return IntStream.range(0, truth.groups().size())
                .mapToObj(position -> help(truth, position))
                .toArray(long[][]::new);
    }

    private static long[] help(TruthFunction truth, int position) {
        int states = IntStream.range(0, truth.size())
                        .map(i -> truth.state(i, position))
                        .max()
                        .orElse(0)
                + 1;
        long[] on = new long[states];
        IntStream.range(0, truth.size()).filter(truth::holds).forEach(i -> on[truth.state(i, position)]++);
        long least = Arrays.stream(on).min().orElse(0);
        return Arrays.stream(on).map(count -> (count - least) * states).toArray();
    }

    /** How many ranks there are, without 0. */
    int ranks() {
        return highest;
    }

    /** The values of all states where rank r weighs {@code weights[r - 1]}. */
    int[][] values(int[] weights) {
        return Arrays.stream(ranks)
                .map(states -> Arrays.stream(states)
                        .map(rank -> rank == 0 ? 0 : weights[rank - 1])
                        .toArray())
                .toArray(int[][]::new);
    }
}
