package dev.cleave.parquet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.table.Fingerprint;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvFile;
import dev.cleave.table.csv.CsvPrinter;
import dev.cleave.table.format.TableFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table is the same from Parquet as from CSV: all of it, and row by row in batches. */
class ParquetRoundTripTest {
    @TempDir
    private Path folder;

    @Test
    void randomTablesAreThoseOfTheCsv() throws IOException {
        for (long seed = 0; seed < 400; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            RandomParquet made = new RandomParquet(random, 1 + random.nextInt(200));
            Path file = made.write(folder.resolve("random.parquet"));
            Path csv = Files.writeString(folder.resolve("random.csv"), CsvPrinter.print(made.table()));
            String message = "seed " + seed + ": " + made;
            Table expected = CsvFile.read(csv);
            Table found = ParquetFormat.read(file, 1 + random.nextInt(3));
            assertEquals(rows(expected), rows(found), message);
            assertEquals(expected, found, message);
            assertEquals(Fingerprint.of(expected), Fingerprint.of(found), message);
            assertEquals(rows(expected), inBatches(file), message);
        }
    }

    @Test
    void manyRowsAndRowGroupsAreReadInTheirOrder() throws IOException {
        RandomParquet made = new RandomParquet(new SplittableRandom(7), 50_000);
        Path file = made.write(folder.resolve("large.parquet"));
        Table expected = made.table();
        assertEquals(expected, ParquetFormat.read(file, 2));
        assertEquals(rows(expected), inBatches(file));
    }

    private static List<Map<String, String>> inBatches(Path file) throws IOException {
        List<Map<String, String>> rows = new ArrayList<>();
        TableFile.each(file, ParquetRoundTripTest::rows, (some, first) -> {
            assertEquals(rows.size(), first);
            rows.addAll(some);
        });
        return rows;
    }

    private static List<Map<String, String>> rows(Table table) {
        return IntStream.range(0, table.rows()).mapToObj(table::row).toList();
    }
}
