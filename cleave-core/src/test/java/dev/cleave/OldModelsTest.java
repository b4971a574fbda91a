package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.evaluation.Task;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvFile;
import dev.cleave.verification.Verdict;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that version 0.1 wrote (format 1.2) are read, answer as they did, and prove themselves. */
class OldModelsTest {
    private static final Path MODELS = Path.of("src/test/resources/models-0.1");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"monk1", "classes", "points", "circle", "net"})
    void oldFilesAnswerAsTheyDid(String name) throws IOException {
        Path file = folder.resolve(name + ".cleave");
        try (InputStream in = new GZIPInputStream(Files.newInputStream(MODELS.resolve(name + ".cleave.gz")))) {
            Files.copy(in, file);
        }
        Learned learned = Learned.load(file);
        Table table = CsvFile.read(MODELS.resolve(name + ".csv"));
        Task task = Task.of(learned.encoding().target());
        List<String> labels =
                learned.predict(table).stream().map(row -> said(row, task)).toList();
        assertEquals(Files.readAllLines(MODELS.resolve(name + ".labels")), labels);
        assertTrue(learned.verify() instanceof Verdict.Equivalent);
        learned.predict(table).forEach(OldModelsTest::requireAgreement);
        learned.save(file);
        assertEquals(learned.model(), Learned.load(file).model());
    }

    private static String said(Prediction row, Task task) {
        String said = row.outputs().stream()
                .filter(answer -> task == Task.BINARY || answer.holds())
                .map(OutputAnswer::value)
                .collect(Collectors.joining("; "));
        return said.isEmpty() ? "-" : said;
    }

    /** Levels in these files are at most one half. */
    private static void requireAgreement(Prediction row) {
        for (OutputAnswer answer : row.outputs()) {
            assertTrue(!answer.holds() || answer.probability() > 1.0 / 3, answer.toString());
            assertTrue(answer.holds() || answer.probability() < 0.5, answer.toString());
        }
    }
}
