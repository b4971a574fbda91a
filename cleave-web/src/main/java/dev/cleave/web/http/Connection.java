package dev.cleave.web.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;

/** One client: bytes that came and are not read yet, and bytes that it has not taken yet. One thread uses it. */
final class Connection {
    private static final int MOST_HEAD = 1 << 14;
    private static final int SMALL = 1 << 12;
    private static final int LARGE = 1 << 16; // bytes that are not kept for the next request
    private static final byte[] CONTINUE = "HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1);

    private final SocketChannel channel;
    private final SelectionKey key;
    private final int mostBytes;
    private byte[] came = new byte[SMALL];
    private int count; // bytes of it
    private ByteBuffer left = ByteBuffer.allocate(0);
    private Optional<RequestHead> head = Optional.empty();
    private long since = System.nanoTime(); // something last happened
    private boolean isBusy; // a request is being answered
    private boolean isEnding; // after what is left

    Connection(SocketChannel channel, SelectionKey key, int mostBytes) {
        this.channel = channel;
        this.key = key;
        this.mostBytes = mostBytes;
    }

    /** False where the client has closed it. */
    boolean receive(ByteBuffer buffer) throws IOException {
        buffer.clear();
        int read = channel.read(buffer);
        if (read < 0) {
            return false;
        }
        if (count == 0) {
            since = System.nanoTime(); // the request begins; how slowly it comes counts from here
        }
        if (count + read > came.length) {
            came = Arrays.copyOf(came, Math.max(count + read, 2 * came.length));
        }
        buffer.flip().get(came, count, read);
        count += read;
        return true;
    }

    /** The next request, where it is there whole and the one before is answered. */
    Optional<Request> next() throws HttpRefusal, IOException {
        if (isBusy || isEnding || left.hasRemaining()) {
            return Optional.empty();
        }
        if (head.isEmpty()) {
            head = head();
        }
        if (head.isEmpty() || count < head.get().size() + head.get().length()) {
            return Optional.empty();
        }
        RequestHead own = head.get();
        int end = own.size() + own.length();
        Request request = new Request(own.method(), own.path(), own.token(), Arrays.copyOfRange(came, own.size(), end));
        byte[] rest = came.length > LARGE ? new byte[Math.max(SMALL, count - end)] : came;
        System.arraycopy(came, end, rest, 0, count - end);
        came = rest;
        count -= end;
        isBusy = true;
        return Optional.of(request);
    }

    private Optional<RequestHead> head() throws HttpRefusal, IOException {
        OptionalInt end = RequestHead.end(came, count);
        if (end.orElse(count) > MOST_HEAD) {
            throw new HttpRefusal(431, "the headers are too long");
        }
        if (end.isEmpty()) {
            return Optional.empty();
        }
        RequestHead read = RequestHead.read(came, end.getAsInt());
        if (read.length() > mostBytes) {
            throw new HttpRefusal(413, "a body has at most " + mostBytes + " bytes, not " + read.length());
        }
        if (read.waits() && count == read.size()) {
            send(ByteBuffer.wrap(CONTINUE));
        }
        return Optional.of(read);
    }

    /** The answer to the request that {@link #next} gave. */
    void answer(Reply reply, boolean isLast) throws IOException {
        isEnding = isLast || !head.map(RequestHead::keepsAlive).orElse(false);
        head = Optional.empty();
        isBusy = false;
        since = System.nanoTime();
        send(bytes(reply));
    }

    private ByteBuffer bytes(Reply reply) {
        String start = "HTTP/1.1 " + reply.status() + " " + reply.reason() + "\r\nContent-Type: " + reply.type()
                + "\r\nContent-Length: " + reply.body().length
                + "\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n"
                + "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'\r\n"
                + (reply.status() == 401 ? "WWW-Authenticate: Bearer\r\n" : "")
                + (isEnding ? "Connection: close\r\n\r\n" : "\r\n");
        ByteBuffer all = ByteBuffer.allocate(start.length() + reply.body().length);
        return all.put(start.getBytes(StandardCharsets.ISO_8859_1))
                .put(reply.body())
                .flip();
    }

    private void send(ByteBuffer bytes) throws IOException {
        left = bytes;
        flush();
    }

    /** Sends what the client takes; reads again when it has taken all. */
    void flush() throws IOException {
        channel.write(left);
        if (left.hasRemaining()) {
            key.interestOps(SelectionKey.OP_WRITE);
        } else if (isEnding) {
            close();
        } else {
            key.interestOps(SelectionKey.OP_READ);
        }
    }

    /** While a request is answered elsewhere nothing is read. */
    void pause() {
        key.interestOps(0);
    }

    boolean isOpen() {
        return channel.isOpen();
    }

    /** Whether there is a request that has come in part or is being answered, or an answer that is not taken. */
    boolean isUnderWay() {
        return isBusy || count > 0 || left.hasRemaining();
    }

    boolean isBusy() {
        return isBusy;
    }

    boolean isOlderThan(long nanos) {
        return System.nanoTime() - since > nanos;
    }

    void close() {
        key.cancel();
        try {
            channel.close();
        } catch (IOException e) {
            // closed it is
        }
    }
}
