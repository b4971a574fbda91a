package dev.cleave.datasets;

import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds the points that are nearest to some others, by the mean distance to a few neighbours, exactly. The neighbours are
 * kept by pattern, a tree of numbers for each. A first look at the nearest patterns alone gives every point a mean that it
 * can't exceed, and so a mean that the points to be chosen can't; a second look goes on from there, and only for points that may be
 * below it. So most points meet few patterns, where all pairs would be n m d steps; to rank patterns takes one step a pair of them.
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
        Collection<List<Integer>> groups = byPattern(points, those).values();
        Look[] looks = new Look[points.count()];
        Arrays.stream(those).forEach(point -> looks[point] = new Look(new Nearest(nearby)));
        look(groups, looks, Look::isShort);
        double limit = Arrays.stream(those)
                .mapToDouble(point -> looks[point].nearest.mean())
                .sorted()
                .skip(wanted - 1L)
                .findFirst()
                .orElse(Double.POSITIVE_INFINITY);
        look(groups, looks, look -> look.mayBeWithin(limit));
        return Arrays.stream(those)
                .mapToDouble(point -> looks[point].leastMean())
                .toArray();
    }

    /** Each point goes on as long as it wants to; nearer patterns come first. */
    private void look(Collection<List<Integer>> groups, Look[] looks, Predicate<Look> wants) {
        groups.parallelStream().forEach(group -> {
            List<Integer> open =
                    group.stream().filter(point -> wants.test(looks[point])).toList();
            if (!open.isEmpty()) {
                Shells shells = new Shells(apart(points.pattern(open.get(0))));
                open.forEach(point -> {
                    Look look = looks[point];
                    while (wants.test(look)) {
                        search(shells, look.apart, points.numbers(point), look.nearest);
                        look.apart++;
                        look.all = look.apart == shells.count();
                    }
                });
            }
        });
    }

    /** How far a point has looked. Mutable. */
    private static final class Look {
        private final Nearest nearest;
        private int apart; // patterns that differ in fewer bits have been looked at
        private boolean all; // patterns have

        Look(Nearest nearest) {
            this.nearest = nearest;
        }

        boolean isShort() {
            return !all && !nearest.isFull();
        }

        boolean mayBeWithin(double limit) {
            return !all && apart < nearest.furthest() && nearest.leastMean(apart) <= limit;
        }

        /** The mean distance, where every pattern that could be nearer has been looked at. */
        double leastMean() {
            return all ? nearest.mean() : nearest.leastMean(apart);
        }
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
            int most = 0;
            for (int bits : apart) {
                most = Math.max(most, bits);
            }
            this.starts = new int[most + 2];
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
