package dev.cleave.table;

import java.util.BitSet;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/**
 * Ascending row numbers, a bit for each row that there is: an eighth of a byte where a list has four. The i-th is found from the nearest of
 * some that are known, each so many apart. Immutable.
 */
final class RowMarks {
    private static final int STEP = 8; // every 256th is known

    private final int size;
    private final long[] words;
    private final int[] knownWords; // [size / 256 + 1]: the word that the 256 k-th is in ...
    private final int[] knownBefore; // ... and how many there are before that word

    RowMarks(BitSet marked) {
        this.size = marked.cardinality();
        this.words = marked.toLongArray();
        this.knownWords = new int[(size >>> STEP) + 1];
        this.knownBefore = new int[knownWords.length];
        int before = 0;
        int next = 0;
        for (int word = 0; word < words.length; word++) {
            int after = before + Long.bitCount(words[word]);
            for (; next < knownWords.length && next << STEP < after; next++) {
                knownWords[next] = word;
                knownBefore[next] = before;
            }
            before = after;
        }
    }

    int size() {
        return size;
    }

    int get(int i) {
        Objects.checkIndex(i, size);
        int word = knownWords[i >>> STEP];
        int left = i - knownBefore[i >>> STEP];
        for (int count = Long.bitCount(words[word]); left >= count; count = Long.bitCount(words[word])) {
            left -= count;
            word++;
        }
        return (word << 6) + place(words[word], left);
    }

    /** Of the n-th bit that is set, by halves. */
    private static int place(long word, int n) {
        long bits = word;
        int left = n;
        int place = 0;
        for (int half = Long.SIZE / 2; half > 0; half >>= 1) {
            int low = Long.bitCount(bits & (1L << half) - 1);
            if (left >= low) {
                left -= low;
                bits >>>= half;
                place += half;
            }
        }
        return place;
    }

    /** Writes {@code count} of them, from the {@code first}-th on. */
    void copy(int first, int[] target, int count) {
        if (count == 0) {
            return;
        }
        Objects.checkFromIndexSize(first, count, size);
        int row = get(first);
        int word = row >>> 6;
        long bits = words[word] & -1L << row;
        for (int i = 0; i < count; i++) {
            while (bits == 0) {
                bits = words[++word];
            }
            target[i] = (word << 6) + Long.numberOfTrailingZeros(bits);
            bits &= bits - 1;
        }
    }

    IntStream stream() {
        return StreamSupport.intStream(
                Spliterators.spliterator(
                        new Ascending(),
                        size,
                        Spliterator.ORDERED | Spliterator.SORTED | Spliterator.DISTINCT | Spliterator.IMMUTABLE),
                false);
    }

    private final class Ascending implements PrimitiveIterator.OfInt {
        private int left = size;
        private int word = -1;
        private long bits;

        @Override
        public boolean hasNext() {
            return left > 0;
        }

        @Override
        public int nextInt() {
            if (left == 0) {
                throw new NoSuchElementException();
            }
            while (bits == 0) {
                bits = words[++word];
            }
            int row = (word << 6) + Long.numberOfTrailingZeros(bits);
            bits &= bits - 1;
            left--;
            return row;
        }
    }
}
