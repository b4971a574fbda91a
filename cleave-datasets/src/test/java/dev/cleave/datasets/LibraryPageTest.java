package dev.cleave.datasets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.Prediction;
import dev.cleave.table.Table;
import dev.cleave.table.csv.CsvFile;
import dev.cleave.table.csv.CsvPrinter;
import dev.cleave.verification.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The lines of Java in docs/library.md, as they stand there, compiled and run. */
class LibraryPageTest {
    @TempDir
    private Path folder;

    @Test
    void thePagesLinesRun() throws IOException {
        Path csv = Files.writeString(folder.resolve("monk.csv"), CsvPrinter.print(Monk1.table()));
        Path file = folder.resolve("monk.cleave");
        // docs/library.md
        Table table = CsvFile.read(csv);
        Learned learned = new Learner().learn(table, "class");
        learned.ruleLines().forEach(System.out::println);
        Map<String, String> row = Map.of("a1", "2", "a2", "2", "a3", "1", "a4", "1", "a5", "3", "a6", "1");
        Prediction prediction = learned.predict(row);
        System.out.println(prediction.labels() + " " + prediction.probabilities() + " " + prediction.rules());
        System.out.println(learned.explain(row));
        System.out.println(learned.evaluate(table).rules().accuracy());
        System.out.println(learned.verify() instanceof Verdict.Equivalent);
        learned.save(file);
        Learned again = Learned.load(file);
        // docs/library.md
        assertEquals(4, learned.ruleLines().size());
        assertEquals(Map.of("class", "1"), learned.labels(row));
        assertEquals(learned.labels(row), prediction.labels());
        assertTrue(learned.verify() instanceof Verdict.Equivalent);
        assertEquals(learned.model(), again.model());
    }

    @Test
    void theyAreInThePage() throws IOException {
        List<String> source = Files.readAllLines(Path.of("src/test/java/dev/cleave/datasets/LibraryPageTest.java"));
        int from = source.indexOf("        // docs/library.md");
        int to = source.lastIndexOf("        // docs/library.md");
        String page = Files.readString(Path.of("../docs/library.md"));
        for (String line : source.subList(from + 1, to)) {
            assertTrue(page.contains(line.strip()), line);
        }
    }
}
