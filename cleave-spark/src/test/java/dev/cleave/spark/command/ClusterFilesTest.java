package dev.cleave.spark.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.spark.LocalSpark;
import dev.cleave.spark.rows.DriverTable;
import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that don't go together are named in one line; those that do are one table. */
class ClusterFilesTest {
    @TempDir
    private Path folder;

    private void csv(String name, String... lines) throws IOException {
        Files.writeString(folder.resolve(name), String.join("\n", lines) + "\n");
    }

    private static String numbers(String sort) {
        return IntStream.range(0, 12)
                .mapToObj(i -> (sort.isEmpty() ? "" + i : sort) + "," + i % 2)
                .collect(Collectors.joining("\n"));
    }

    private void parquet(String name, String... columns) throws IOException {
        Path made = folder.resolve("made-" + name);
        LocalSpark.session().range(12).selectExpr(columns).coalesce(1).write().parquet(made.toString());
        try (var files = Files.list(made)) {
            Path part = files.filter(file -> file.toString().endsWith(".parquet"))
                    .findFirst()
                    .orElseThrow();
            Files.move(part, folder.resolve(name));
        }
    }

    private Dataset<Row> rows(String pattern) {
        return new ClusterFiles(LocalSpark.session(), folder.resolve(pattern).toString()).rows();
    }

    private String refused(String pattern, String... words) {
        InputException refused =
                assertThrows(InputException.class, () -> rows(pattern).count());
        String message = refused.getMessage();
        assertEquals(1, message.lines().count(), message);
        for (String word : words) {
            assertTrue(message.contains(word), message);
        }
        return message;
    }

    @Test
    void columnsOfOneFileThatOthersDoNotHave() throws IOException {
        csv("a.csv", "x,y", numbers(""));
        csv("b.csv", "x,z", numbers(""));
        refused("*.csv", "b.csv", "a.csv", "x,z", "x,y");
        parquet("a.parquet", "id as x", "id % 2 as y");
        parquet("b.parquet", "id as x", "id % 2 as z");
        refused("*.parquet", "b.parquet", "a.parquet", "z");
    }

    @Test
    void aNumberInOneFileAndATextInAnother() throws IOException {
        csv("a.csv", "x,y", numbers(""));
        csv("b.csv", "x,y", numbers("red"));
        csv("c.csv", "x,y", numbers(""));
        refused("*.csv", "b.csv", "'x'", "red", "a.csv");
        parquet("a.parquet", "id as x", "id % 2 as y");
        parquet("b.parquet", "cast(id as string) as x", "id % 2 as y");
        refused("*.parquet", "b.parquet", "'x'", "a.parquet");
    }

    @Test
    void theOrderOfColumnsIsThatOfTheFirstFile() throws IOException {
        parquet("a.parquet", "id as x", "id % 2 as y");
        parquet("b.parquet", "id % 2 as y", "id + 12 as x");
        Table table = DriverTable.ofFiles(rows("*.parquet"));
        assertEquals(List.of("x", "y"), table.header());
        assertEquals("23", table.column("x").cell(23));
    }

    @Test
    void filesWithoutRowsAreNothing() throws IOException {
        csv("a.csv", "x,y");
        csv("b.csv", "x,y", numbers(""));
        Files.createFile(folder.resolve("c.csv"));
        assertEquals(12, rows("*.csv").count());
        parquet("a.parquet", "id as x");
        LocalSpark.session()
                .range(0)
                .selectExpr("id as x")
                .write()
                .parquet(folder.resolve("none").toString());
        assertEquals(12, rows("*.parquet").count());
        assertEquals(0, rows("none").count());
    }

    @Test
    void filesOfTwoKindsAndNoFiles() throws IOException {
        csv("a.csv", "x,y", numbers(""));
        parquet("b.parquet", "id as x", "id % 2 as y");
        refused("[ab].*", "a.csv", "Parquet");
        refused("*.json", "no files");
    }

    @Test
    void whatIsNoParquetIsNamed() throws IOException {
        parquet("a.parquet", "id as x", "id % 2 as y");
        Files.writeString(folder.resolve("b.parquet"), "x,y\n1,2\n");
        assertFalse(refused("*.parquet", "b.parquet", "Parquet").contains("Exception"));
    }

    @Test
    void cellsMayBeSeparatedOtherwiseAndFilesPacked() throws IOException {
        csv("a.csv", "x;y", "1,5;a", "2,5;b");
        try (GZIPOutputStream packed = new GZIPOutputStream(Files.newOutputStream(folder.resolve("b.csv.gz")))) {
            packed.write("x;y\n3,5;c\n".getBytes(StandardCharsets.UTF_8));
        }
        Table table = DriverTable.ofFiles(rows("*.csv*"));
        assertEquals(List.of("x", "y"), table.header());
        assertEquals("3,5", table.column("x").cell(2));
    }
}
