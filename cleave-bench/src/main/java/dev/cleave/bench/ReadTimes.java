package dev.cleave.bench;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.table.format.TableFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.zip.GZIPInputStream;

/**
 * Megabytes a second: a file read into a table, then encoded, against FastCSV that only parses it, in one run. Those of a gzipped
 * CSV are of its text, and unpacking alone is measured too; those of another format are of the file.
 */
public final class ReadTimes {
    private static final int TIMES = 3;

    private ReadTimes() {}

    /** FILE TARGET. */
    public static void main(String[] args) throws IOException {
        Path file = Path.of(args[0]);
        boolean isGzip = args[0].endsWith(".gz");
        boolean isText = isGzip || args[0].endsWith(".csv");
        Lap unpacking = new Lap();
        double megabytes = (isGzip ? unpacked(file) : Files.size(file)) / 1e6;
        unpacking.stop();
        System.out.printf(
                Locale.ROOT,
                "%s: %.0f MB, %d processors, heap of %d MB%n",
                file,
                megabytes,
                Runtime.getRuntime().availableProcessors(),
                Runtime.getRuntime().maxMemory() >> 20);
        if (isGzip) {
            print("unpacking alone", unpacking, megabytes);
        }
        for (int i = 0; i < TIMES; i++) {
            print(file, args[1], megabytes);
        }
        if (isText) {
            Lap alone = new Lap();
            long cells = cells(file, isGzip);
            alone.stop();
            print("FastCSV alone, " + cells + " cells", alone, megabytes);
        }
    }

    private static void print(String what, Lap lap, double megabytes) {
        System.out.printf(
                Locale.ROOT,
                "%s: %.2f s of %.2f s processor time, %s%n",
                what,
                lap.wall,
                lap.busy,
                lap.rate(megabytes));
    }

    private static long unpacked(Path file) throws IOException {
        try (InputStream text = unpacking(file)) {
            return text.transferTo(OutputStream.nullOutputStream());
        }
    }

    private static InputStream unpacking(Path file) throws IOException {
        return new GZIPInputStream(Files.newInputStream(file), 1 << 16);
    }

    private static void print(Path file, String target, double megabytes) {
        Lap all = new Lap();
        Lap read = new Lap();
        Table table = TableFile.read(file);
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

    private static long cells(Path file, boolean isGzip) throws IOException {
        long cells = 0;
        try (InputStream text = isGzip ? unpacking(file) : Files.newInputStream(file);
                CsvReader<CsvRecord> reader = CsvReader.builder().ofCsvRecord(text)) {
            for (CsvRecord row : reader) {
                cells += row.getFieldCount();
            }
        }
        return cells;
    }
}
