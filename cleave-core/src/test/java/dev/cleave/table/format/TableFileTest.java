package dev.cleave.table.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files are read by what they are; a format whose module is not there is named. */
class TableFileTest {
    @TempDir
    private Path folder;

    @Test
    void aCsvIsReadAsOne() throws IOException {
        Path file = Files.writeString(folder.resolve("t.csv"), "a,b\n1,2\n3,4\n");
        assertEquals(Table.of(List.of("a", "b"), List.of(List.of("1", "2"), List.of("3", "4"))), TableFile.read(file));
        List<Integer> rows = new ArrayList<>();
        TableFile.each(file, Table::rows, (some, first) -> rows.add(some));
        assertEquals(List.of(2), rows);
    }

    @ParameterizedTest
    @CsvSource({"t.parquet,PAR1", "T.PARQUET,PAR1", "t.parquet,a", "t.csv,PAR1 and so on"})
    void parquetNeedsItsModule(String name, String text) throws IOException {
        Path file = Files.writeString(folder.resolve(name), text);
        InputException e = assertThrows(InputException.class, () -> TableFile.read(file));
        assertEquals(file + ": " + ModuleFormat.PARQUET.problem(), e.getMessage());
        assertEquals(1, e.getMessage().lines().count());
        assertTrue(e.getMessage().contains("cleave-parquet") && e.getMessage().contains("CSV"), e.getMessage());
        assertThrows(InputException.class, () -> TableFile.each(file, Table::rows, (rows, first) -> {}));
    }

    @Test
    void aFolderOfPartsIsADirectory() throws IOException {
        Path parts = Files.createDirectory(folder.resolve("t.parquet"));
        InputException e = assertThrows(InputException.class, () -> TableFile.read(parts));
        assertTrue(e.getMessage().contains("is a directory"), e.getMessage());
    }

    @Test
    void aFileThatIsNotThereIsSaidToBeMissing() {
        InputException e = assertThrows(InputException.class, () -> TableFile.read(folder.resolve("none.parquet")));
        assertTrue(e.getMessage().contains("there is no such file"), e.getMessage());
    }
}
