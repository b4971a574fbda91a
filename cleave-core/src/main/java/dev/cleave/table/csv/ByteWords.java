package dev.cleave.table.csv;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Eight bytes at a time, the first in the lowest bits. */
final class ByteWords {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long ONES = 0x0101010101010101L;
    private static final long HIGH = 0x8080808080808080L;
    private static final long LOW = ~HIGH;

    private ByteWords() {}

    static long at(byte[] bytes, int position) {
        return (long) LONGS.get(bytes, position);
    }

    /** This byte eight times. */
    static long repeat(int b) {
        return ONES * b;
    }

    /** The lowest bit that is set is the high bit of the first byte that is 0; where none is, no bit is set. */
    static long firstZero(long word) {
        return word - ONES & ~word & HIGH;
    }

    static boolean isAscii(long word) {
        return (word & HIGH) == 0;
    }

    /** How many bytes are 0. */
    static int zeros(long word) {
        return Long.bitCount(~((word & LOW) + LOW | word) & HIGH);
    }
}
