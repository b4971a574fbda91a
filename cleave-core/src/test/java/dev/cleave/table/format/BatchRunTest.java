package dev.cleave.table.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What threads make of batches arrives in the order of the rows, and what one fails with is thrown. */
class BatchRunTest {
    @Test
    void everyRowArrivesOnceInOrder() throws IOException {
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<Table> tables = new ArrayList<>();
            List<String> expected = new ArrayList<>();
            for (int i = 0; i < random.nextInt(30); i++) {
                List<List<String>> rows = new ArrayList<>();
                for (int row = 0; row <= random.nextInt(4); row++) {
                    rows.add(List.of("v" + expected.size()));
                    expected.add("v" + expected.size());
                }
                tables.add(Table.of(List.of("a"), rows));
            }
            List<String> found = new ArrayList<>();
            new BatchRun<List<String>>(
                            batches(tables), table -> table.column("a").values(), (cells, first) -> {
                                assertEquals(found.size(), first);
                                found.addAll(cells);
                            })
                    .run(1 + random.nextInt(4));
            assertEquals(expected, found, "seed " + seed);
        }
    }

    @Test
    void aTakerThatFails() {
        IOException full = new IOException("disk full");
        BatchRun<Integer> run = new BatchRun<>(batches(tables(20)), Table::rows, (rows, first) -> {
            if (first == 7) {
                throw full;
            }
        });
        assertSame(full, assertThrows(IOException.class, () -> run.run(3)));
    }

    @Test
    void workThatFails() {
        InputException bad = new InputException(SourceLocation.unknown(), "bad");
        BatchRun<Integer> run = new BatchRun<>(
                batches(tables(20)),
                table -> {
                    throw bad;
                },
                (rows, first) -> {});
        assertSame(bad, assertThrows(InputException.class, () -> run.run(3)));
    }

    @Test
    void aFileThatFailsFurtherOn() {
        InputException bad = new InputException(SourceLocation.unknown(), "bad");
        TableBatches good = batches(tables(9));
        BatchRun<Integer> run = new BatchRun<>(
                batches(() -> Optional.of(good.next().orElseThrow(() -> bad))), Table::rows, (rows, first) -> {});
        assertSame(bad, assertThrows(InputException.class, () -> run.run(3)));
    }

    private static List<Table> tables(int count) {
        List<Table> tables = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            tables.add(Table.of(List.of("a"), List.of(List.of("1"))));
        }
        return tables;
    }

    private static TableBatches batches(List<Table> tables) {
        Iterator<Table> left = tables.iterator();
        return batches(() -> left.hasNext() ? Optional.of(left.next()) : Optional.empty());
    }

    /** Gives the next batch. */
    private interface Next {
        Optional<Table> next();
    }

    private static TableBatches batches(Next next) {
        return new TableBatches() {
            @Override
            public Optional<Table> next() {
                return next.next();
            }

            @Override
            public void close() {}
        };
    }
}
