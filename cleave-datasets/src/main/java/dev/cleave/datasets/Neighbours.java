package dev.cleave.datasets;

import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds the points that are nearest to some others, by the mean distance to a few neighbours, exactly. The neighbours are
 * kept by pattern, a tree of numbers for each. A first look at the nearest patterns alone gives every point a mean that it
 * can't exceed, and so a mean that the points to be chosen can't; in a second look each point is left as soon as it must. So
 * most points meet few patterns, where all pairs would be n m d steps; to rank patterns takes one step a pair of them.
 */
final class Neighbours {
    private final Points points;
    private final int nearby;
    private final long[][] patterns; // [words of a pattern][patterns], those of the neighbours
    private final List<NeighbourTree> trees; // [patterns]

    /**
     * @param these the points that can be neighbours, each as often as it counts
     * @param nearby how many neighbours a point has; all where there are fewer
     */
    Neighbours(Points points, int[] these, int nearby) {
        int[] counts = new int[points.count()];
        Arrays.stream(these).forEach(point -> counts[point]++);
        Map<LongBuffer, List<Integer>> near = byPattern(points, these);
        this.points = points;
        this.nearby = Math.min(nearby, these.length);
        this.patterns = words(near.keySet(), points.patternWords());
        this.trees =
                near.values().stream().map(those -> tree(points, counts, those)).toList();
    }

    private static long[][] words(Set<LongBuffer> patterns, int words) {
        return IntStream.range(0, words)
                .mapToObj(word ->
                        patterns.stream().mapToLong(each -> each.get(word)).toArray())
                .toArray(long[][]::new);
    }

    private static Map<LongBuffer, List<Integer>> byPattern(Points points, int[] those) {
        return Arrays.stream(those)
                .distinct()
                .boxed()
                .collect(Collectors.groupingBy(points::pattern, LinkedHashMap::new, Collectors.toList()));
    }

    private static NeighbourTree tree(Points points, int[] counts, List<Integer> those) {
        return new NeighbourTree(
                those.stream().map(points::numbers).toArray(double[][]::new),
                those.stream().mapToInt(point -> counts[point]).toArray());
    }

    /** The mean distance of each; exact for the {@code wanted} lowest, and for others no lower than for those. [those] */
    double[] meanDistances(int[] those, int wanted) {
        Map<LongBuffer, List<Integer>> groups = byPattern(points, those);
        double[] most = means(groups, this::roughly);
        double limit = Arrays.stream(those)
                .mapToDouble(point -> most[point])
                .sorted()
                .skip(wanted - 1L)
                .findFirst()
                .orElse(Double.POSITIVE_INFINITY);
        double[] means = means(groups, (shells, place) -> within(limit, shells, place));
        return Arrays.stream(those).mapToDouble(point -> means[point]).toArray();
    }

    /** By point; 0 for those that are in no group. [points] */
    private double[] means(Map<LongBuffer, List<Integer>> groups, ToDoubleBiFunction<Shells, double[]> mean) {
        double[] means = new double[points.count()];
        groups.entrySet().parallelStream().forEach(group -> {
            Shells shells = new Shells(apart(group.getKey()));
            group.getValue().forEach(point -> means[point] = mean.applyAsDouble(shells, points.numbers(point)));
        });
        return means;
    }

    /** In how many bits each pattern differs. [patterns] */
    private int[] apart(LongBuffer pattern) {
        int[] apart = new int[trees.size()];
        for (int word = 0; word < patterns.length; word++) {
            long bits = pattern.get(word);
            long[] others = patterns[word];
            for (int i = 0; i < apart.length; i++) {
                apart[i] += Long.bitCount(bits ^ others[i]);
            }
        }
        return apart;
    }

    /** No less than the mean distance: nearer patterns come first, and it stops when there are enough neighbours. */
    private double roughly(Shells shells, double[] place) {
        Nearest nearest = new Nearest(nearby);
        for (int apart = 0; !nearest.isFull(); apart++) {
            search(shells, apart, place, nearest);
        }
        return nearest.mean();
    }

    /** The mean distance, or some number above the limit where it is above the limit. */
    private double within(double limit, Shells shells, double[] place) {
        Nearest nearest = new Nearest(nearby);
        int apart = 0;
        while (apart < shells.count() && apart < nearest.furthest() && nearest.leastMean(apart) <= limit) {
            search(shells, apart++, place, nearest);
        }
        return apart < shells.count() ? nearest.leastMean(apart) : nearest.mean();
    }

    private void search(Shells shells, int apart, double[] place, Nearest nearest) {
        for (int i = shells.start(apart); i < shells.start(apart + 1); i++) {
            trees.get(shells.pattern(i)).search(place, apart, nearest);
        }
    }

    /** Patterns by the number of bits in which they differ from one. */
    private static final class Shells {
        private final int[] starts; // [shells + 1]
        private final int[] ranked; // [patterns]

        /** By counting, since the numbers are small. */
        Shells(int[] apart) {
            this.starts = new int[Arrays.stream(apart).max().orElse(0) + 2];
            this.ranked = new int[apart.length];
            for (int bits : apart) {
                starts[bits + 1]++;
            }
            for (int i = 1; i < starts.length; i++) {
                starts[i] += starts[i - 1];
            }
            int[] next = starts.clone();
            for (int i = 0; i < apart.length; i++) {
                ranked[next[apart[i]]++] = i;
            }
        }

        int count() {
            return starts.length - 1;
        }

        int start(int shell) {
            return starts[shell];
        }

        int pattern(int i) {
            return ranked[i];
        }
    }
}
