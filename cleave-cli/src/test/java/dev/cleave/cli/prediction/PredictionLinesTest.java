package dev.cleave.cli.prediction;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.Learned;
import dev.cleave.encoding.Surprise;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines about many rows at once are those about one row after the other. */
class PredictionLinesTest {
    private static final Path MODELS = Path.of("../cleave-core/src/test/resources/models-0.1");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"monk1", "classes", "points", "circle", "net"})
    void linesAreTheSame(String name) throws IOException {
        Learned learned = model(name);
        Table table = CsvFile.read(withOddCells(MODELS.resolve(name + ".csv")));
        PredictionColumns columns = new PredictionColumns(
                learned.encoding().target(), List.of(table.header().get(0)));
        ByteArrayOutputStream expected = new ByteArrayOutputStream();
        new Predictions(columns, table, learned.predict(table)).print(expected);
        SurpriseTally tally = new SurpriseTally(learned.encoding().columns());
        ByteArrayOutputStream found = new ByteArrayOutputStream();
        PredictionLines.writeHeader(columns, found);
        LineCache words = new LineCache(columns);
        for (int first = 0; first < table.rows(); first += 7) {
            int[] rows =
                    IntStream.range(first, Math.min(table.rows(), first + 7)).toArray();
            Table some = table.select(Rows.of(rows));
            PredictionLines lines = PredictionLines.of(columns, words, some, learned.answers(some));
            lines.write(found, first);
            tally.add(lines.surprises());
        }
        assertEquals(text(expected), text(found));
        List<Surprise> odd = learned.encoding().inputs(table).surprises();
        assertEquals(odd, tally.all());
    }

    @Test
    void fourDecimalsAreThoseOfTheFormatter() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 200_000; i++) {
            double some = random.nextDouble();
            double number = i % 3 == 0 ? Math.rint(some * 20_000) / 20_000 : i % 3 == 1 ? some : some * 1e-4;
            byte[] bytes = new byte[FourDecimals.LENGTH];
            if (FourDecimals.isPlain(number, 0)) {
                FourDecimals.write(number, bytes, 0);
                assertEquals(FourDecimals.text(number), new String(bytes, StandardCharsets.UTF_8));
            }
        }
    }

    private Learned model(String name) throws IOException {
        Path file = folder.resolve(name + ".cleave");
        try (InputStream in = new GZIPInputStream(Files.newInputStream(MODELS.resolve(name + ".cleave.gz")))) {
            Files.copy(in, file);
        }
        return Learned.load(file);
    }

    /** The lines, and after each the same with a first cell that is missing or new. */
    private Path withOddCells(Path csv) throws IOException {
        List<String> lines = Files.readAllLines(csv);
        SplittableRandom random = new SplittableRandom(3);
        String odd = lines.stream()
                .skip(1)
                .map(line -> line + "\n" + List.of("", "new", "-7", "else").get(random.nextInt(4))
                        + line.substring(line.indexOf(',')))
                .collect(Collectors.joining("\n", lines.get(0) + "\n", "\n"));
        return Files.writeString(folder.resolve("odd.csv"), odd);
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
