package dev.cleave.web.http;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Answers requests over HTTP/1.1. One thread reads all connections and answers what is quick, a row alone; longer work is for a few threads,
 * and where they have too much of it the answer is 503.
 */
public final class HttpEndpoint implements AutoCloseable {
    private static final int WORKERS = 2;
    private static final int WAITING = 64;
    private static final int QUICK = 1 << 13; // bytes of a body
    private static final long LOOK = 200; // milliseconds after which late requests are looked for
    private static final long IDLE = Duration.ofMinutes(2).toNanos();

    private final RowApi api;
    private final Selector selector;
    private final ServerSocketChannel door;
    private final Thread thread = new Thread(this::run, "cleave-http");
    private final ExecutorService workers =
            new ThreadPoolExecutor(WORKERS, WORKERS, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(WAITING));
    private final Queue<Runnable> done = new ConcurrentLinkedQueue<>(); // answers of workers, to be sent
    private final Set<Connection> connections = new LinkedHashSet<>();
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(1 << 16);
    private long looked = System.nanoTime(); // for late requests
    private volatile boolean isStopping;

    private HttpEndpoint(RowApi api, Selector selector, ServerSocketChannel door) {
        this.api = api;
        this.selector = selector;
        this.door = door;
    }

    /** An {@link IOException} where the address can't be had. */
    public static HttpEndpoint start(InetSocketAddress address, RowApi api) throws IOException {
        ServerSocketChannel door = ServerSocketChannel.open();
        door.setOption(StandardSocketOptions.SO_REUSEADDR, true);
        door.bind(address, api.limits().connections());
        door.configureBlocking(false);
        Selector selector = Selector.open();
        door.register(selector, SelectionKey.OP_ACCEPT);
        HttpEndpoint endpoint = new HttpEndpoint(api, selector, door);
        endpoint.thread.start();
        return endpoint;
    }

    public int port() {
        return door.socket().getLocalPort();
    }

    /** Takes no more connections, answers the requests that have begun, and ends; within the time that a request has. */
    @Override
    public void close() throws IOException {
        isStopping = true;
        selector.wakeup();
        try {
            thread.join(api.limits().time().toMillis() + 2 * LOOK);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        workers.shutdownNow();
        selector.close();
        door.close();
    }

    private void run() {
        try {
            while (!isStopping || connections.stream().anyMatch(Connection::isUnderWay)) {
                selector.select(this::ready, LOOK);
                for (Runnable answer = done.poll(); answer != null; answer = done.poll()) {
                    answer.run();
                }
                tidy();
            }
            List.copyOf(connections).forEach(Connection::close);
        } catch (IOException | java.nio.channels.ClosedSelectorException e) {
            List.copyOf(connections).forEach(Connection::close); // it was closed before all was answered
        }
    }

    private void ready(SelectionKey key) {
        if (!key.isValid()) {
            return;
        }
        if (key.isAcceptable()) {
            accept();
            return;
        }
        Connection connection = (Connection) key.attachment();
        guarded(connection, () -> {
            if (key.isWritable()) {
                connection.flush();
            } else if (!connection.receive(buffer)) {
                connection.close();
                return;
            }
            answer(connection);
        });
    }

    private void accept() {
        try {
            SocketChannel channel = door.accept();
            if (channel == null) {
                return;
            }
            if (connections.size() >= api.limits().connections() || isStopping) {
                channel.close();
                return;
            }
            channel.configureBlocking(false);
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            SelectionKey key = channel.register(selector, SelectionKey.OP_READ);
            Connection connection = new Connection(channel, key, api.limits().bytes());
            key.attach(connection);
            connections.add(connection);
        } catch (IOException e) {
            // one that is gone already, or too many files are open: others may be answered
        }
    }

    /** All requests that are there, in their order. */
    private void answer(Connection connection) throws IOException {
        try {
            for (Optional<Request> next = connection.next(); next.isPresent(); next = connection.next()) {
                Request request = next.get();
                if (isQuick(request)) {
                    connection.answer(api.answer(request), isStopping);
                } else {
                    connection.pause();
                    hand(connection, request);
                }
            }
        } catch (HttpRefusal e) {
            connection.answer(e.reply(), true);
        }
    }

    private static boolean isQuick(Request request) {
        return request.body().length <= QUICK && !request.path().equals("/explain");
    }

    private void hand(Connection connection, Request request) throws IOException {
        try {
            workers.execute(() -> {
                Reply reply = api.answer(request);
                done.add(() -> guarded(connection, () -> {
                    connection.answer(reply, isStopping);
                    answer(connection);
                }));
                selector.wakeup();
            });
        } catch (RejectedExecutionException e) {
            connection.answer(Reply.error(503, "too much is asked at the same time; ask again"), isStopping);
        }
    }

    /** Something that a client may end at any time. */
    private void guarded(Connection connection, Step step) {
        try {
            if (connection.isOpen()) {
                step.take();
            }
        } catch (IOException | RuntimeException e) {
            connection.close(); // whatever is wrong with one, others are answered
        }
        if (!connection.isOpen()) {
            connections.remove(connection);
        }
    }

    private void tidy() {
        if (System.nanoTime() - looked < TimeUnit.MILLISECONDS.toNanos(LOOK)) {
            return;
        }
        looked = System.nanoTime();
        long time = api.limits().time().toNanos();
        for (Connection connection : List.copyOf(connections)) {
            if (connection.isUnderWay() && !connection.isBusy() && connection.isOlderThan(time)) {
                guarded(
                        connection,
                        () -> connection.answer(Reply.error(408, "the request took too long to come"), true));
                connection.close();
            } else if (connection.isOlderThan(IDLE) && !connection.isBusy()) {
                connection.close();
            }
            if (!connection.isOpen()) {
                connections.remove(connection);
            }
        }
    }

    private interface Step {
        void take() throws IOException;
    }
}
