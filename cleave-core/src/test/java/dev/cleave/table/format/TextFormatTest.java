package dev.cleave.table.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvFile;
import dev.cleave.table.csv.CsvPrinter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A file says the same rows whatever its format. */
class TextFormatTest {
    private static final List<String> TEXTS =
            List.of("red", "dark green", "it's", "a, b", "say \"so\"", "-1.5", "0", "7", "", "true", "{x}", "100 %");

    @TempDir
    private Path folder;

    @Test
    void sameRowsInEveryFormat() throws IOException {
        for (int seed = 0; seed < 300; seed++) {
            Table table = random(new SplittableRandom(seed));
            Table csv = CsvFile.read(file("t.csv", CsvPrinter.print(table)));
            assertEquals(csv, TableFile.read(file("t.json", jsonLines(table))), "seed " + seed);
            assertEquals(
                    csv, TableFile.read(file("t", "[" + jsonLines(table).strip().replace("\n", ",\n") + "]")));
            assertEquals(csv, TableFile.read(file("t.txt", arff(table))), "seed " + seed);
        }
    }

    @Test
    void gzippedToo() throws IOException {
        Table table = random(new SplittableRandom(1));
        Path file = folder.resolve("t.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(arff(table).getBytes(StandardCharsets.UTF_8));
        }
        assertEquals(CsvFile.read(file("t.csv", CsvPrinter.print(table))), TableFile.read(file));
    }

    @Test
    void keysThatAreNotThereAreMissing() throws IOException {
        Table table = TableFile.read(file("t", "{\"a\": 1}\n{\"b\": null, \"c\": \"x\"}\n{\"a\": 2, \"b\": true}\n"));
        assertEquals(
                Table.of(
                        List.of("a", "b", "c"),
                        List.of(List.of("1", "", ""), List.of("", "", "x"), List.of("2", "true", ""))),
                table);
    }

    @Test
    void sparseRowsHaveTheFirstValueElsewhere() throws IOException {
        Table table = TableFile.read(file(
                "t",
                "@relation r\n@attribute n integer\n@attribute c {p, q}\n@data\n{0 3}\n{1 q}\n{}\n{0 1, 1 'q'}\n"));
        assertEquals(
                Table.of(
                        List.of("n", "c"),
                        List.of(List.of("3", "p"), List.of("0", "q"), List.of("0", "p"), List.of("1", "q"))),
                table);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"a\": 1}~{\"a\": |line 2|is not JSON",
                "{\"a\": 1}~{\"a\": [1, 2]}|line 2|several values",
                "[{\"a\": 1}, 3]|line 1|an object",
                "@relation r~@attribute a numeric~@data~1,2|line 4|2",
                "@relation r~@attribute a {x, y~@data~x|line 2|without }",
                "@relation r~@attribute 'a numeric~@data~x|line 2|not closed",
                "@relation r~@attribute a numeric~@dta~x|line 3|@data",
            })
    void badInputSaysWhere(String lines, String line, String problem) throws IOException {
        Path file = file("bad", lines.replace('~', '\n'));
        InputException e = assertThrows(InputException.class, () -> TableFile.read(file));
        assertTrue(e.getMessage().contains(line) && e.getMessage().contains(problem), e.getMessage());
    }

    private static Table random(SplittableRandom random) {
        List<String> header = List.of("first name", "n", "it's", "d%");
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < 1 + random.nextInt(12); i++) {
            List<String> row = new ArrayList<>();
            header.forEach(name -> row.add(TEXTS.get(random.nextInt(TEXTS.size()))));
            rows.add(row);
        }
        return Table.of(header, rows);
    }

    private static String jsonLines(Table table) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < table.rows(); row++) {
            ObjectNode node = JsonMapper.builder().build().createObjectNode();
            table.row(row).forEach(node::put);
            text.append(node).append('\n');
        }
        return text.toString();
    }

    private static String arff(Table table) {
        StringBuilder text = new StringBuilder("% made\n@RELATION 'a test'\n\n");
        table.header()
                .forEach(name -> text.append("@Attribute ").append(quoted(name)).append(" string\n"));
        text.append("@DATA\n");
        for (int row = 0; row < table.rows(); row++) {
            List<String> cells = table.row(row).values().stream()
                    .map(cell -> cell.isEmpty() ? "?" : quoted(cell))
                    .toList();
            text.append(String.join(", ", cells)).append('\n');
        }
        return text.toString();
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
