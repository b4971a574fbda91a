package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import dev.cleave.table.csv.CsvFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All rows at once have the answers that each has alone: labels, classes, points, invented predicates, odd cells or not. */
class TableAnswersTest {
    private static final Path MODELS = Path.of("src/test/resources/models-0.1");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"monk1", "classes", "points", "circle", "net"})
    void theyAreTheAnswersToEachRow(String name) throws IOException {
        Path file = folder.resolve(name + ".cleave");
        try (InputStream in = new GZIPInputStream(Files.newInputStream(MODELS.resolve(name + ".cleave.gz")))) {
            Files.copy(in, file);
        }
        Learned learned = Learned.load(file);
        Table table = withOddCells(CsvFile.read(MODELS.resolve(name + ".csv")));
        TableAnswers answers = learned.answers(table);
        List<List<OutputAnswer>> kinds =
                IntStream.range(0, answers.kinds()).mapToObj(answers::answers).toList();
        assertEquals(table.rows(), answers.rows());
        for (int row = 0; row < table.rows(); row++) {
            List<OutputAnswer> expected = learned.predict(table.row(row)).outputs();
            assertEquals(expected, withNetwork(kinds.get(answers.kind(row)), answers.network(row)), "row " + row);
            for (int output = 0; output < expected.size(); output++) {
                assertEquals(
                        answers.network(row)[output],
                        answers.nearNetwork(row, output),
                        answers.nearError(),
                        "row " + row);
            }
        }
    }

    private static List<OutputAnswer> withNetwork(List<OutputAnswer> answers, double[] network) {
        List<OutputAnswer> own = new ArrayList<>();
        for (int output = 0; output < network.length; output++) {
            OutputAnswer answer = answers.get(output);
            own.add(new OutputAnswer(
                    answer.label(),
                    answer.value(),
                    answer.holds(),
                    answer.probability(),
                    network[output],
                    answer.fired()));
        }
        return own;
    }

    /** The rows, and after each the same with a cell that is missing or new. */
    private static Table withOddCells(Table table) {
        SplittableRandom random = new SplittableRandom(17);
        TableBuilder rows = Table.builder(table.header());
        for (int row = 0; row < table.rows(); row++) {
            List<String> cells = new ArrayList<>(table.row(row).values());
            rows.add(cells);
            cells.set(
                    random.nextInt(cells.size()),
                    List.of("", "new", "-7", "1e9").get(random.nextInt(4)));
            rows.add(cells);
        }
        return rows.build();
    }
}
