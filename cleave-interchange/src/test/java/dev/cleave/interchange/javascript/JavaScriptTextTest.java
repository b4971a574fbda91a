package dev.cleave.interchange.javascript;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.Prediction;
import dev.cleave.io.ModelFile;
import dev.cleave.table.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The exported function answers as the model does: Node.js says so, on every row and on thousands of made ones. */
@Tag("slow")
class JavaScriptTextTest {
    private static final double TOLERANCE = 1e-9;
    private static final Table TABLE = OddRows.table(1);

    private static final List<Learned> LEARNED = List.of(learn("sick"), learn("kind"), learn("a,b"));

    @TempDir
    private Path folder;

    @Test
    void learnedRulesAnswerEveryRowAndOddOnesAsPredictDoes() throws Exception {
        List<Map<String, String>> rows = OddRows.rows(TABLE, 3_000, new SplittableRandom(7));
        Map<String, Learned> models = new LinkedHashMap<>();
        LEARNED.forEach(learned -> models.put("m" + models.size(), learned));
        assertSameAnswers(models, rows);
    }

    @Test
    void rulesOfEveryFormAnswerAsPredictDoes() throws Exception {
        List<Map<String, String>> rows =
                OddRows.rows(TABLE, 60, new SplittableRandom(11)).subList(200, 300);
        Map<String, Learned> models = new LinkedHashMap<>();
        for (int seed = 0; seed < 90; seed++) {
            Path file = folder.resolve("random.cleave");
            ModelFile.write(RandomRules.in(LEARNED.get(seed % 3).model(), new SplittableRandom(seed)), file);
            models.put("r" + seed, Learned.load(file));
        }
        assertSameAnswers(models, rows);
    }

    private static Learned learn(String target) {
        Table inputs = TABLE.withColumns(TABLE.columns().stream()
                .filter(column -> OddRows.INPUTS.contains(column.name())
                        || Set.of(target.split(",")).contains(column.name()))
                .toList());
        return new Learner().learn(inputs, target);
    }

    private void assertSameAnswers(Map<String, Learned> models, List<Map<String, String>> rows)
            throws IOException, InterruptedException {
        NodeProcess node = new NodeProcess(folder);
        for (Map.Entry<String, Learned> entry : models.entrySet()) {
            node.add(entry.getKey(), JavaScriptText.of(entry.getValue().model()), rows);
        }
        node.run(List.copyOf(models.keySet()));
        for (Map.Entry<String, Learned> entry : models.entrySet()) {
            JsonNode answers = node.answers(entry.getKey());
            assertEquals(rows.size(), answers.size());
            for (int row = 0; row < rows.size(); row++) {
                String where = entry.getKey() + " " + entry.getValue().ruleLines() + " " + rows.get(row);
                assertSame(entry.getValue(), rows.get(row), answers.get(row), where);
            }
        }
    }

    private static void assertSame(Learned learned, Map<String, String> row, JsonNode answer, String where) {
        Prediction expected = learned.predict(row);
        expected.labels()
                .forEach((column, label) ->
                        assertEquals(label, answer.get("labels").get(column).asText(), where));
        expected.probabilities()
                .forEach((column, values) -> values.forEach((value, probability) -> assertEquals(
                        probability,
                        answer.get("probabilities").get(column).get(value).asDouble(),
                        TOLERANCE,
                        where)));
        List<String> rules = new ArrayList<>();
        answer.get("rules").forEach(rule -> rules.add(rule.asText()));
        assertEquals(expected.rules(), rules, where);
        assertEquals(surprises(learned, expected), surprises(answer), where);
    }

    /** Of the columns that rules use, as others are not read. */
    private static Set<String> surprises(Learned learned, Prediction expected) {
        Set<String> used = new TreeSet<>();
        PredictorObject.of(learned.model())
                .get("columns")
                .forEach(column -> used.add(column.get("name").asText()));
        Set<String> found = new TreeSet<>();
        expected.surprises().stream()
                .filter(surprise -> used.contains(surprise.column()))
                .forEach(surprise -> found.add(surprise.column() + "|" + surprise.value() + "|"
                        + surprise.oddity().text()));
        return found;
    }

    private static Set<String> surprises(JsonNode answer) {
        Set<String> found = new TreeSet<>();
        answer.get("surprises")
                .forEach(one -> found.add(one.get("column").asText() + "|"
                        + one.get("value").asText() + "|" + one.get("what").asText()));
        return found;
    }

    @Test
    void aNameThatEndsAScriptDoesNotEndIt() {
        assertTrue(!JavaScriptText.inScript("{\"a\":\"</script><!--\"}").contains("<"));
    }
}
