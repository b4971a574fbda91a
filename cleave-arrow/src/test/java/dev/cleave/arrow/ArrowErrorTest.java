package dev.cleave.arrow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import dev.cleave.table.format.TableFile;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.ipc.ArrowFileWriter;
import org.apache.arrow.vector.types.FloatingPointPrecision;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.FieldType;
import org.apache.arrow.vector.types.pojo.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is wrong with a file is one line that says what, where, and what to do. */
class ArrowErrorTest {
    @TempDir
    private Path folder;

    @Test
    void emptyFile() throws IOException {
        assertEquals("the file is empty; get or write it again", problem(new byte[0]));
    }

    @Test
    void notArrowThoughItsNameSaysSo() throws IOException {
        assertEquals(
                "is not an Arrow file, though its name says so; give it the name of what it is",
                problem("a,b\n1,2\n".getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void theFirstVersionOfFeather() throws IOException {
        assertTrue(problem("FEA1....".getBytes(StandardCharsets.UTF_8)).contains("Feather file of version 1"));
    }

    @Test
    void aFileThatIsNotThere() {
        assertTrue(problem(folder.resolve("none.arrow")).contains("there is no such file"));
    }

    @Test
    void everyCutIsSaid() throws IOException {
        for (long seed = 0; seed < 6; seed++) {
            RandomArrow made = new RandomArrow(new SplittableRandom(seed), 4);
            byte[] whole = Files.readAllBytes(made.write(folder.resolve("t.arrow")));
            for (int length = 8; length < whole.length - (made.isStream ? 4 : 0); length += 1 + length % 5) {
                String problem = problem(Arrays.copyOf(whole, length));
                assertTrue(
                        problem.equals("is an Arrow file that is cut short; get or write it again"),
                        made + " of " + length + " bytes: " + problem);
            }
        }
    }

    @Test
    void aDamagedFileIsAnInputExceptionOrATable() throws IOException {
        int refused = 0;
        for (long seed = 0; seed < 600; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Path file = new RandomArrow(random, 1 + random.nextInt(30)).write(folder.resolve("t.arrow"));
            byte[] bytes = Files.readAllBytes(file);
            for (int i = 0; i < 1 + random.nextInt(4); i++) {
                bytes[8 + random.nextInt(bytes.length - 8)] = (byte) random.nextInt();
            }
            Files.write(file, bytes);
            refused += isRefused(file, seed) ? 1 : 0;
        }
        assertTrue(refused > 60, refused + " files were refused");
    }

    private static boolean isRefused(Path file, long seed) {
        try {
            TableFile.read(file);
            return false;
        } catch (InputException e) {
            assertEquals(1, e.getMessage().lines().count(), "seed " + seed + ": " + e.getMessage());
            return true;
        } catch (RuntimeException | Error e) {
            throw new AssertionError("seed " + seed, e);
        }
    }

    @Test
    void nestedColumns() throws IOException {
        Field list = new Field(
                "visits",
                FieldType.nullable(new ArrowType.List()),
                List.of(new Field("item", FieldType.nullable(new ArrowType.Int(32, true)), null)));
        Path file = empty(list);
        assertEquals(
                file + ", column 'visits': is nested; make a column of each of its parts, or leave it out",
                failure(file).getMessage());
    }

    @Test
    void typesThatHaveNoText() throws IOException {
        Path file = empty(new Field("b", FieldType.nullable(new ArrowType.Binary()), null));
        assertTrue(message(file).contains("column 'b': holds values of the type Binary"), message(file));
        Path half = empty(
                new Field("h", FieldType.nullable(new ArrowType.FloatingPoint(FloatingPointPrecision.HALF)), null));
        assertTrue(message(half).contains("column 'h': holds numbers of half precision"), message(half));
    }

    @Test
    void noRowsAndNoColumns() throws IOException {
        Path rows = empty(new Field("n", FieldType.nullable(new ArrowType.Int(32, true)), null));
        assertTrue(message(rows).contains("has columns and no row"), message(rows));
        Path columns = empty();
        assertTrue(message(columns).contains("has no columns"), message(columns));
    }

    private Path empty(Field... fields) throws IOException {
        Path file = folder.resolve("t.arrow");
        try (BufferAllocator memory = new RootAllocator();
                VectorSchemaRoot root = VectorSchemaRoot.create(new Schema(List.of(fields)), memory);
                FileChannel channel = FileChannel.open(
                        file,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING);
                ArrowFileWriter writer = new ArrowFileWriter(root, null, channel)) {
            writer.start();
            writer.end();
        }
        return file;
    }

    private static String message(Path file) {
        return failure(file).getMessage();
    }

    private String problem(byte[] bytes) throws IOException {
        return problem(Files.write(folder.resolve("t.arrow"), bytes));
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
