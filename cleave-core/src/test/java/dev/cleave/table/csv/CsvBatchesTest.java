package dev.cleave.table.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.Table;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Table after table, a file has the rows that it has as a whole, in their order. */
class CsvBatchesTest {
    @TempDir
    private Path folder;

    @Test
    void randomFilesHaveTheSameRows() throws IOException {
        int tables = 0;
        for (long seed = 0; seed < 1_500; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Path file = Files.write(folder.resolve("random.csv"), RandomCsv.file(random));
            String expected = described(
                    () -> list(CsvFile.readInOrder(file), name -> true).toString());
            int size = 1 + random.nextInt(100);
            int threads = 1 + random.nextInt(3);
            String found = described(() -> inBatches(file, size, threads, name -> true));
            assertTrue(
                    found.equals(expected) || found.contains("is UTF-8 in the first"),
                    "seed " + seed + ", expected " + expected + ", found " + found);
            tables += expected.startsWith("[") ? 1 : 0;
        }
        assertTrue(tables > 500, tables + " of the files were tables");
    }

    /** What is wrong with a column that nobody needs is still wrong, and the cells of the others are what they are. */
    @Test
    void columnsThatAreNotNeededDontChangeTheOthers() throws IOException {
        int tables = 0;
        for (long seed = 0; seed < 1_500; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Path file = Files.write(folder.resolve("random.csv"), RandomCsv.file(random));
            int parity = (int) (seed & 1);
            Predicate<String> needed = name -> (name.hashCode() & 1) == parity;
            String expected =
                    described(() -> list(CsvFile.readInOrder(file), needed).toString());
            int size = 1 + random.nextInt(100);
            int threads = 1 + random.nextInt(3);
            String found = described(() -> inBatches(file, size, threads, needed));
            assertTrue(
                    found.equals(expected) || found.contains("is UTF-8 in the first"),
                    "seed " + seed + ", expected " + expected + ", found " + found);
            tables += expected.startsWith("[") ? 1 : 0;
        }
        assertTrue(tables > 500, tables + " of the files were tables");
    }

    @Test
    void aTakerThatFailsIsNoFaultOfTheFile() throws IOException {
        Path file = Files.writeString(folder.resolve("t.csv"), "a\n1\n2\n");
        IOException full = new IOException("disk full");
        CsvBatches.Taker<Integer> taker = (rows, first) -> {
            throw full;
        };
        assertEquals(full, assertThrows(IOException.class, () -> CsvBatches.each(file, Table::rows, taker)));
    }

    @Test
    void whatWorkComplainsOfComesThrough() throws IOException {
        Path file = Files.writeString(folder.resolve("t.csv"), "a\n" + "1\n".repeat(100));
        InputException e = assertThrows(
                InputException.class,
                () -> CsvBatches.each(file, 10, 3, table -> table.column("b"), (column, first) -> {}));
        assertTrue(e.getMessage().contains("there is no column 'b'"), e.getMessage());
    }

    @Test
    void anotherEncodingFurtherOnIsSaid() throws IOException {
        String start = "a,b\né,1\n" + "x,2\n".repeat(60_000); // more than is looked at to find the separator
        byte[] mixed = (start + "e,1\n").getBytes(StandardCharsets.UTF_8);
        mixed[mixed.length - 4] = (byte) 0xe9;
        Path file = Files.write(folder.resolve("t.csv"), mixed);
        InputException e = assertThrows(
                InputException.class, () -> CsvBatches.each(file, 1_000, 2, Table::rows, (rows, first) -> {}));
        assertTrue(e.getMessage().contains("save all of it as UTF-8"), e.getMessage());
    }

    /** What is added while rows are handed over is not read, and a warning says so; half a line is an error. */
    @Test
    void aFileThatGrowsIsReadAsItWas() throws IOException {
        String whole = "a,b\n" + "1,2\n".repeat(1_000);
        for (String written : List.of(whole, whole + "1,2")) {
            Path file = Files.writeString(folder.resolve("t.csv"), written);
            AtomicLong rows = new AtomicLong();
            CsvBatches.Taker<Integer> taker = (some, first) -> {
                rows.addAndGet(some);
                Files.writeString(file, "3,4\n", StandardOpenOption.APPEND);
            };
            if (written.endsWith("\n")) {
                List<Note> notes = CsvBatches.each(file, 100, 2, Table::rows, taker);
                assertTrue(notes.get(0).text().contains("grew while it was read"), notes.toString());
                assertEquals(1_000, rows.get());
            } else {
                InputException e =
                        assertThrows(InputException.class, () -> CsvBatches.each(file, 100, 2, Table::rows, taker));
                assertTrue(e.getMessage().contains("read it again when it is complete"), e.getMessage());
            }
        }
    }

    @Test
    void aFileThatStaysHasNoNotes() throws IOException {
        Path file = Files.writeString(folder.resolve("t.csv"), "a,b\n1,2\n3,4");
        assertEquals(List.of(), CsvBatches.each(file, Table::rows, (rows, first) -> {}));
    }

    private static String inBatches(Path file, int size, int threads, Predicate<String> needed) {
        List<String> rows = new ArrayList<>();
        CsvBatches.Taker<List<String>> taker = (some, first) -> {
            assertEquals(rows.size(), first);
            rows.addAll(some);
        };
        try {
            CsvBatches.each(file, size, threads, new BatchDelivery<>(needed, table -> list(table, needed), taker));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return rows.toString();
    }

    private static List<String> list(Table table, Predicate<String> needed) {
        return IntStream.range(0, table.rows())
                .mapToObj(row -> {
                    Map<String, String> cells = new TreeMap<>(table.row(row));
                    cells.keySet().removeIf(needed.negate());
                    return cells.toString();
                })
                .toList();
    }

    private static String described(Supplier<String> reading) {
        try {
            return reading.get();
        } catch (InputException e) {
            return e.getMessage();
        }
    }
}
