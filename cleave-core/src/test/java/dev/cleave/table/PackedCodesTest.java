package dev.cleave.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Packed or not, a code is a code. */
class PackedCodesTest {
    private static final int[] BOUNDS = {
        1, 2, 3, 4, 15, 16, 17, 255, 256, 257, 65_535, 65_536, 1 << 20, Integer.MAX_VALUE
    };

    @Test
    void codesComeBackWhateverTheirSizeAndOrder() {
        for (long seed = 0; seed < 3_000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int[] codes = codes(random);
            PackedCodes packed = packed(codes, random);
            assertEquals(codes.length, packed.rows(), "seed " + seed);
            assertEquals(Arrays.toString(codes), Arrays.toString(unpacked(packed)), "seed " + seed);
            assertEquals(PackedCodes.of(codes), packed, "seed " + seed);
            assertEquals(PackedCodes.of(codes).hashCode(), packed.hashCode(), "seed " + seed);
        }
    }

    @Test
    void selectionTakesTheRowsAsked() {
        for (long seed = 0; seed < 1_000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int[] codes = codes(random);
            int[] chosen = random.ints(random.nextInt(9_000), 0, codes.length).toArray();
            int[] expected = Arrays.stream(chosen).map(row -> codes[row]).toArray();
            assertEquals(PackedCodes.of(expected), PackedCodes.of(codes).select(Rows.of(chosen)), "seed " + seed);
        }
    }

    @Test
    void otherCodesAreNotEqual() {
        assertNotEquals(PackedCodes.of(0, 1), PackedCodes.of(0, 2));
        assertNotEquals(PackedCodes.of(0, 1), PackedCodes.of(0, 1, 0));
    }

    private static int[] codes(SplittableRandom random) {
        int[] codes = new int[1 + random.nextInt(300)];
        int bound = 1;
        for (int i = 0; i < codes.length; i++) {
            bound = random.nextInt(20) == 0 ? BOUNDS[random.nextInt(BOUNDS.length)] : bound;
            codes[i] = random.nextInt(40) == 0 ? Column.MISSING : random.nextInt(bound);
        }
        return codes;
    }

    /** In batches of any length. */
    private static PackedCodes packed(int[] codes, SplittableRandom random) {
        PackedCodes.Builder builder = new PackedCodes.Builder();
        for (int start = 0; start < codes.length; ) {
            int end = Math.min(codes.length, start + random.nextInt(100));
            builder.append(Arrays.copyOfRange(codes, start, end), end - start);
            start = end;
        }
        return builder.build();
    }

    private static int[] unpacked(PackedCodes packed) {
        return IntStream.range(0, packed.rows()).map(packed::get).toArray();
    }
}
