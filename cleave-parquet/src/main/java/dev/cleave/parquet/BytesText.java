package dev.cleave.parquet;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.cell.NumberText;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.apache.parquet.io.api.Binary;

/** The text of values that are stored as bytes. */
final class BytesText {
    private static final int FRACTION = 10; // bits of a half-precision number
    private static final int BIAS = 15;

    private BytesText() {}

    /** An {@link InputException} where the bytes are no text. */
    static String utf8(Binary bytes, SourceLocation place) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(bytes.toByteBuffer())
                    .toString();
        } catch (CharacterCodingException e) {
            throw new InputException(
                    place, "holds bytes that are no text in UTF-8; turn them into text, or leave it out", e);
        }
    }

    static String uuid(Binary bytes) {
        ByteBuffer both = bytes.toByteBuffer();
        long high = both.getLong(both.position());
        return new UUID(high, both.getLong(both.position() + Long.BYTES)).toString();
    }

    static String half(Binary bytes) {
        ByteBuffer both = bytes.toByteBuffer().order(ByteOrder.LITTLE_ENDIAN);
        return NumberText.of(half(both.getShort(both.position())));
    }

    /** The number that these bits are in half precision. */
    static float half(short bits) {
        int exponent = bits >> FRACTION & 0x1f;
        int fraction = bits & (1 << FRACTION) - 1;
        float size;
        if (exponent == 0x1f) {
            size = fraction == 0 ? Float.POSITIVE_INFINITY : Float.NaN;
        } else if (exponent == 0) {
            size = Math.scalb((float) fraction, 1 - BIAS - FRACTION);
        } else {
            size = Math.scalb((float) (fraction | 1 << FRACTION), exponent - BIAS - FRACTION);
        }
        return bits < 0 ? -size : size;
    }
}
