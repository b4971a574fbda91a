package dev.cleave.cli.prediction;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.Learned;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvFile;
import dev.cleave.table.format.TableFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a file looks like, its answers in pieces are those of a table that is asked row by row. */
class PredictedFilesTest {
    private static final Path MODELS = Path.of("../cleave-core/src/test/resources/models-0.1");
    private static final List<String> ODD = List.of(
            "", "NA", "?", "new", "-7", "é", "größe", "日本", "a, b", "1.5", "\u00a01", "say \"x\"", "two\nlines");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"monk1", "classes", "points", "circle", "net"})
    void randomFilesHaveTheAnswersOfTheirRows(String name) throws IOException {
        Learned learned = model(name);
        List<List<String>> rows = Files.readAllLines(MODELS.resolve(name + ".csv")).stream()
                .map(line -> List.of(line.split(",")))
                .toList();
        for (long seed = 0; seed < 6; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Path file = write(random, text(rows, random));
            PredictionColumns columns =
                    new PredictionColumns(learned.encoding().target(), seed % 2 == 0 ? List.of() : rows.get(0));
            Table table = CsvFile.read(file);
            ByteArrayOutputStream expected = new ByteArrayOutputStream();
            new Predictions(columns, table, learned.predict(table)).print(expected);
            assertEquals(text(expected), inPieces(file, columns, learned), name + ", seed " + seed);
        }
    }

    @Test
    void aLineMayBeLongerThanWhatIsWrittenAtOnce() throws IOException {
        Learned learned = model("net");
        String wide = "x".repeat(300_000);
        Path file =
                Files.writeString(folder.resolve("t.csv"), "A,B,C,D,id\n0,0,0,0,a\n0,0,0,1," + wide + "\n1,0,0,1,b\n");
        PredictionColumns columns = new PredictionColumns(learned.encoding().target(), List.of("id"));
        List<String> lines = inPieces(file, columns, learned).lines().toList();
        assertEquals(
                List.of("1,a", "2," + wide, "3,b"),
                lines.stream()
                        .skip(1)
                        .map(line -> line.split(","))
                        .map(cells -> cells[0] + "," + cells[1])
                        .toList());
    }

    private static String inPieces(Path file, PredictionColumns columns, Learned learned) throws IOException {
        ByteArrayOutputStream found = new ByteArrayOutputStream();
        PredictionLines.writeHeader(columns, found);
        LineCache words = new LineCache(columns);
        TableFile.each(
                file,
                table -> PredictionLines.of(columns, words, table, learned.answers(table)),
                (lines, first) -> lines.write(found, first));
        return text(found);
    }

    /** Some hundred rows of the table, every tenth cell another or odd. */
    private static String text(List<List<String>> rows, SplittableRandom random) {
        String lineBreak = random.nextBoolean() ? "\n" : "\r\n";
        return IntStream.range(0, 300 + random.nextInt(300))
                .mapToObj(i -> i == 0 ? 0 : 1 + random.nextInt(rows.size() - 1))
                .map(row -> line(rows.get(row), row > 0, random))
                .collect(Collectors.joining(lineBreak, "", random.nextBoolean() ? lineBreak : ""));
    }

    private static String line(List<String> cells, boolean mayBeOdd, SplittableRandom random) {
        Stream<String> all = cells.stream()
                .map(cell -> !mayBeOdd || random.nextInt(10) > 0
                        ? cell
                        : random.nextBoolean()
                                ? ODD.get(random.nextInt(ODD.size()))
                                : String.valueOf(random.nextInt(10_000) / 100.0));
        return all.map(cell -> random.nextInt(20) == 0 ? '"' + cell.replace("\"", "\"\"") + '"' : CsvCells.cell(cell))
                .collect(Collectors.joining(","));
    }

    private Path write(SplittableRandom random, String text) throws IOException {
        byte[] bytes = ((random.nextInt(3) == 0 ? "\uFEFF" : "") + text).getBytes(StandardCharsets.UTF_8);
        Path file = folder.resolve("random.csv");
        boolean isPacked = random.nextInt(3) == 0;
        try (OutputStream out =
                isPacked ? new GZIPOutputStream(Files.newOutputStream(file)) : Files.newOutputStream(file)) {
            out.write(bytes);
        }
        return file;
    }

    private Learned model(String name) throws IOException {
        Path file = folder.resolve(name + ".cleave");
        try (InputStream in = new GZIPInputStream(Files.newInputStream(MODELS.resolve(name + ".cleave.gz")))) {
            Files.copy(in, file);
        }
        return Learned.load(file);
    }

    private static String text(ByteArrayOutputStream bytes) {
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
