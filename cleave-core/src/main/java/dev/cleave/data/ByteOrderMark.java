package dev.cleave.data;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** The bytes at the start of a text that tell its encoding. */
enum ByteOrderMark {
    UTF_8(StandardCharsets.UTF_8, 0xef, 0xbb, 0xbf),
    UTF_16_BIG(StandardCharsets.UTF_16BE, 0xfe, 0xff),
    UTF_16_LITTLE(StandardCharsets.UTF_16LE, 0xff, 0xfe);

    private final Charset charset;
    private final int[] bytes;

    ByteOrderMark(Charset charset, int... bytes) {
        this.charset = charset;
        this.bytes = bytes;
    }

    static Optional<ByteOrderMark> of(byte[] start) {
        return Arrays.stream(values()).filter(mark -> mark.begins(start)).findFirst();
    }

    Charset charset() {
        return charset;
    }

    int length() {
        return bytes.length;
    }

    private boolean begins(byte[] start) {
        for (int i = 0; i < bytes.length; i++) {
            if (i >= start.length || (start[i] & 0xff) != bytes[i]) {
                return false;
            }
        }
        return true;
    }
}
