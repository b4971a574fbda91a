package dev.cleave.arrow;

import java.nio.ByteBuffer;
import org.apache.arrow.flatbuf.Message;

/**
 * A message of a file: what it says, and where its body is.
 *
 * @param next where the next one begins
 */
record IpcMessage(Message message, long body, long next) {
    private static final int CONTINUATION = -1; // before the length, since version 0.15 of the library
    private static final int ALIGNMENT = 8;

    /** The message that begins there; its body too is in the file. One without length is the mark at the end. */
    static IpcMessage at(IpcBytes file, long from) {
        int first = file.read(from, Integer.BYTES).getInt();
        long start = first == CONTINUATION ? from + 2 * Integer.BYTES : from + Integer.BYTES;
        int length = first == CONTINUATION
                ? file.read(from + Integer.BYTES, Integer.BYTES).getInt()
                : first;
        if (length == 0) {
            return new IpcMessage(new Message(), start, start);
        }
        ByteBuffer header = file.read(start, length);
        Message message = Message.getRootAsMessage(header);
        long body = aligned(start + length);
        if (!file.has(body, message.bodyLength())) {
            throw ArrowDamage.cutShort(file.place());
        }
        return new IpcMessage(message, body, aligned(body + message.bodyLength()));
    }

    private static long aligned(long position) {
        return (position + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    }

    boolean isEnd() {
        return next == body && message.getByteBuffer() == null;
    }
}
