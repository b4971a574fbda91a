package dev.cleave.interchange.torch;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** The arguments of opcodes; reading past the end is a {@link TorchFormatException}. */
final class PickleBytes {
    private final ByteBuffer bytes;

    PickleBytes(byte[] bytes) {
        this.bytes = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    int position() {
        return bytes.position();
    }

    int one() {
        require(1);
        return bytes.get() & 0xff;
    }

    void skip(int count) {
        require(count);
        bytes.position(bytes.position() + count);
    }

    int signed() {
        require(Integer.BYTES);
        return bytes.getInt();
    }

    long unsigned(int count) {
        long value = 0;
        for (int i = 0; i < count; i++) {
            value |= (long) one() << 8 * i;
        }
        return value;
    }

    double real() {
        require(Double.BYTES);
        return Double.longBitsToDouble(Long.reverseBytes(bytes.getLong()));
    }

    /** Two's complement, the lowest byte first. */
    long integer(int count) {
        require(count);
        byte[] reversed = new byte[count + 1];
        for (int i = count; i > 0; i--) {
            reversed[i] = bytes.get();
        }
        reversed[0] = (byte) (count > 0 && reversed[1] < 0 ? -1 : 0);
        return new BigInteger(reversed).longValueExact();
    }

    String text(long length) {
        require(length);
        byte[] text = new byte[(int) length];
        bytes.get(text);
        return new String(text, StandardCharsets.UTF_8);
    }

    /** Up to the end of the line. */
    String line() {
        StringBuilder line = new StringBuilder();
        for (int next = one(); next != '\n'; next = one()) {
            line.append((char) next);
        }
        return line.toString();
    }

    private void require(long count) {
        if (count > bytes.remaining()) {
            throw new TorchFormatException("its pickle is cut short; save it again");
        }
    }
}
