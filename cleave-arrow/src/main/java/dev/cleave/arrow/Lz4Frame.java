package dev.cleave.arrow;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Unpacks a frame of LZ4, whose blocks may refer to those before them. Checksums are passed over. */
final class Lz4Frame {
    private static final int MAGIC = 0x184D2204;
    private static final int BLOCK_CHECKSUM = 1 << 4;
    private static final int CONTENT_SIZE = 1 << 3;
    private static final int DICTIONARY = 1;
    private static final int PLAIN = 1 << 31;
    private static final int LONG = 15; // a length that goes on in the next byte
    private static final int LEAST_MATCH = 4;

    private final byte[] packed;
    private final byte[] plain;
    private int read;
    private int written;

    private Lz4Frame(byte[] packed, byte[] plain) {
        this.packed = packed;
        this.plain = plain;
    }

    /** How many bytes there are; a {@link RuntimeException} where the frame makes no sense or they are too many. */
    static int unpack(byte[] packed, byte[] plain) {
        return new Lz4Frame(packed, plain).unpack();
    }

    private int unpack() {
        if (number() != MAGIC) {
            throw new IllegalStateException("no frame of LZ4");
        }
        int flags = packed[read];
        if ((flags & DICTIONARY) != 0) {
            throw new IllegalStateException("a frame of LZ4 with a dictionary");
        }
        read += 2 + ((flags & CONTENT_SIZE) != 0 ? Long.BYTES : 0) + 1;
        for (int size = number(); size != 0; size = number()) {
            int end = Math.addExact(read, size & ~PLAIN);
            if ((size & PLAIN) != 0) {
                copy(size & ~PLAIN);
            } else {
                block(end);
            }
            read = end + ((flags & BLOCK_CHECKSUM) != 0 ? Integer.BYTES : 0);
        }
        return written;
    }

    private int number() {
        int number = ByteBuffer.wrap(packed).order(ByteOrder.LITTLE_ENDIAN).getInt(read);
        read += Integer.BYTES;
        return number;
    }

    private void block(int end) {
        while (read < end) {
            int token = packed[read++] & 0xff;
            copy(length(token >> 4));
            if (read < end) {
                int back = packed[read] & 0xff | (packed[read + 1] & 0xff) << 8;
                read += 2;
                repeat(back, length(token & LONG) + LEAST_MATCH);
            }
        }
        if (read > end) {
            throw new IllegalStateException("a block of LZ4 that goes on beyond its end");
        }
    }

    private int length(int first) {
        int length = first;
        if (first == LONG) {
            int more;
            do {
                more = packed[read++] & 0xff;
                length = Math.addExact(length, more);
            } while (more == 0xff);
        }
        return length;
    }

    private void copy(int length) {
        System.arraycopy(packed, read, plain, written, length);
        read += length;
        written += length;
    }

    private void repeat(int back, int length) {
        if (back == 0 || back > written) {
            throw new IllegalStateException("a block of LZ4 that refers to what is before it");
        }
        for (int i = 0; i < length; i++) {
            plain[written] = plain[written - back];
            written++;
        }
    }
}
