package dev.cleave.table.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Reading in pieces, by several threads, is reading from start to end: the same table, the same words about bad input. */
class ParallelCsvTest {
    @TempDir
    private Path folder;

    @Test
    void randomFilesAreReadAlike() throws IOException {
        int tables = 0;
        for (long seed = 0; seed < 3_000; seed++) {
            tables += isReadAlike(seed) ? 1 : 0;
        }
        assertTrue(tables > 1_000, tables + " of the files were tables");
    }

    @Test
    void wellFormedQuotesAreReadInPieces() throws Exception {
        Path file = Files.writeString(folder.resolve("quoted.csv"), "a,\"b\"\n\"1,\n\"\"2\",x\n\n3,\"y\"\n");
        Table table = ParallelCsv.read(new PieceReader(file, StandardCharsets.UTF_8, 3, 2), List.of());
        assertEquals(List.of("1,\n\"2", "3"), table.column("a").values());
        assertEquals(5, table.place(1).line().orElseThrow());
    }

    @Test
    void zerosAtTheEndOfATextCount() {
        CellTexts texts = new CellTexts();
        List<String> cells = List.of("", "a", "a\0", "a\0\0", "\0", "abcdefg", "abcdefg\0", "abcdefgh", "abcdefghi");
        for (int i = 0; i < 2 * cells.size(); i++) {
            byte[] cell = cells.get(i % cells.size()).getBytes(StandardCharsets.UTF_8);
            assertEquals(i % cells.size(), texts.number(cell, 0, cell.length));
        }
    }

    private boolean isReadAlike(long seed) throws IOException {
        SplittableRandom random = new SplittableRandom(seed);
        Path file = Files.write(folder.resolve("random.csv"), RandomCsv.file(random));
        String expected = described(() -> CsvFile.readInOrder(file));
        int size = 1 + random.nextInt(random.nextBoolean() ? 8 : 200);
        String found = described(() -> CsvFile.read(file, size, 1 + random.nextInt(3)));
        assertEquals(expected, found, () -> "seed " + seed + ", pieces of " + size);
        return expected.startsWith("Table");
    }

    /** Everything that can be asked of a table, or the message. */
    private static String described(Supplier<Table> reading) {
        try {
            Table table = reading.get();
            StringBuilder text = new StringBuilder(table + "\n" + table.notes());
            table.columns().forEach(column -> {
                text.append('\n').append(column.name()).append(column.values());
                IntStream.range(0, column.rows())
                        .forEach(row -> text.append(' ').append(column.code(row)));
            });
            IntStream.range(0, table.rows()).forEach(row -> text.append('\n').append(table.place(row)));
            return text.toString();
        } catch (InputException e) {
            return e.getMessage();
        }
    }
}
