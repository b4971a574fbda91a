package dev.cleave.table.csv;

import java.util.Arrays;

/**
 * The different texts of one column, as bytes, numbered as they appear. Texts of up to seven bytes are found by these bytes in one
 * word, others by a hash of theirs. One thread fills it.
 */
final class CellTexts {
    /** The longest text that {@link #number(long, int)} takes. */
    static final int SHORT = 7;

    private static final long MIX = 0x9E3779B97F4A7C15L;

    private byte[] bytes = new byte[64]; // all texts
    private int[] ends = new int[8]; // [texts]
    private int size;

    private long[] keys = new long[16]; // a hash table of short texts, at most half full
    private int[] numbers = new int[16]; // number + 1, or 0
    private int shorts;
    private int[] slots = new int[16]; // a hash table of long texts, number + 1 each, at most half full
    private int longs;
    private final int[] singles = new int[1 << Byte.SIZE]; // by byte: number + 1 of a cell that is this byte, or 0

    int size() {
        return size;
    }

    int start(int number) {
        return number == 0 ? 0 : ends[number - 1];
    }

    int end(int number) {
        return ends[number];
    }

    byte[] bytes() {
        return bytes;
    }

    /** The number of a cell that is this byte and nothing else, not quoted; -1 where none was kept. */
    int single(byte text) {
        return singles[text & 0xff] - 1;
    }

    void keepSingle(byte text, int number) {
        singles[text & 0xff] = number + 1;
    }

    /** @param key the bytes, the first lowest, of which the last is not 0; the rest is 0 */
    int number(long key, int length) {
        int slot = slot(key, keys.length);
        while (numbers[slot] != 0) {
            if (keys[slot] == key) {
                return numbers[slot] - 1;
            }
            slot = slot + 1 & keys.length - 1;
        }
        return addShort(key, length, slot);
    }

    /** Any text. */
    int number(byte[] text, int from, int to) {
        int length = to - from;
        if (length <= SHORT && (length == 0 || text[to - 1] != 0)) {
            long key = 0;
            for (int i = 0; i < length; i++) {
                key |= (text[from + i] & 0xffL) << 8 * i;
            }
            return number(key, length);
        }
        return longNumber(text, from, to);
    }

    private int longNumber(byte[] text, int from, int to) {
        int slot = slot(hash(text, from, to), slots.length);
        while (slots[slot] != 0) {
            int number = slots[slot] - 1;
            if (Arrays.equals(bytes, start(number), ends[number], text, from, to)) {
                return number;
            }
            slot = slot + 1 & slots.length - 1;
        }
        slots[slot] = size + 1;
        int number = add(text, from, to);
        if (2 * ++longs > slots.length) {
            rehashLong();
        }
        return number;
    }

    private int addShort(long key, int length, int slot) {
        byte[] text = new byte[length];
        for (int i = 0; i < length; i++) {
            text[i] = (byte) (key >>> 8 * i);
        }
        keys[slot] = key;
        numbers[slot] = size + 1;
        int number = add(text, 0, length);
        if (2 * ++shorts > keys.length) {
            rehashShort();
        }
        return number;
    }

    private int add(byte[] text, int from, int to) {
        int start = size == 0 ? 0 : ends[size - 1];
        int end = Math.addExact(start, to - from);
        if (end > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(end, 2 * bytes.length));
        }
        if (size == ends.length) {
            ends = Arrays.copyOf(ends, 2 * size);
        }
        System.arraycopy(text, from, bytes, start, to - from);
        ends[size] = end;
        return size++;
    }

    private void rehashShort() {
        long[] oldKeys = keys;
        int[] oldNumbers = numbers;
        keys = new long[2 * oldKeys.length];
        numbers = new int[2 * oldKeys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldNumbers[i] != 0) {
                int slot = slot(oldKeys[i], keys.length);
                while (numbers[slot] != 0) {
                    slot = slot + 1 & keys.length - 1;
                }
                keys[slot] = oldKeys[i];
                numbers[slot] = oldNumbers[i];
            }
        }
    }

    private void rehashLong() {
        int[] old = slots;
        slots = new int[2 * old.length];
        for (int filled : old) {
            if (filled != 0) {
                int slot = slot(hash(bytes, start(filled - 1), ends[filled - 1]), slots.length);
                while (slots[slot] != 0) {
                    slot = slot + 1 & slots.length - 1;
                }
                slots[slot] = filled;
            }
        }
    }

    private static int slot(long hash, int length) {
        return (int) (hash * MIX >>> 33) & length - 1;
    }

    private static long hash(byte[] text, int from, int to) {
        long hash = to - from;
        int i = from;
        for (; i + Long.BYTES <= to; i += Long.BYTES) {
            hash = (hash ^ ByteWords.at(text, i)) * MIX;
            hash ^= hash >>> 29;
        }
        for (; i < to; i++) {
            hash = hash * 31 + text[i];
        }
        return hash;
    }
}
