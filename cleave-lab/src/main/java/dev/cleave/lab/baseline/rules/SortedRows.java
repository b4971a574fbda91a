package dev.cleave.lab.baseline.rules;

import java.util.Arrays;

/** Rows in the order of one attribute; those in which it is missing are left out. */
final class SortedRows {
    private final int[] positions; // into the rows as given, ascending by code
    private final int[] codes; // [positions]

    private SortedRows(int[] positions, int[] codes) {
        this.positions = positions;
        this.codes = codes;
    }

    /** Rows of equal codes keep their order. */
    static SortedRows of(AttributeTable table, int attribute, int[] rows) {
        long[] keys = new long[rows.length];
        int known = 0;
        for (int i = 0; i < rows.length; i++) {
            int code = table.code(attribute, rows[i]);
            if (code != RuleAttribute.MISSING) {
                keys[known++] = (long) code << 32 | i;
            }
        }
        int most = 2 * table.attributes().get(attribute).values();
        long[] sorted = most <= known ? counted(keys, known, most) : compared(keys, known);
        return new SortedRows(
                Arrays.stream(sorted).mapToInt(key -> (int) key).toArray(),
                Arrays.stream(sorted).mapToInt(key -> (int) (key >>> 32)).toArray());
    }

    private static long[] compared(long[] keys, int known) {
        long[] sorted = Arrays.copyOf(keys, known);
        Arrays.sort(sorted);
        return sorted;
    }

    /** Where there are few different codes; those of training rows are not negative. */
    private static long[] counted(long[] keys, int known, int most) {
        int[] starts = new int[most + 1];
        for (int i = 0; i < known; i++) {
            starts[(int) (keys[i] >>> 32) + 1]++;
        }
        for (int code = 1; code <= most; code++) {
            starts[code] += starts[code - 1];
        }
        long[] sorted = new long[known];
        for (int i = 0; i < known; i++) {
            sorted[starts[(int) (keys[i] >>> 32)]++] = keys[i];
        }
        return sorted;
    }

    int size() {
        return positions.length;
    }

    int position(int i) {
        return positions[i];
    }

    int code(int i) {
        return codes[i];
    }

    /** Whether the next one, if any, has another code. */
    boolean isLastOfCode(int i) {
        return i + 1 == codes.length || codes[i + 1] != codes[i];
    }
}
