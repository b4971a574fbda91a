package dev.cleave.parquet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.cli.command.CleaveCommand;
import dev.cleave.cli.terminal.Launcher;
import dev.cleave.cli.terminal.Terminal;
import dev.cleave.table.csv.CsvPrinter;
import dev.cleave.table.format.TableFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.schema.MessageTypeParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands answer a Parquet file as they do the same rows as CSV. */
class ParquetCommandTest {
    @TempDir
    private Path folder;

    private Path parquet;
    private Path csv;

    @BeforeEach
    void write() throws IOException {
        List<Consumer<Group>> rows = new ArrayList<>();
        for (int i = 0; i < 80; i++) {
            int a = i % 4;
            int b = i * 7 % 5;
            rows.add(row -> row.append("a", a).append("b", b / 2.0).append("y", a > 1 || b == 4));
        }
        parquet = ParquetFiles.write(
                folder.resolve("t.parquet"),
                MessageTypeParser.parseMessageType(
                        "message t { required int32 a; required double b; required boolean y; }"),
                rows);
        csv = Files.writeString(folder.resolve("t.csv"), CsvPrinter.print(TableFile.read(parquet)));
    }

    @Test
    void everyCommandReadsParquet() throws IOException {
        String model = folder.resolve("m.cleave").toString();
        String learned =
                said("learn", parquet.toString(), "--target", "y", "--test-file", parquet.toString(), "--out", model);
        assertTrue(learned.contains("80 rows"), learned);
        assertSame("predict", model);
        assertSame("evaluate", model);
        assertSame("rules", model, "--data");
        assertEquals(
                said("explain", model, csv.toString(), "--row", "7"),
                said("explain", model, parquet.toString(), "--row", "7"));
    }

    private void assertSame(String... words) {
        assertEquals(said(words, csv), said(words, parquet).replace("t.parquet", "t.csv"));
    }

    private static String said(String[] words, Path data) {
        List<String> all = new ArrayList<>(List.of(words));
        all.add(data.toString());
        return said(all.toArray(String[]::new));
    }

    private static String said(String... words) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        PrintStream answers = new PrintStream(out, false, StandardCharsets.UTF_8);
        int code = Launcher.run(
                CleaveCommand::new,
                answers,
                new Terminal(new PrintStream(err, true, StandardCharsets.UTF_8), 0),
                words);
        answers.flush();
        assertEquals(0, code, err.toString(StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8);
    }
}
