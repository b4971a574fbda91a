package dev.cleave.bench;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Megabytes a second: a CSV read into a table, then encoded, against FastCSV that only parses it, in one run. */
public final class ReadTimes {
    private static final int TIMES = 3;

    private ReadTimes() {}

    /** FILE TARGET. */
    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0]);
        double megabytes = Files.size(file) / 1e6;
        System.out.printf(
                Locale.ROOT,
                "%s: %.0f MB, %d processors, heap of %d MB%n",
                file,
                megabytes,
                Runtime.getRuntime().availableProcessors(),
                Runtime.getRuntime().maxMemory() >> 20);
        for (int i = 0; i < TIMES; i++) {
            long start = System.nanoTime();
            Table table = CsvFile.read(file);
            long read = System.nanoTime();
            LabelledTable labelled = LabelledTable.of(table, TargetSpec.of(args[1]));
            Encoding encoding = Encoding.fit(
                    labelled.table(),
                    labelled.target(),
                    Rows.all(labelled.table().rows()),
                    EncodingOptions.defaults());
            long fitted = System.nanoTime();
            int rows = encoding.encode(labelled.table()).dataset().rows();
            long encoded = System.nanoTime();
            System.out.printf(
                    Locale.ROOT,
                    "read %.2f s, fit %.2f s, encode %.2f s: %d rows, %d atoms, %.0f MB/s read, %.0f MB/s in all%n",
                    seconds(start, read),
                    seconds(read, fitted),
                    seconds(fitted, encoded),
                    rows,
                    encoding.atoms().size(),
                    megabytes / seconds(start, read),
                    megabytes / seconds(start, encoded));
        }
        long start = System.nanoTime();
        long cells = cells(file);
        double alone = seconds(start, System.nanoTime());
        System.out.printf(Locale.ROOT, "FastCSV alone %.2f s: %d cells, %.0f MB/s%n", alone, cells, megabytes / alone);
    }

    private static long cells(Path file) throws IOException {
        long cells = 0;
        try (CsvReader<CsvRecord> reader = CsvReader.builder().ofCsvRecord(file)) {
            for (CsvRecord row : reader) {
                cells += row.getFieldCount();
            }
        }
        return cells;
    }

    private static double seconds(long from, long to) {
        return (to - from) / 1e9;
    }
}
