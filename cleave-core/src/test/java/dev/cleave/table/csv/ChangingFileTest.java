package dev.cleave.table.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that somebody writes to while they are read. */
class ChangingFileTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsAddedLaterIsNotRead() throws IOException {
        Path file = Files.writeString(folder.resolve("t.csv"), "a,b\n1,2\n");
        try (FileBytes bytes = FileBytes.open(file)) {
            Files.writeString(file, "3,4\n", StandardOpenOption.APPEND);
            assertEquals("a,b\n1,2\n", new String(bytes.readAllBytes(), StandardCharsets.UTF_8));
            assertEquals(1, bytes.share());
        }
    }

    @Test
    void aFileThatGrewByWholeLinesIsReadWithAWarning() throws IOException {
        Path file = Files.writeString(folder.resolve("t.csv"), "a,b\n1,2\n3,4\n");
        Table table = Table.of(List.of("a", "b"), List.of(List.of("1", "2")));
        Table checked = FileChange.checked(table, file, "a,b\n1,2\n".length());
        assertTrue(checked.notes().get(0).text().contains("grew while it was read"));
        assertEquals(
                List.of(), FileChange.checked(table, file, Files.size(file)).notes());
    }

    @Test
    void aLineThatWasOnlyHalfThereIsAnError() throws IOException {
        Path file = Files.writeString(folder.resolve("t.csv"), "a,b\n1,2\n3,4\n");
        Table table = Table.of(List.of("a", "b"), List.of(List.of("1", "2")));
        for (long size : new long[] {"a,b\n1,2\n3,".length(), 100}) {
            InputException e = assertThrows(InputException.class, () -> FileChange.checked(table, file, size));
            assertTrue(e.getMessage().contains("read it again when it is complete"), e.getMessage());
        }
    }
}
