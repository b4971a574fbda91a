package dev.cleave.arrow;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.function.IntFunction;

/** Texts that stand one after the other. */
final class Utf8Texts {
    private Utf8Texts() {}

    /** @param width of an offset, in bytes */
    static IntFunction<String> of(ByteBuffer offsets, int width, ByteBuffer data, int rows) {
        if (rows > 0 && offsets.capacity() < (rows + 1L) * width) {
            throw new IllegalStateException("texts whose ends are not there");
        }
        return row -> text(data, at(offsets, row, width), at(offsets, row + 1, width));
    }

    private static int at(ByteBuffer offsets, int index, int width) {
        int from = Math.multiplyExact(index, width);
        return width == Integer.BYTES ? offsets.getInt(from) : Math.toIntExact(offsets.getLong(from));
    }

    private static String text(ByteBuffer data, int from, int to) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(data.slice(from, to - from))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new IllegalStateException("bytes that are no text in UTF-8", e);
        }
    }
}
