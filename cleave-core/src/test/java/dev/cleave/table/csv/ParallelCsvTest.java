package dev.cleave.table.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Reading in pieces, by several threads, is reading from start to end: the same table, the same words about bad input. */
class ParallelCsvTest {
    private static final List<String> CELLS = List.of(
            "0",
            "1",
            "1",
            "a",
            "bb",
            "",
            "",
            "?",
            "NA",
            "n/a",
            "null",
            "1.0",
            "2,5",
            "-3e9",
            "seven77",
            "eight888",
            "nine99999",
            " x ",
            "\tx",
            "x\u2003",
            "\u2003x",
            "\u00a0",
            "é",
            "größe",
            "λόγος",
            "日本",
            "\uD83D\uDE00",
            "a rather long text, of course",
            "1234567890123456789",
            "\u001f1",
            "\uFEFF",
            "#a",
            "'",
            " ",
            "  ");
    private static final List<String> ODD = List.of("a\"b", " \"q\"", "\"q\" ", "\"q\"x", "\"", "\"\"\"", "x\"\"");
    private static final List<String> BREAKS = List.of("\n", "\n", "\r\n", "\r");

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
        Table table = new ParallelCsv(file, StandardCharsets.UTF_8, 3, 2).read(List.of());
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
        Path file = Files.write(folder.resolve("random.csv"), packed(bytes(text(random), random), random));
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

    private static String text(SplittableRandom random) {
        char separator = ",;\t|".charAt(random.nextInt(4));
        int columns = 1 + random.nextInt(5);
        int rows = random.nextInt(30);
        boolean isClean = random.nextInt(3) > 0;
        String lineBreak = BREAKS.get(random.nextInt(BREAKS.size()));
        StringBuilder text = new StringBuilder();
        for (int row = 0; row <= rows; row++) {
            int cells = isClean || random.nextInt(40) > 0 ? columns : columns + random.nextInt(3) - 1;
            for (int i = 0; i < cells; i++) {
                text.append(i == 0 ? "" : separator);
                text.append(row == 0 && isClean ? "c" + i : cell(random, separator, lineBreak, isClean));
            }
            text.append(row == rows && random.nextBoolean() ? "" : lineBreak);
            text.append(random.nextInt(8) == 0 ? lineBreak : "");
        }
        return text.toString();
    }

    private static String cell(SplittableRandom random, char separator, String lineBreak, boolean isClean) {
        if (!isClean && random.nextInt(60) == 0) {
            return ODD.get(random.nextInt(ODD.size()));
        }
        String cell = CELLS.get(random.nextInt(CELLS.size()));
        boolean mustQuote = cell.indexOf(separator) >= 0;
        if (mustQuote || random.nextInt(6) == 0) {
            String inside = random.nextInt(3) > 0 ? cell : cell + lineBreak + "\"\"" + BREAKS.get(random.nextInt(4));
            return "\"" + inside + "\"";
        }
        return cell;
    }

    private static byte[] bytes(String text, SplittableRandom random) {
        boolean hasMark = random.nextInt(6) == 0;
        Charset charset = List.of(
                        StandardCharsets.UTF_8,
                        StandardCharsets.UTF_8,
                        StandardCharsets.ISO_8859_1,
                        hasMark ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_8,
                        hasMark ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_8)
                .get(random.nextInt(5));
        byte[] bytes = ((hasMark ? "\uFEFF" : "") + text).getBytes(charset);
        boolean isCut = random.nextInt(10) == 0;
        return isCut ? Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)) : bytes;
    }

    private static byte[] packed(byte[] bytes, SplittableRandom random) throws IOException {
        if (random.nextInt(5) > 0) {
            return bytes;
        }
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(bytes);
        }
        return packed.toByteArray();
    }
}
