package dev.cleave.lab.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.InputException;
import dev.cleave.table.Rows;
import dev.cleave.table.Split;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableFolderTest {
    private static final String ROWS = "x,y,z\n1,a,p\n2,b,p\n3,,q\n4,a,q\n5,b,p\n6,a,q\n";

    @TempDir
    private Path folder;

    @BeforeEach
    void tables() throws IOException {
        Files.writeString(folder.resolve("first.csv"), ROWS);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream zipped = new GZIPOutputStream(bytes)) {
            zipped.write(ROWS.getBytes(StandardCharsets.UTF_8));
        }
        Files.write(folder.resolve("Second.csv.gz"), bytes.toByteArray());
        Files.writeString(folder.resolve("README.md"), "no table");
    }

    private List<UnreadTable> read(Map<String, String> targets, String... only) {
        return new TableFolder(folder, folder.resolve("targets.txt")).tables(targets, List.of(only));
    }

    private static SplitTable open(UnreadTable file, int splits) {
        return SplitTable.read(file, OptionalInt.of(splits), 0);
    }

    @Test
    void tablesAreFoundZippedOrNot() {
        List<UnreadTable> files = read(Map.of());
        assertEquals(
                List.of("Second", "first"),
                files.stream().map(UnreadTable::name).toList());
        assertEquals(6, open(files.get(0), 1).data().table().rows());
    }

    @Test
    void targetIsThatOfTheUserThenOfTheFolderThenTheLastColumn() throws IOException {
        SplitTable last = open(read(Map.of(), "first").get(0), 1);
        assertEquals("z", last.target());
        assertTrue(last.isGuessed());
        Files.writeString(folder.resolve("targets.txt"), "first y\n\n");
        SplitTable listed = open(read(Map.of(), "first").get(0), 1);
        assertEquals("y", listed.target());
        assertFalse(listed.isGuessed());
        assertEquals("z", open(read(Map.of("first", "z"), "first").get(0), 1).target());
    }

    /** Row 3 has no y: it counts in the file, and takes no part. */
    @Test
    void rowsHeldOutAreCountedInTheFile() throws IOException {
        Files.writeString(folder.resolve("first.test-0.txt"), "3\n4\n5\n");
        Files.writeString(folder.resolve("first.test-1.txt"), "1\n2\n");
        SplitTable table = SplitTable.read(read(Map.of("first", "y"), "first").get(0), OptionalInt.empty(), 0);
        assertEquals(5, table.data().table().rows());
        assertEquals(
                List.of(new Split(Rows.of(0, 1, 4), Rows.of(2, 3)), new Split(Rows.of(2, 3, 4), Rows.of(0, 1))),
                table.splits());
    }

    @Test
    void drawnSplitsAreTheSeeds() {
        UnreadTable file = read(Map.of(), "first").get(0);
        assertEquals(open(file, 3).splits(), open(file, 3).splits());
        assertEquals(3, SplitTable.read(file, OptionalInt.empty(), 0).splits().size());
        assertNotEquals(
                open(file, 3).splits(),
                SplitTable.read(file, OptionalInt.of(3), 7).splits());
    }

    @Test
    void whatIsWrongIsSaidInOneLine() throws IOException {
        assertRefused("there is no table 'frist'; did you mean 'first'?", () -> read(Map.of("frist", "y")));
        assertRefused(
                "there is no column 'w'",
                () -> open(read(Map.of("first", "w"), "first").get(0), 1));
        Files.writeString(folder.resolve("first.test-0.txt"), "2\n9\n");
        assertRefused("line 2", () -> open(read(Map.of(), "first").get(0), 1));
        Files.writeString(folder.resolve("first.test-0.txt"), "3\n");
        assertRefused(
                "some rows must be held out",
                () -> open(read(Map.of("first", "y"), "first").get(0), 1));
        Files.writeString(folder.resolve("first.test-0.txt"), "1\n4\n6\n");
        assertRefused(
                "the same class", () -> open(read(Map.of("first", "y"), "first").get(0), 1));
        Files.writeString(folder.resolve("targets.txt"), "first\n");
        assertRefused("targets.txt", () -> read(Map.of()));
        Files.writeString(folder.resolve("targets.txt"), "third y\n");
        assertRefused("there is no table 'third'", () -> read(Map.of()));
    }

    @Test
    void oneNameForTwoTablesIsRefused() throws IOException {
        Files.writeString(folder.resolve("FIRST.csv"), ROWS);
        assertRefused("the same name", () -> read(Map.of()));
    }

    private static void assertRefused(String expected, Runnable reading) {
        InputException e = assertThrows(InputException.class, reading::run);
        assertTrue(e.getMessage().contains(expected), e.getMessage());
        assertEquals(1, e.getMessage().lines().count());
    }
}
