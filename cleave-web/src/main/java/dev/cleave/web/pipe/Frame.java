package dev.cleave.web.pipe;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * What is sent at a time: the length of the header in 4 bytes, that of the body in 8, both big-endian; the header, JSON in UTF-8; the body.
 *
 * @param body to be read from its position on
 */
record Frame(JsonNode header, ByteBuffer body) {
    private static final int MOST_HEADER = 1 << 28;
    private static final long MOST_BODY = Integer.MAX_VALUE - 8; // an array
    static final JsonMapper JSON = JsonMapper.builder().build();

    static Frame of(JsonNode header) {
        return new Frame(header, ByteBuffer.allocate(0));
    }

    /** None where the pipe ends; an {@link IOException} where it ends within a frame or what comes is none. */
    static Optional<Frame> read(DataInputStream from) throws IOException {
        int first = from.read();
        if (first < 0) {
            return Optional.empty();
        }
        byte[] rest = from.readNBytes(11);
        if (rest.length < 11) {
            throw new EOFException("the pipe ended within a frame");
        }
        ByteBuffer lengths = ByteBuffer.allocate(12).put((byte) first).put(rest).flip();
        int header = lengths.getInt();
        long body = lengths.getLong();
        if (header < 2 || header > MOST_HEADER || body < 0 || body > MOST_BODY) {
            throw new IOException("is no frame: a header of " + header + " bytes and a body of " + body);
        }
        byte[] text = whole(from, header);
        return Optional.of(new Frame(JSON.readTree(text), ByteBuffer.wrap(whole(from, (int) body))));
    }

    private static byte[] whole(DataInputStream from, int length) throws IOException {
        byte[] bytes = from.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException("the pipe ended within a frame");
        }
        return bytes;
    }

    void write(DataOutputStream to) throws IOException {
        byte[] text = JSON.writeValueAsBytes(header);
        to.writeInt(text.length);
        to.writeLong(body.remaining());
        to.write(text);
        to.write(body.array(), body.arrayOffset() + body.position(), body.remaining());
        to.flush();
    }
}
