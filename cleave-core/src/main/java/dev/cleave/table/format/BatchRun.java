package dev.cleave.table.format;

import dev.cleave.budget.Budget;
import dev.cleave.budget.Turns;
import dev.cleave.budget.Workers;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvBatches;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Several threads work on batches side by side; one at a time takes the next batch, and what is made is handed over in order. */
final class BatchRun<T> {
    private final TableBatches batches;
    private final Function<Table, T> work;
    private final CsvBatches.Taker<T> taker;
    private final Turns turns = new Turns();
    private long taken; // batches
    private long rows; // that were taken

    BatchRun(TableBatches batches, Function<Table, T> work, CsvBatches.Taker<T> taker) {
        this.batches = batches;
        this.work = work;
        this.taker = taker;
    }

    /** @param first how many rows there are before */
    private record Batch(Table table, long number, long first) {}

    private synchronized Optional<Batch> next() {
        Optional<Batch> next = batches.next().map(table -> new Batch(table, taken, rows));
        next.ifPresent(batch -> {
            taken++;
            rows += batch.table().rows();
        });
        return next;
    }

    /** Until all are handed over; what a thread fails with is thrown. */
    void run(int threads) throws IOException {
        List<Workers.Job<Optional<Exception>>> jobs = Collections.nCopies(threads, this::finish);
        for (Optional<Exception> failure : Workers.run(jobs, threads, Budget.unlimited())) {
            if (failure.isPresent()) {
                rethrow(failure.get());
            }
        }
    }

    private static void rethrow(Exception failure) throws IOException {
        if (failure instanceof IOException io) {
            throw io;
        }
        throw (RuntimeException) failure;
    }

    private Optional<Exception> finish() {
        boolean done = false;
        try {
            for (Optional<Batch> batch = next(); batch.isPresent() && handOver(batch.get()); batch = next()) {}
            done = true;
            return Optional.empty();
        } catch (IOException | RuntimeException e) {
            return Optional.of(e);
        } finally {
            if (!done) {
                turns.stop();
            }
        }
    }

    /** False where an earlier batch failed. */
    private boolean handOver(Batch batch) throws IOException {
        T made = work.apply(batch.table());
        if (!turns.await(batch.number())) {
            return false;
        }
        taker.take(made, batch.first());
        turns.done();
        return true;
    }
}
