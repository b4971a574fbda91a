package dev.cleave.table.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A gzipped CSV of many pieces is read as its text is, whatever the number of threads; what is cut short is said to be. */
class GzipCsvTest {
    private static final int PIECE = 1 << 16;
    private static final byte[] TEXT = text().getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path folder;

    @Test
    void itIsReadAsItsText() throws IOException {
        Table expected = CsvFile.readInOrder(write("t.csv", TEXT));
        Path packed = write("t.csv.gz", gzip(TEXT));
        for (int threads = 1; threads <= 4; threads++) {
            Table found = CsvFile.read(packed, PIECE, threads);
            assertEquals(expected, found, threads + " threads");
            assertEquals(expected.place(99_999).line(), found.place(99_999).line());
        }
    }

    @Test
    void membersFollowEachOther() throws IOException {
        ByteArrayOutputStream both = new ByteArrayOutputStream();
        int middle = TEXT.length / 3; // in the middle of a line, most likely
        both.write(gzip(Arrays.copyOf(TEXT, middle)));
        both.write(gzip(Arrays.copyOfRange(TEXT, middle, TEXT.length)));
        assertEquals(
                CsvFile.readInOrder(write("t.csv", TEXT)),
                CsvFile.read(write("t.csv.gz", both.toByteArray()), PIECE, 3));
    }

    @Test
    void whatIsCutShortIsSaidToBe() throws IOException {
        byte[] packed = gzip(TEXT);
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 20; i++) {
            int length = i == 0 ? packed.length - 1 : 20 + random.nextInt(packed.length - 20);
            Path file = write("t.csv.gz", Arrays.copyOf(packed, length));
            String expected = file + ": the gzip data is damaged or cut short; get the file again";
            InputException whole = assertThrows(InputException.class, () -> CsvFile.read(file, PIECE, 3));
            assertEquals(expected, whole.getMessage(), "of " + length + " bytes");
            InputException batches = assertThrows(
                    InputException.class, () -> CsvBatches.each(file, PIECE, 3, Table::rows, (rows, first) -> {}));
            assertEquals(expected, batches.getMessage(), "of " + length + " bytes");
        }
    }

    private static String text() {
        SplittableRandom random = new SplittableRandom(1);
        StringBuilder text = new StringBuilder("a,b,c\n");
        for (int row = 0; row < 100_000; row++) {
            text.append(random.nextInt(1000) / 10.0)
                    .append(random.nextInt(9) == 0 ? ",\"x, y\"," : ",z,")
                    .append(random.nextInt(3))
                    .append('\n');
        }
        return text.toString();
    }

    private Path write(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }

    private static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(bytes);
        }
        return packed.toByteArray();
    }
}
