package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.csv.CsvPrinter;
import dev.cleave.table.format.TableFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The commands answer a file of another format as they do the same rows as CSV. */
public final class SameAnswers {
    /** Rows of the file. */
    public static final int ROWS = 80;

    /** Its columns: a number, a number with fractions, and a truth value that these decide. */
    public static final List<String> HEADER = List.of("a", "b", "y");

    private final Path file;
    private final Path csv;
    private final Path folder;

    private SameAnswers(Path file, Path csv, Path folder) {
        this.file = file;
        this.csv = csv;
        this.folder = folder;
    }

    public static int a(int row) {
        return row % 4;
    }

    public static double b(int row) {
        return row * 7 % 5 / 2.0;
    }

    public static boolean y(int row) {
        return a(row) > 1 || b(row) == 2;
    }

    /** @param file holds these rows in another format */
    public static void check(Path file, Path folder) throws IOException {
        Path csv = Files.writeString(folder.resolve("t.csv"), CsvPrinter.print(TableFile.read(file)));
        new SameAnswers(file, csv, folder).check();
    }

    private void check() {
        String model = folder.resolve("m.cleave").toString();
        String learned = said("learn", file.toString(), "--target", "y", "--test-file", file.toString(), "--out", model);
        assertTrue(learned.contains(ROWS + " rows"), learned);
        assertSame("predict", model);
        assertSame("evaluate", model);
        assertSame("rules", model, "--data");
        assertSame("lint", model, "--data");
        assertEquals(
                said("explain", model, csv.toString(), "--row", "7"),
                said("explain", model, file.toString(), "--row", "7"));
    }

    private void assertSame(String... words) {
        assertEquals(
                said(words, csv), said(words, file).replace(file.getFileName().toString(), "t.csv"));
    }

    private static String said(String[] words, Path data) {
        List<String> all = new ArrayList<>(List.of(words));
        all.add(data.toString());
        return said(all.toArray(String[]::new));
    }

    private static String said(String... words) {
        Ran ran = Ran.cleave(words);
        assertEquals(0, ran.code(), ran.err());
        return ran.out();
    }
}
