package dev.cleave.logic.bits;

import dev.cleave.logic.Literal;
import java.util.Arrays;

/** A set of small numbers (rows, candidates) as a fixed number of words; the loops of minimisation run on it. Mutable. */
public final class Bits {
    private final long[] words;

    private Bits(long[] words) {
        this.words = words;
    }

    /** The empty set, with room for numbers below {@code size}. */
    public static Bits none(int size) {
        return new Bits(new long[(size + 63) >>> 6]);
    }

    public static Bits all(int size) {
        Bits bits = none(size);
        Arrays.fill(bits.words, -1L);
        if ((size & 63) != 0) {
            bits.words[bits.words.length - 1] = (1L << size) - 1;
        }
        return bits;
    }

    public static Bits of(Coverage coverage) {
        return new Bits(coverage.toWords());
    }

    public Bits copy() {
        return new Bits(words.clone());
    }

    public long[] toWords() {
        return words.clone();
    }

    public boolean get(int i) {
        return (words[i >>> 6] >>> i & 1) != 0;
    }

    public void set(int i) {
        words[i >>> 6] |= 1L << i;
    }

    /** The smallest member that is at least {@code from}, or -1. */
    public int next(int from) {
        int i = from >>> 6;
        if (i >= words.length) {
            return -1;
        }
        long word = words[i] & -1L << from;
        while (word == 0) {
            if (++i == words.length) {
                return -1;
            }
            word = words[i];
        }
        return (i << 6) + Long.numberOfTrailingZeros(word);
    }

    public int count() {
        int count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }

    public boolean isEmpty() {
        for (long word : words) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    public boolean intersects(Bits other) {
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & other.words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    public boolean isSubsetOf(Bits other) {
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & ~other.words[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    public int countCommon(Bits other) {
        int count = 0;
        for (int i = 0; i < words.length; i++) {
            count += Long.bitCount(words[i] & other.words[i]);
        }
        return count;
    }

    public void add(Bits other) {
        for (int i = 0; i < words.length; i++) {
            words[i] |= other.words[i];
        }
    }

    public void retain(Bits other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= other.words[i];
        }
    }

    public void remove(Bits other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= ~other.words[i];
        }
    }

    /** Keeps the rows in which a literal holds. */
    public void retain(BitColumns columns, Literal literal) {
        long flip = literal.positive() ? 0 : -1L;
        for (int i = 0; i < words.length; i++) {
            words[i] &= columns.word(literal.atom(), i) ^ flip;
        }
    }

    /** How many of the rows a literal holds in. */
    public int count(BitColumns columns, Literal literal) {
        long flip = literal.positive() ? 0 : -1L;
        int count = 0;
        for (int i = 0; i < words.length; i++) {
            if (words[i] != 0) {
                count += Long.bitCount(words[i] & (columns.word(literal.atom(), i) ^ flip));
            }
        }
        return count;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bits that && Arrays.equals(words, that.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }
}
