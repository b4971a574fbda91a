package dev.cleave.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.csv.CsvFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvErrorTest {
    @TempDir
    private Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", " \n\t\n", "\uFEFF"})
    void nothingInTheFile(String text) {
        assertEquals("the file is empty; the first line must name the columns", problem(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a,b", "a,b\n", "a,b\r\n\r\n"})
    void headerAlone(String text) {
        assertEquals("there is a header and no row; add rows of data below the header", problem(text));
    }

    @Test
    void raggedRowsSayLineAndCounts() {
        InputException e = failure("a,b,c\n1,2,3\n4,5\n");
        assertEquals(3, e.place().line().orElse(0));
        assertTrue(e.getMessage().contains("expected 3 cells as in the header, found 2"), e.getMessage());
    }

    @Test
    void tooManyCellsAreRaggedToo() {
        assertTrue(failure("a,b\n1,2,3\n").getMessage().contains("expected 2 cells as in the header, found 3"));
    }

    @Test
    void sameNameTwice() {
        InputException e = failure("a,b,a\n1,2,3\n");
        assertEquals("a", e.place().column().orElse(""));
        assertTrue(e.getMessage().contains("columns 1 and 3 have the same name; rename one"), e.getMessage());
    }

    @Test
    void anOpenQuoteSaysWhereItsRowStarts() {
        InputException e = failure("a,b\n1,2\n\"3,4\n5,6\n");
        assertEquals(3, e.place().line().orElse(0), e.getMessage());
        assertTrue(e.getMessage().contains("quotes don't match"), e.getMessage());
    }

    @Test
    void aFileThatEndsInAQuotedCellMayBeCutShort() {
        for (String end : List.of("1,\"2", "1,\"2,3\n4,5\n", "\"")) {
            InputException e = failure("a,b\n1,2\n" + end);
            assertEquals(3, e.place().line().orElse(0), e.getMessage());
            assertTrue(e.getMessage().contains("the file may be cut short"), e.getMessage());
        }
    }

    @Test
    void aFileThatEndsInTheMiddleOfARowMayBeCutShort() {
        InputException e = failure("a,b,c\n1,2,3\n1,2");
        assertEquals(3, e.place().line().orElse(0), e.getMessage());
        assertTrue(e.getMessage().contains("found 2, and the file ends there"), e.getMessage());
        InputException before = failure("a,b,c\n1,2\n1,2,3\n");
        assertTrue(before.getMessage().contains("found 2; a cell that contains the separator"), before.getMessage());
    }

    @Test
    void textAfterAClosingQuote() {
        assertTrue(failure("a,b\n\"1\"x,2\n").getMessage().contains("quotes don't match"));
    }

    @Test
    void binaryFile() {
        assertTrue(failure(new byte[] {'a', ',', 0, 1, 2, '\n'}).getMessage().contains("is a binary file"));
    }

    @Test
    void spreadsheet() {
        assertTrue(failure("PK\3\4rest".getBytes(StandardCharsets.UTF_8))
                .getMessage()
                .contains("save the sheet as CSV"));
    }

    @Test
    void fileThatIsNotThere() {
        InputException e = assertThrows(InputException.class, () -> CsvFile.read(directory.resolve("none.csv")));
        assertTrue(e.getMessage().endsWith("none.csv: there is no such file; check the path"), e.getMessage());
    }

    @Test
    void directory() {
        InputException e = assertThrows(InputException.class, () -> CsvFile.read(directory));
        assertTrue(e.getMessage().contains("is a directory"), e.getMessage());
    }

    @Test
    void gzipCutShort() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write("a,b\n1,2\n3,4\n".getBytes(StandardCharsets.UTF_8));
        }
        byte[] half = Arrays.copyOf(packed.toByteArray(), packed.size() - 10);
        assertTrue(failure(half).getMessage().contains("gzip data is damaged or cut short"));
    }

    @Test
    void brokenUtf16() {
        byte[] odd = {(byte) 0xff, (byte) 0xfe, 'a', 0, ',', 0, 'b', 0, '\n', 0, '1'};
        assertFalse(failure(odd).getMessage().isEmpty());
    }

    @Test
    void theMessageIsOneLineWhateverTheNames() {
        assertEquals(1, failure("\"a\nb\",\"a\nb\"\n1,2\n").getMessage().lines().count());
    }

    private String problem(String text) {
        String message = failure(text).getMessage();
        return message.substring(message.lastIndexOf(": ") + 2);
    }

    private InputException failure(String text) {
        return failure(text.getBytes(StandardCharsets.UTF_8));
    }

    private InputException failure(byte[] bytes) {
        try {
            Path file = Files.write(directory.resolve("data.csv"), bytes);
            InputException e = assertThrows(InputException.class, () -> CsvFile.read(file));
            assertEquals(file.toString(), e.place().file().orElse(""));
            return e;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
