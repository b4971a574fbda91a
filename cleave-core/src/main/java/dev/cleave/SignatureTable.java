package dev.cleave;

import java.util.Arrays;
import java.util.List;

/** Numbers different signatures of some words each, as they appear. */
final class SignatureTable {
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private final int length;
    private long[] words; // [signatures x length]
    private int[] firsts = new int[8]; // [signatures]: where each was first seen
    private int[] slots = new int[16]; // a hash table of number + 1, at most half full
    private int size;

    SignatureTable(int length) {
        this.length = length;
        this.words = new long[8 * length];
    }

    int size() {
        return size;
    }

    int first(int number) {
        return firsts[number];
    }

    List<Long> get(int number) {
        return Arrays.stream(words, number * length, (number + 1) * length)
                .boxed()
                .toList();
    }

    /** Of the signature that stands at {@code from}, which is new in this row or was seen before. */
    int number(long[] all, int from, int row) {
        int slot = slot(all, from);
        while (slots[slot] != 0) {
            int number = slots[slot] - 1;
            if (Arrays.equals(words, number * length, (number + 1) * length, all, from, from + length)) {
                return number;
            }
            slot = slot + 1 & slots.length - 1;
        }
        add(all, from, row);
        slots[slot] = size;
        if (2 * size > slots.length) {
            rehash();
        }
        return size - 1;
    }

    private void add(long[] all, int from, int row) {
        if (size == firsts.length) {
            firsts = Arrays.copyOf(firsts, 2 * size);
            words = Arrays.copyOf(words, 2 * size * length);
        }
        System.arraycopy(all, from, words, size * length, length);
        firsts[size++] = row;
    }

    private void rehash() {
        slots = new int[2 * slots.length];
        for (int number = 0; number < size; number++) {
            int slot = slot(words, number * length);
            while (slots[slot] != 0) {
                slot = slot + 1 & slots.length - 1;
            }
            slots[slot] = number + 1;
        }
    }

    private int slot(long[] all, int from) {
        long hash = 0;
        for (int i = from; i < from + length; i++) {
            hash = (hash ^ all[i]) * MIX;
            hash ^= hash >>> 29;
        }
        return (int) hash & slots.length - 1;
    }
}
