package dev.cleave.lab.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.cli.terminal.Launcher;
import dev.cleave.cli.terminal.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LabCommandTest {
    @TempDir
    private Path folder;

    private void assertRefused(String expected, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(new PrintStream(err, true, StandardCharsets.UTF_8), 0);
        int code = Launcher.run(LabCommand::new, new PrintStream(out, true, StandardCharsets.UTF_8), terminal, args);
        String said = err.toString(StandardCharsets.UTF_8);
        assertEquals(2, code, said);
        assertEquals(1, said.lines().count(), said);
        assertTrue(said.contains(expected), said);
        assertEquals("", out.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aWrongFolderOfDataIsOneLine() {
        Path nowhere = folder.resolve("nowhere");
        assertRefused(
                nowhere + ": there is no such folder",
                "table2",
                "--data-dir",
                nowhere.toString(),
                "--out",
                folder.toString());
    }

    @Test
    void aMissingFileIsOneLine() {
        assertRefused(
                "data set 'car' is not there", "table2", "--data-dir", folder.toString(), "--out", folder.toString());
    }

    @Test
    void aGarbledRunIsOneLine() throws IOException {
        Path runs = Files.createDirectories(folder.resolve("quick").resolve("runs"));
        Files.writeString(runs.resolve("split-paper-positive-04.json"), "{\"trial\": \"spl");
        assertRefused("delete it", "figure", "--quick", "--out", folder.toString());
    }

    @Test
    void anOutThatIsAFileIsOneLine() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertRefused("choose another --out", "figure", "--out", file.toString());
    }

    @Test
    void badOptionsAreOneLine() {
        assertRefused("--runs must be at least 1", "figure", "--runs", "0");
        assertRefused("--threads must be at least 1", "figure", "--threads", "0");
        assertRefused("not 'tabel1'; see cleave lab --help", "tabel1");
        assertRefused("PART");
    }
}
