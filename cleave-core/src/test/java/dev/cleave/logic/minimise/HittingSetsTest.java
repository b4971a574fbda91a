package dev.cleave.logic.minimise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HittingSetsTest {
    private static final int ELEMENTS = 7;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void areAllMinimalOnesEachOnce(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 200; i++) {
            long[] sets = sets(random, 1);
            List<Long> found = new ArrayList<>();
            new HittingSets(sets, found::add).visitAll();
            assertEquals(naive(sets), new HashSet<>(found), () -> "seed " + seed + " " + Arrays.toString(sets));
            assertEquals(found.size(), new HashSet<>(found).size(), "each once");
        }
    }

    @Test
    void aVisitorStopsTheVisit() {
        List<Long> found = new ArrayList<>();
        boolean all = new HittingSets(new long[] {0b111, 0b111000}, set -> {
                    found.add(set);
                    return found.size() < 3;
                })
                .visitAll();
        assertFalse(all);
        assertEquals(3, found.size());
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15})
    void minimalMasksContainNoOther(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 200; i++) {
            long[] sets = sets(random, 0);
            long[] naive = LongStream.of(sets)
                    .distinct()
                    .filter(set -> LongStream.of(sets).noneMatch(other -> other != set && (other & ~set) == 0))
                    .sorted()
                    .toArray();
            long[] found = MinimalMasks.of(sets);
            assertEquals(
                    LongStream.of(naive).boxed().toList(),
                    LongStream.of(found).sorted().boxed().toList(),
                    () -> "seed " + seed + " " + Arrays.toString(sets));
        }
    }

    private static long[] sets(SplittableRandom random, long least) {
        return random.longs(random.nextInt(9), least, 1 << ELEMENTS).toArray();
    }

    private static Set<Long> naive(long[] sets) {
        Set<Long> minimal = new HashSet<>();
        for (long chosen = 0; chosen < 1 << ELEMENTS; chosen++) {
            long candidate = chosen;
            boolean needed = LongStream.range(0, ELEMENTS)
                    .filter(e -> (candidate >>> e & 1) != 0)
                    .noneMatch(e -> hits(candidate & ~(1L << e), sets));
            if (hits(candidate, sets) && needed) {
                minimal.add(candidate);
            }
        }
        return minimal;
    }

    private static boolean hits(long chosen, long[] sets) {
        return LongStream.of(sets).allMatch(set -> (set & chosen) != 0);
    }
}
