package dev.cleave.bench;

import dev.cleave.Learned;
import dev.cleave.OutputAnswer;
import dev.cleave.cli.prediction.LineCache;
import dev.cleave.cli.prediction.PredictionColumns;
import dev.cleave.cli.prediction.PredictionLines;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvBatches;
import dev.cleave.table.csv.CsvFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;

/** Rows a second that {@code predict} answers, a CSV in and lines out, against one row after the other, in one run. */
public final class ScoringTimes {
    private static final int TIMES = 3;
    private static final int ROWS_BY_ONE = 20_000;

    private ScoringTimes() {}

    /** MODEL FILE. */
    public static void main(String[] args) throws IOException {
        Learned learned = Learned.load(Path.of(args[0]));
        Path file = Path.of(args[1]);
        for (int i = 0; i < TIMES; i++) {
            long start = System.nanoTime();
            double before = ProcessorTime.seconds();
            long rows = allAtOnce(learned, file);
            print("in pieces", rows, (System.nanoTime() - start) / 1e9, ProcessorTime.seconds() - before);
        }
        Path some = firstLines(file);
        Table table = CsvFile.read(some);
        for (int i = 0; i < TIMES; i++) {
            long start = System.nanoTime();
            double before = ProcessorTime.seconds();
            rowByRow(learned, table);
            print("row by row", table.rows(), (System.nanoTime() - start) / 1e9, ProcessorTime.seconds() - before);
        }
        Files.delete(some);
    }

    private static Path firstLines(Path file) throws IOException {
        Path some = Files.createTempFile("cleave", ".csv");
        try (var lines = Files.lines(file)) {
            Files.write(some, (Iterable<String>) lines.limit(ROWS_BY_ONE + 1)::iterator);
        }
        return some;
    }

    private static long allAtOnce(Learned learned, Path file) throws IOException {
        PredictionColumns columns = new PredictionColumns(learned.encoding().target(), List.of());
        LineCache words = new LineCache(columns);
        List<String> needed =
                learned.encoding().columns().stream().map(EncodedColumn::name).toList();
        AtomicLong rows = new AtomicLong();
        OutputStream nowhere = OutputStream.nullOutputStream();
        CsvBatches.each(
                file,
                needed::contains,
                table -> PredictionLines.of(columns, words, table, learned.answers(table)),
                (lines, first) -> {
                    lines.write(nowhere, first);
                    rows.addAndGet(lines.rows());
                });
        return rows.get();
    }

    private static void rowByRow(Learned learned, Table table) {
        StringBuilder text = new StringBuilder();
        learned.predict(table).forEach(row -> {
            text.setLength(0);
            for (OutputAnswer answer : row.outputs()) {
                text.append(String.format(
                        Locale.ROOT,
                        "%s,%.4f,%.4f,%s",
                        answer.value(),
                        answer.probability(),
                        answer.network(),
                        answer.fired()));
            }
        });
    }

    private static void print(String way, long rows, double wall, double busy) {
        System.out.printf(
                Locale.ROOT,
                "%s: %d rows, %.0f a second, %.0f a second of processor time%n",
                way,
                rows,
                rows / wall,
                rows / busy);
    }
}
