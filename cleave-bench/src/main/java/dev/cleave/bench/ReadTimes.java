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
            print(file, args[1], megabytes);
        }
        Lap alone = new Lap();
        long cells = cells(file);
        alone.stop();
        System.out.printf(
                Locale.ROOT,
                "FastCSV alone: %.2f s of %.2f s processor time, %d cells, %s%n",
                alone.wall,
                alone.busy,
                cells,
                alone.rate(megabytes));
    }

    private static void print(Path file, String target, double megabytes) {
        Lap all = new Lap();
        Lap read = new Lap();
        Table table = CsvFile.read(file);
        read.stop();
        Lap fit = new Lap();
        LabelledTable labelled = LabelledTable.of(table, TargetSpec.of(target));
        Encoding encoding = Encoding.fit(
                labelled.table(), labelled.target(), Rows.all(labelled.table().rows()), EncodingOptions.defaults());
        fit.stop();
        Lap encode = new Lap();
        int rows = encoding.encode(labelled.table()).dataset().rows();
        encode.stop();
        all.stop();
        System.out.printf(
                Locale.ROOT,
                "read %.2f s (processor time %.2f), fit %.2f s (%.2f), encode %.2f s (%.2f): %d rows, %d atoms, %s%n",
                read.wall,
                read.busy,
                fit.wall,
                fit.busy,
                encode.wall,
                encode.busy,
                rows,
                encoding.atoms().size(),
                all.rate(megabytes));
    }

    /** Time that something takes, by the clock and of all threads together. */
    private static final class Lap {
        private final long start = System.nanoTime();
        private final double before = ProcessorTime.seconds();
        private double wall;
        private double busy;

        void stop() {
            wall = (System.nanoTime() - start) / 1e9;
            busy = ProcessorTime.seconds() - before;
        }

        String rate(double megabytes) {
            return String.format(
                    Locale.ROOT, "%.0f MB/s, %.0f MB a second of processor time", megabytes / wall, megabytes / busy);
        }
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
}
