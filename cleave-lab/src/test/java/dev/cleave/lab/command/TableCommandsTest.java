package dev.cleave.lab.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.cleave.cli.command.RootCommand;
import dev.cleave.cli.terminal.Launcher;
import dev.cleave.cli.terminal.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code cleave compare} and {@code cleave lab tables}. */
class TableCommandsTest {
    @TempDir
    private Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(BiFunction<PrintStream, Terminal, RootCommand> command, String... args) {
        out.reset();
        err.reset();
        Terminal terminal = new Terminal(new PrintStream(err, true, StandardCharsets.UTF_8), 0);
        return Launcher.run(command, new PrintStream(out, true, StandardCharsets.UTF_8), terminal, args);
    }

    private void assertRefused(
            String expected, BiFunction<PrintStream, Terminal, RootCommand> command, String... args) {
        int code = run(command, args);
        String said = err.toString(StandardCharsets.UTF_8);
        assertEquals(2, code, said);
        assertEquals(1, said.lines().count(), said);
        assertTrue(said.contains(expected), said);
        assertEquals("", out.toString(StandardCharsets.UTF_8));
    }

    private Path table(int rows) throws IOException {
        StringBuilder text = new StringBuilder("x,v,y\n");
        for (int i = 0; i < rows; i++) {
            text.append(i * 37 % 50 / 10.0).append(",v").append(i % 3).append(i * 37 % 50 < 20 ? ",a\n" : ",b\n");
        }
        return Files.writeString(folder.resolve("made.csv"), text);
    }

    @Test
    void comparisonIsATableAndAdvice() throws IOException {
        String file = table(100).toString();
        assertEquals(
                0,
                run(
                        CompareCommand::new,
                        file,
                        "--target",
                        "y",
                        "--folds",
                        "2",
                        "--method",
                        "cleave",
                        "--method",
                        "ripper"));
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals("made.csv: 100 rows, predicting y, 2 folds", lines.get(0));
        assertTrue(lines.get(3).matches("Cleave +[01]\\.\\d{3} ± 0\\.\\d{3} .*"), lines.get(3));
        assertTrue(lines.get(4).startsWith("Cleave's network"), lines.get(4));
        assertTrue(lines.get(5).startsWith("RIPPER"), lines.get(5));
        assertTrue(lines.get(7).contains("Cleave"), lines.get(7));
        lines.forEach(line -> assertTrue(line.length() <= 80, line));
    }

    @Test
    void comparisonForAProgramIsTheSameTwice() throws IOException {
        String file = table(60).toString();
        String[] args = {file, "--target", "y", "--folds", "2", "--method", "part", "--method", "ripper", "--json"};
        assertEquals(0, run(CompareCommand::new, args));
        JsonNode first = JsonMapper.builder().build().readTree(out.toByteArray());
        assertEquals(0, run(CompareCommand::new, args));
        JsonNode second = JsonMapper.builder().build().readTree(out.toByteArray());
        assertEquals(2, first.get("methods").size());
        for (int i = 0; i < 2; i++) {
            for (String figure : List.of("accuracy", "macroF1", "rules", "literals")) {
                JsonNode found = first.get("methods").get(i).get(figure);
                assertEquals(found, second.get("methods").get(i).get(figure));
                assertTrue(found.get("mean").isNumber(), figure);
            }
        }
    }

    @Test
    void whatIsWrongWithAComparisonIsOneLine() throws IOException {
        String file = table(60).toString();
        assertRefused("there is no column 'yy'", CompareCommand::new, file, "--target", "yy");
        assertRefused("--target", CompareCommand::new, file);
        assertRefused("--folds must be at least 2", CompareCommand::new, file, "--target", "y", "--folds", "1");
        assertRefused("61 folds of 60 rows", CompareCommand::new, file, "--target", "y", "--folds", "61");
        assertRefused("did you mean 'ripper'?", CompareCommand::new, file, "--target", "y", "--method", "riper");
        assertRefused(
                "there is no such file",
                CompareCommand::new,
                folder.resolve("no.csv").toString(),
                "--target",
                "y");
        Files.writeString(folder.resolve("one.csv"), "x,y\n1,a\n2,a\n");
        assertRefused(
                "there is nothing to learn",
                CompareCommand::new,
                folder.resolve("one.csv").toString(),
                "--target",
                "y");
    }

    @Test
    void aFolderIsLearned() throws IOException {
        table(60);
        String results = folder.resolve("results").toString();
        assertEquals(
                0, run(TablesCommand::new, folder.toString(), "--method", "part", "--threads", "1", "--out", results));
        assertTrue(out.toString(StandardCharsets.UTF_8).startsWith("written to "));
        assertTrue(err.toString(StandardCharsets.UTF_8).contains("3 of 3: made-part-02"));
    }

    @Test
    void whatIsWrongWithAFolderIsOneLine() throws IOException {
        Path empty = Files.createDirectories(folder.resolve("empty"));
        assertRefused("there is no table in this folder", TablesCommand::new, empty.toString());
        assertRefused(
                "there is no such folder",
                TablesCommand::new,
                folder.resolve("no").toString());
        table(60);
        assertRefused("there is no column 'yy'", TablesCommand::new, folder.toString(), "--target", "made=yy");
        assertRefused("--splits must be at least 1", TablesCommand::new, folder.toString(), "--splits", "0");
        assertRefused("no such file of targets", TablesCommand::new, folder.toString(), "--targets", "nowhere.txt");
        Files.writeString(folder.resolve("one.csv"), "x,y\n1,a\n2,a\n");
        assertRefused("there is nothing to learn", TablesCommand::new, folder.toString());
    }
}
