package dev.cleave.logic.bits;

import dev.cleave.logic.Literal;
import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sets of rows as bits, 64 a word. */
public final class RowSets {
    private RowSets() {}

    public static long[] all(BitColumns columns) {
        long[] all = new long[columns.words()];
        for (int i = 0; i < all.length; i++) {
            all[i] = columns.mask(i);
        }
        return all;
    }

    /** The rows in which all literals hold. */
    public static long[] covered(BitColumns columns, List<Literal> literals) {
        long[] covered = all(columns);
        for (Literal literal : literals) {
            retain(covered, columns, literal);
        }
        return covered;
    }

    public static void retain(long[] rows, BitColumns columns, Literal literal) {
        long flip = literal.positive() ? 0 : -1L;
        for (int i = 0; i < rows.length; i++) {
            rows[i] &= columns.word(literal.atom(), i) ^ flip;
        }
    }

    public static void add(long[] rows, long[] more) {
        for (int i = 0; i < rows.length; i++) {
            rows[i] |= more[i];
        }
    }

    public static void remove(long[] rows, long[] others) {
        for (int i = 0; i < rows.length; i++) {
            rows[i] &= ~others[i];
        }
    }

    /** The numbers of the rows, ascending. */
    public static int[] numbers(long[] rows) {
        int[] numbers = new int[Arrays.stream(rows).mapToInt(Long::bitCount).sum()];
        int size = 0;
        for (int i = 0; i < rows.length; i++) {
            for (long word = rows[i]; word != 0; word &= word - 1) {
                numbers[size++] = (i << 6) + Long.numberOfTrailingZeros(word);
            }
        }
        return numbers;
    }

    public static boolean get(long[] rows, int row) {
        return (rows[row >>> 6] >>> row & 1) != 0;
    }

    /** For each row the first one that has the same atoms. */
    public static int[] firstAlike(BitColumns columns) {
        int words = (columns.atoms() + 63) >>> 6;
        long[] keys = new long[columns.rows() * words];
        for (int atom = 0; atom < columns.atoms(); atom++) {
            for (int i = 0; i < columns.words(); i++) {
                for (long left = columns.word(atom, i); left != 0; left &= left - 1) {
                    int row = (i << 6) + Long.numberOfTrailingZeros(left);
                    keys[row * words + (atom >>> 6)] |= 1L << atom;
                }
            }
        }
        Map<LongBuffer, Integer> first = new HashMap<>();
        int[] same = new int[columns.rows()];
        for (int row = 0; row < same.length; row++) {
            Integer before =
                    first.putIfAbsent(LongBuffer.wrap(keys, row * words, words).slice(), row);
            same[row] = before == null ? row : before;
        }
        return same;
    }
}
