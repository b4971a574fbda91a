package dev.cleave.table.csv;

import dev.cleave.budget.Budget;
import dev.cleave.budget.Turns;
import dev.cleave.budget.Workers;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** One thread's part of reading a file: takes a piece, parses it, hands it in, until there is none. */
final class ChunkWorker {
    private final RecordChunks chunks;
    private final ChunkParser parser;
    private final ChunkTaker taker;
    private final Turns turns;
    private Chunk chunk;
    private int start = -1; // where the records of a piece that is there begin

    ChunkWorker(RecordChunks chunks, ChunkParser parser, int columns, ChunkTaker taker, Turns turns) {
        this.chunks = chunks;
        this.parser = parser;
        this.taker = taker;
        this.turns = turns;
        this.chunk = new Chunk(columns);
    }

    /** A piece that was taken already, whose records begin at {@code start}. */
    void startWith(Chunk first, int start) {
        chunk.takeBytes(first);
        this.start = start;
    }

    /** All of them at once, until every piece is done; what one fails with is thrown. */
    static void run(List<ChunkWorker> workers) throws IOException, NotPlainException {
        List<Workers.Job<Optional<Exception>>> jobs = workers.stream()
                .<Workers.Job<Optional<Exception>>>map(worker -> worker::run)
                .toList();
        List<Optional<Exception>> failures =
                jobs.size() == 1 ? List.of(jobs.get(0).get()) : Workers.run(jobs, jobs.size(), Budget.unlimited());
        for (Optional<Exception> failure : failures) {
            if (failure.isPresent()) {
                rethrow(failure.get());
            }
        }
    }

    private static void rethrow(Exception failure) throws IOException, NotPlainException {
        if (failure instanceof IOException io) {
            throw io;
        }
        if (failure instanceof RuntimeException unchecked) {
            throw unchecked;
        }
        throw NotPlainException.INSTANCE;
    }

    private Optional<Exception> run() {
        boolean done = false;
        try {
            work();
            done = true;
            return Optional.empty();
        } catch (IOException | NotPlainException | RuntimeException e) {
            return Optional.of(e);
        } finally {
            if (!done) {
                turns.stop();
            }
        }
    }

    private void work() throws IOException, NotPlainException {
        boolean more = start >= 0 || chunks.next(chunk);
        while (more) {
            parser.parse(chunk, Math.max(0, start));
            start = -1;
            more = taker.take(chunk) && chunks.next(chunk);
        }
    }
}
