package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabCommandTest {
    @TempDir
    private Path folder;

    private void assertRefused(String expected, String... args) {
        Ran ran = Ran.cleave(args);
        assertEquals(2, ran.code(), ran.err());
        assertEquals(1, ran.err().lines().count(), ran.err());
        assertTrue(ran.err().contains(expected), ran.err());
        assertEquals("", ran.out());
    }

    @Test
    void aWrongFolderOfDataIsOneLine() {
        Path nowhere = folder.resolve("nowhere");
        assertRefused(
                nowhere + ": there is no such folder",
                "lab",
                "table2",
                "--data-dir",
                nowhere.toString(),
                "--out",
                folder.toString());
    }

    @Test
    void aMissingFileIsOneLine() {
        assertRefused(
                "data set 'car' is not there",
                "lab",
                "table2",
                "--data-dir",
                folder.toString(),
                "--out",
                folder.toString());
    }

    @Test
    void aGarbledRunIsOneLine() throws IOException {
        Path runs = Files.createDirectories(folder.resolve("quick").resolve("runs"));
        Files.writeString(runs.resolve("split-paper-positive-04.json"), "{\"trial\": \"spl");
        assertRefused("delete it", "lab", "figure", "--quick", "--out", folder.toString());
    }

    @Test
    void anOutThatIsAFileIsOneLine() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertRefused("choose another --out", "lab", "figure", "--out", file.toString());
    }

    @Test
    void badOptionsAreOneLine() {
        assertRefused("--runs must be at least 1", "lab", "figure", "--runs", "0");
        assertRefused("--threads must be at least 1", "lab", "figure", "--threads", "0");
        assertRefused("tabel1", "lab", "tabel1");
        assertRefused("PART", "lab");
    }
}
