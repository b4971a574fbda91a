package dev.cleave.table.csv;

import dev.cleave.table.InputException;
import dev.cleave.table.Rows;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.cell.DecimalComma;
import java.io.IOException;
import java.util.BitSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Hands over what is made of small tables, in their order. */
final class BatchDelivery<T> {
    private static final int ROWS = 1 << 14;

    private final Predicate<String> needed;
    private final Function<Table, T> work;
    private final CsvBatches.Taker<T> taker;
    private long rows; // that were handed over; changed by the thread whose turn it is
    private boolean isAscii = true;

    /** @param needed columns, by name; cells of others may be empty */
    BatchDelivery(Predicate<String> needed, Function<Table, T> work, CsvBatches.Taker<T> taker) {
        this.needed = needed;
        this.work = work;
        this.taker = taker;
    }

    boolean hasRows() {
        return rows > 0;
    }

    PieceReader.Parts start(PieceReader.Start start) {
        return () -> {
            BatchTables tables = new BatchTables(start);
            return new PieceReader.Part(tables.texts(), skipped(start), chunk -> deliver(chunk, tables, start));
        };
    }

    /** None where commas may be decimal ones, which is decided by all columns. */
    private BitSet skipped(PieceReader.Start start) {
        BitSet skipped = new BitSet();
        for (int i = 0; i < start.header().size(); i++) {
            skipped.set(
                    i, start.separator() == ',' && !needed.test(start.header().get(i)));
        }
        return skipped;
    }

    private boolean deliver(Chunk chunk, BatchTables tables, PieceReader.Start start)
            throws IOException, NotPlainException {
        if (chunk.rows == 0) {
            return isTurn(chunk, start) && isDone(start);
        }
        Table table = tables.of(chunk);
        boolean isPlain = start.separator() == ',' || table.columns().stream().noneMatch(DecimalComma::occurs);
        if (!isPlain) {
            throw NotPlainException.INSTANCE; // whether these are numbers is only known at the end
        }
        T made = work.apply(table);
        if (!isTurn(chunk, start)) {
            return false;
        }
        isAscii &= tables.isAscii();
        take(made, table.rows());
        return isDone(start);
    }

    private static boolean isTurn(Chunk chunk, PieceReader.Start start) {
        return start.turns().await(chunk.number);
    }

    private static boolean isDone(PieceReader.Start start) {
        start.turns().done();
        return true;
    }

    private void take(T made, int count) throws IOException {
        try {
            taker.take(made, rows);
        } catch (IOException e) {
            throw new FailedTakerException(e);
        }
        rows += count;
    }

    /** Rows of all of the file, from the first that was not handed over on. */
    void rest(Table whole) throws IOException {
        while (rows < whole.rows()) {
            int first = (int) rows;
            int count = Math.min(ROWS, whole.rows() - first);
            Table some =
                    whole.select(Rows.of(IntStream.range(first, first + count).toArray()));
            taker.take(work.apply(some), rows);
            rows += count;
        }
    }

    /** An {@link InputException} where rows were handed over whose characters would have been others. */
    void requireAscii(SourceLocation file) {
        if (!isAscii) {
            throw new InputException(
                    file, "is UTF-8 in the first " + rows + " rows and not further on; save all of it as UTF-8");
        }
    }

    /** What was made could not be taken, which is no fault of the file. */
    static final class FailedTakerException extends IOException {
        private static final long serialVersionUID = 1L;

        private final IOException failure;

        FailedTakerException(IOException failure) {
            super(failure);
            this.failure = failure;
        }

        IOException failure() {
            return failure;
        }
    }
}
