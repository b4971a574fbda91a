package dev.cleave.table;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.BitSet;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Rows as bits are held against the same rows in a list. */
class RowMarksTest {
    private static final int CASES = 2_000;

    private static BitSet random(SplittableRandom random, int most) {
        BitSet marked = new BitSet();
        int rows = 1 + random.nextInt(most);
        int inverse = 1 + random.nextInt(40); // of the density
        IntStream.range(0, rows).filter(row -> random.nextInt(inverse) == 0).forEach(marked::set);
        if (random.nextInt(3) == 0) {
            marked.clear(random.nextInt(rows), rows + 64); // an end without any
        }
        return marked;
    }

    @Test
    void marksAreTheListOfThem() {
        for (long seed = 0; seed < CASES; seed++) {
            BitSet marked = random(new SplittableRandom(seed), 3_000);
            int[] list = marked.stream().toArray();
            Rows rows = Rows.marked(marked);
            assertEquals(list.length, rows.size(), "seed " + seed);
            assertArrayEquals(list, rows.stream().toArray(), "seed " + seed);
            assertArrayEquals(
                    list, IntStream.range(0, list.length).map(rows::get).toArray(), "seed " + seed);
            assertEquals(Rows.of(list), rows, "seed " + seed);
            assertEquals(Rows.of(list).hashCode(), rows.hashCode(), "seed " + seed);
        }
    }

    @Test
    void anyPartIsCopied() {
        for (long seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            BitSet marked = random(random, 3_000);
            int[] list = marked.stream().toArray();
            int first = random.nextInt(list.length + 1);
            int count = random.nextInt(list.length - first + 1);
            int[] part = new int[count];
            Rows.marked(marked).copy(first, part, count);
            assertArrayEquals(
                    IntStream.range(first, first + count).map(i -> list[i]).toArray(), part, "seed " + seed);
        }
    }

    @Test
    void codesThatAreLookedUpAreThoseThatAreCopied() {
        for (long seed = 0; seed < CASES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            BitSet marked = random(random, 1_000);
            int values = 1 << random.nextInt(9);
            PackedCodes codes =
                    PackedCodes.of(random.ints(marked.length() + 1L, -1, values).toArray());
            PackedCodes copied = codes.select(Rows.of(marked.stream().toArray()));
            PackedCodes viewed = codes.view(Rows.marked(marked));
            assertEquals(copied, viewed, "seed " + seed);
            int first = random.nextInt(copied.rows() + 1);
            int count = random.nextInt(copied.rows() - first + 1);
            assertArrayEquals(part(copied, first, count), part(viewed, first, count), "seed " + seed);
            Rows some = Rows.of(IntStream.range(0, copied.rows())
                    .filter(row -> random.nextBoolean())
                    .toArray());
            assertEquals(copied.select(some), viewed.select(some), "seed " + seed);
        }
    }

    private static int[] part(PackedCodes codes, int first, int count) {
        int[] part = new int[count];
        codes.copy(first, part, count);
        return part;
    }

    @Test
    void veryManyAreMarked() {
        BitSet marked = new BitSet();
        marked.set(1, 3_000_000);
        Rows rows = Rows.of(marked);
        assertEquals(2_999_999, rows.size());
        assertEquals(1_500_001, rows.get(1_500_000));
        assertNotEquals(Rows.all(2_999_999), rows);
        assertThrows(IndexOutOfBoundsException.class, () -> rows.get(2_999_999));
    }
}
