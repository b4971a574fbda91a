package dev.cleave.table.csv;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** The bytes at the start of a text that tell its encoding. */
enum ByteOrderMark {
    UTF_8(StandardCharsets.UTF_8, "\u00ef\u00bb\u00bf"),
    UTF_16_BIG(StandardCharsets.UTF_16BE, "\u00fe\u00ff"),
    UTF_16_LITTLE(StandardCharsets.UTF_16LE, "\u00ff\u00fe");

    private final Charset charset;
    private final String bytes; // a character each

    ByteOrderMark(Charset charset, String bytes) {
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
        return bytes.length();
    }

    private boolean begins(byte[] start) {
        return new String(start, StandardCharsets.ISO_8859_1).startsWith(bytes);
    }
}
