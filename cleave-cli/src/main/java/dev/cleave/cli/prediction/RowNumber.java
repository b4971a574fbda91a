package dev.cleave.cli.prediction;

import java.nio.charset.StandardCharsets;

/** The number of a row as digits, which is counted on without a division. */
final class RowNumber {
    /** Digits of the greatest number. */
    static final int LONGEST = 20;

    private final byte[] digits = new byte[LONGEST]; // those of the next number are the last
    private int first; // of the digits in use

    RowNumber(long start) {
        byte[] text = Long.toString(start).getBytes(StandardCharsets.US_ASCII);
        first = LONGEST - text.length;
        System.arraycopy(text, 0, digits, first, text.length);
    }

    /** Writes the number and goes on to the next; returns where it ends. */
    int write(byte[] target, int at) {
        int count = LONGEST - first;
        for (int i = 0; i < count; i++) {
            target[at + i] = digits[first + i];
        }
        next();
        return at + count;
    }

    private void next() {
        int place = LONGEST - 1;
        while (place >= first && digits[place] == '9') {
            digits[place--] = '0';
        }
        if (place < first) {
            first = place;
            digits[place] = '0';
        }
        digits[place]++;
    }
}
