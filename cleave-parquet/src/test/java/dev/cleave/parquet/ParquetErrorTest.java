package dev.cleave.parquet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import dev.cleave.table.format.TableFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.schema.MessageTypeParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong with a file is one line that says what, where, and what to do. */
class ParquetErrorTest {
    private static final List<Consumer<Group>> ONE_ROW = List.of(row -> row.append("n", 1));

    @TempDir
    private Path folder;

    @Test
    void emptyFile() throws IOException {
        assertEquals("the file is empty; get or write it again", problem(new byte[0]));
    }

    @Test
    void notParquetThoughItsNameSaysSo() throws IOException {
        assertEquals(
                "is not a Parquet file, though its name says so; give it the name of what it is",
                problem("a,b\n1,2\n".getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void encrypted() throws IOException {
        assertTrue(problem("PARE....PARE".getBytes(StandardCharsets.UTF_8)).contains("without encryption"));
    }

    @Test
    void cutShort() throws IOException {
        byte[] whole = Files.readAllBytes(write("required int32 n;", ONE_ROW));
        for (int length = 4; length < whole.length; length++) {
            assertEquals(
                    "is a Parquet file that is cut short; get or write it again",
                    problem(Arrays.copyOf(whole, length)),
                    "of " + length + " bytes");
        }
    }

    @Test
    void aDamagedFileIsAnInputExceptionOrATable() throws IOException {
        int refused = 0;
        for (long seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Path file = new RandomParquet(random, 1 + random.nextInt(60)).write(folder.resolve("t.parquet"));
            byte[] bytes = Files.readAllBytes(file);
            for (int i = 0; i < 1 + random.nextInt(4); i++) {
                bytes[4 + random.nextInt(bytes.length - 8)] = (byte) random.nextInt();
            }
            Files.write(file, bytes);
            refused += isRefused(file, seed) ? 1 : 0;
        }
        assertTrue(refused > 100, refused + " files were refused");
    }

    private static boolean isRefused(Path file, long seed) {
        try {
            ParquetFormat.read(file, 2);
            return false;
        } catch (InputException e) {
            assertEquals(1, e.getMessage().lines().count(), "seed " + seed + ": " + e.getMessage());
            return true;
        } catch (RuntimeException e) {
            throw new AssertionError("seed " + seed, e);
        }
    }

    @Test
    void noRows() {
        assertEquals(
                "has columns and no row; write it again with rows", problem(write("required int32 n;", List.of())));
    }

    @Test
    void sameNameTwice() {
        Path file = write("required int32 n; required int32 m; required int32 n ;", List.of());
        assertTrue(problem(file).contains("columns 1 and 3 have the same name; rename one"), problem(file));
    }

    @ParameterizedTest
    @CsvSource({
        "required group address { required int32 street; }",
        "repeated int32 address;",
        "optional group address (LIST) { repeated group list { optional int32 element; } }",
        "optional group address (MAP) { repeated group key_value { required int32 key; optional int32 value; } }"
    })
    void nestedColumns(String column) {
        Path file = write("required int32 n; " + column, ONE_ROW);
        InputException e = failure(file);
        assertEquals("address", e.place().column().orElse(""));
        assertEquals(
                file + ", column 'address': is nested; make a column of each of its parts, or leave it out",
                e.getMessage());
    }

    @Test
    void bytesThatAreNoText() {
        Binary bytes = Binary.fromConstantByteArray(new byte[] {'a', (byte) 0xff});
        Path file = write("required binary n;", List.of(row -> row.append("n", bytes)));
        assertTrue(problem(file).contains("column 'n': holds bytes that are no text in UTF-8"), problem(file));
    }

    @Test
    void typesThatHaveNoText() {
        Binary bytes = Binary.fromConstantByteArray(new byte[12]);
        Path file = write("required fixed_len_byte_array(12) n (INTERVAL);", List.of(row -> row.append("n", bytes)));
        assertTrue(problem(file).contains("column 'n': holds interval"), problem(file));
    }

    @Test
    void codecsThatAreNotRead() {
        Path file = ParquetFiles.write(
                folder.resolve("t.parquet"),
                MessageTypeParser.parseMessageType("message t { required int32 n; }"),
                ONE_ROW,
                writer -> writer.withCompressionCodec(CompressionCodecName.BROTLI));
        assertEquals(
                "its pages are packed by brotli; write it again with none, snappy, gzip, zstd or lz4_raw",
                problem(file));
    }

    @Test
    void aFileThatIsNotThere() {
        assertTrue(problem(folder.resolve("none.parquet")).contains("there is no such file"));
    }

    @Test
    void anotherNameIsNoReasonNotToReadIt() throws IOException {
        Path file = write("required int32 n;", ONE_ROW);
        Path other = Files.move(file, folder.resolve("t.data"));
        assertEquals(Table.of(List.of("n"), List.of(List.of("1"))), TableFile.read(other));
    }

    @Test
    void rowsAreNumberedFromOne() {
        Table table = TableFile.read(write("required int32 n;", List.of(ONE_ROW.get(0), ONE_ROW.get(0))));
        assertTrue(
                table.place(1).toString().endsWith("t.parquet, row 2"),
                table.place(1).toString());
    }

    private Path write(String columns, List<Consumer<Group>> rows) {
        return ParquetFiles.write(
                folder.resolve("t.parquet"), MessageTypeParser.parseMessageType("message t { " + columns + " }"), rows);
    }

    private String problem(byte[] bytes) throws IOException {
        return problem(Files.write(folder.resolve("t.parquet"), bytes));
    }

    private static String problem(Path file) {
        String message = failure(file).getMessage();
        assertTrue(message.startsWith(file.toString()), message);
        return message.substring(file.toString().length() + 2);
    }

    private static InputException failure(Path file) {
        InputException e = assertThrows(InputException.class, () -> TableFile.read(file));
        assertThrows(InputException.class, () -> TableFile.each(file, Table::rows, (rows, first) -> {}));
        assertEquals(1, e.getMessage().lines().count());
        return e;
    }
}
