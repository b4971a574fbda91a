package dev.cleave.arrow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.table.Fingerprint;
import dev.cleave.table.Table;
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

/** A table is the same from Arrow as from its texts: all of it, and in batches, from files and streams, packed or not, whatever they are called. */
class ArrowRoundTripTest {
    @TempDir
    private Path folder;

    @Test
    void randomTablesAreThoseOfTheirTexts() throws IOException {
        for (long seed = 0; seed < 400; seed++) {
            RandomArrow made = new RandomArrow(new SplittableRandom(seed), 1 + (int) seed % 90);
            Path file = made.write(folder.resolve(made.isStream ? "t.arrows" : "t.feather"));
            String message = "seed " + seed + ": " + made;
            Table expected = made.table();
            Table found = read(file, message);
            assertEquals(rows(expected), rows(found), message);
            assertEquals(expected, found, message);
            assertEquals(Fingerprint.of(expected), Fingerprint.of(found), message);
            assertEquals(rows(expected), inBatches(file), message);
        }
    }

    @Test
    void manyRowsArePackedInManyBlocks() throws IOException {
        for (long seed = 0; seed < 12; seed++) {
            RandomArrow made = new RandomArrow(new SplittableRandom(seed), 40_000);
            Path file = made.write(folder.resolve("large.arrow"));
            assertEquals(rows(made.table()), inBatches(file), made::toString);
        }
    }

    @Test
    void theNameDoesNotMatter() throws IOException {
        for (long seed = 0; seed < 20; seed++) {
            RandomArrow made = new RandomArrow(new SplittableRandom(seed), 5);
            Path file = made.write(folder.resolve("t.data"));
            assertEquals(made.table(), TableFile.read(file), made::toString);
            Files.delete(file);
        }
    }

    @Test
    void rowsAreNumberedFromOne() {
        RandomArrow made = new RandomArrow(new SplittableRandom(3), 9);
        Table table = TableFile.read(made.write(folder.resolve("t.arrow")));
        assertEquals(folder.resolve("t.arrow") + ", row 1", table.place(0).toString());
    }

    private static Table read(Path file, String message) {
        try {
            return TableFile.read(file);
        } catch (RuntimeException e) {
            throw new AssertionError(message, e);
        }
    }

    private static List<Map<String, String>> inBatches(Path file) throws IOException {
        List<Map<String, String>> rows = new ArrayList<>();
        TableFile.each(file, ArrowRoundTripTest::rows, (some, first) -> {
            assertEquals(rows.size(), first);
            rows.addAll(some);
        });
        return rows;
    }

    private static List<Map<String, String>> rows(Table table) {
        return IntStream.range(0, table.rows()).mapToObj(table::row).toList();
    }
}
