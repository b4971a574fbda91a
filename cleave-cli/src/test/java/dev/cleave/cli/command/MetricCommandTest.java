package dev.cleave.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.cli.Ran;
import dev.cleave.evaluation.Metric;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A rare label that is more probable where x is large, and never more probable than not. */
class MetricCommandTest {
    @TempDir
    private Path folder;

    private Path table() throws IOException {
        SplittableRandom random = new SplittableRandom(5);
        StringBuilder text = new StringBuilder("x,z,kind\n");
        for (int row = 0; row < 400; row++) {
            double x = random.nextInt(1_000) / 10.0;
            boolean rare = random.nextDouble() < (x > 60 ? 0.4 : 0.02);
            text.append(x).append(',').append(random.nextInt(50)).append(rare ? ",alpha\n" : ",beta\n");
        }
        return Files.writeString(folder.resolve("rare.csv"), text);
    }

    @Test
    void f1FindsTheRareLabelAndSaysWhatThatCosts() throws IOException {
        Path model = folder.resolve("f1.cleave");
        Ran ran = Ran.cleave(
                "learn", table().toString(), "--target", "kind", "--metric", "f1", "--json", "--out", model.toString());
        assertEquals(0, ran.code(), ran.err());
        JsonNode found = JsonMapper.builder().build().readTree(ran.out());
        assertEquals("f1", found.get("metric").textValue());
        assertTrue(found.get("decision").doubleValue() < 0.5, ran.out());
        String notes = found.get("notes").toString();
        assertTrue(notes.contains("'alpha' as its positive value, the rarer of the two (see --positive VALUE)"), notes);
        JsonNode rules = found.get("ledger").get(found.get("ledger").size() - 1);
        assertTrue(rules.at("/f1/train").doubleValue() > 0.4, rules.toString());
        boolean isLess = rules.at("/accuracy/test").doubleValue() < 0.82;
        assertTrue(!isLess || notes.contains("--metric accuracy does not"), notes);
        found.get("frontier")
                .forEach(entry -> assertEquals("f1", entry.get("metric").textValue()));
        LearnOptions kept = LearnOptions.of(Learned.load(model).model().provenance());
        assertEquals(Metric.F1, kept.metric());
        assertEquals(found.get("decision").doubleValue(), kept.decision().probability());
    }

    @Test
    void aMetricThatIsNoneIsRefused() throws IOException {
        Ran ran = Ran.cleave("learn", table().toString(), "--target", "kind", "--metric", "auc");
        assertEquals(2, ran.code());
        assertFalse(ran.err().contains("Exception"), ran.err());
    }
}
