package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.explanation.Explanation;
import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No row contradicts itself: label, probabilities, rules and explanation are of one model. */
@Tag("slow")
class PredictionTest {
    private static final int ROWS = 60;

    @ParameterizedTest
    @CsvSource({
        "binary, y, 0.5, 1",
        "binary, y, 0.2, 2",
        "binary, y, 0.8, 3",
        "number, y, 0.5, 4",
        "number, y, 0.3, 5",
        "binary, 'y,z', 0.5, 6",
        "number, 'y,z', 0.6, 7",
        "binary, k, 0.5, 8",
        "number, k, 0.5, 9"
    })
    void noRowContradictsItself(String inputs, String target, double decision, long seed) {
        Table table = table(inputs.equals("number"), seed);
        LearnOptions options = LearnOptions.defaults().withSeed(seed).withDecision(new DecisionThreshold(decision));
        LabelledTable data = LabelledTable.of(table, TargetSpec.of(target));
        options = options.withEncoding(options.encoding().withIgnored(others(target)));
        Learned learned = new Learner(options).learn(data);
        List<Prediction> all = learned.predict(table);
        assertEquals(ROWS, all.size());
        for (int row = 0; row < ROWS; row++) {
            String message = "seed " + seed + ", row " + row;
            Map<String, String> cells = table.row(row);
            Prediction prediction = all.get(row);
            assertEquals(learned.labels(cells), prediction.labels(), message);
            assertEquals(prediction.labels(), learned.predict(cells).labels(), message);
            requireAgreement(prediction, decision, data.target().exclusive(), message);
            requireSame(prediction, learned.explain(cells), message);
        }
    }

    private static Set<String> others(String target) {
        return Set.copyOf(List.of("y", "z", "k").stream()
                .filter(name -> !List.of(target.split(",")).contains(name))
                .toList());
    }

    private static void requireAgreement(Prediction prediction, double decision, boolean exclusive, String message) {
        prediction.probabilities().forEach((column, values) -> {
            double said = prediction.probability(column);
            assertEquals(1, values.values().stream().mapToDouble(p -> p).sum(), 1e-9, message);
            if (exclusive || decision == 0.5) {
                assertTrue(values.values().stream().allMatch(p -> p <= said), message + values);
            }
        });
        for (OutputAnswer answer : prediction.outputs()) {
            assertTrue(
                    exclusive || answer.holds() == answer.probability() > decision,
                    message + ": " + answer + " at " + decision);
            assertEquals(
                    answer.holds() ? answer.label().positive() : "",
                    answer.holds() ? prediction.labels().get(answer.label().column()) : "",
                    message);
        }
    }

    private static void requireSame(Prediction prediction, Explanation explanation, String message) {
        List<OutputAnswer> answers = prediction.outputs();
        if (explanation instanceof Explanation.Labels labels) {
            for (int output = 0; output < answers.size(); output++) {
                assertEquals(
                        answers.get(output).holds(), labels.labels().get(output).holds(), message);
                assertEquals(
                        answers.get(output).probability(),
                        labels.labels().get(output).probability(),
                        message);
                assertEquals(
                        answers.get(output).fired().size(),
                        labels.labels().get(output).fired().size(),
                        message);
            }
        } else if (explanation instanceof Explanation.Classes classes) {
            OutputAnswer said = answers.get(classes.classes().get(0).output());
            assertTrue(said.holds(), message);
            assertEquals(said.probability(), classes.classes().get(0).probability(), message);
            assertEquals(said.network(), classes.classes().get(0).network(), message);
        }
    }

    @Test
    void rowsOfEveryKindAreAnswered() {
        Table table = table(false, 1);
        Learned learned = new Learner(ignoringOthers()).learn(table, "y");
        List<String> seen = new ArrayList<>();
        List<Prediction> first = learned.predict(IntStream.range(0, ROWS).mapToObj(row -> {
                    seen.add("row " + row);
                    return table.row(row);
                }))
                .limit(3)
                .toList();
        assertEquals(3, first.size());
        assertEquals(3, seen.size(), "rows that nobody asked for were read");
        Map<String, String> row = new HashMap<>(table.row(0));
        assertTrue(learned.predict(row).surprises().isEmpty());
        String read = Stream.of("x", "a") // that some rule is about
                .filter(name -> learned.ruleLines().toString().matches(".*\\b" + name + "\\b.*"))
                .findFirst()
                .orElseThrow();
        row.put(read, "never seen");
        assertEquals(read, learned.predict(row).surprises().get(0).column());
        row.remove(read);
        InputException missing = assertThrows(InputException.class, () -> learned.predict(row));
        assertTrue(missing.getMessage().contains("'" + read + "'"), missing.getMessage());
        Table narrow = Table.of(List.of("b"), List.of(List.of("1")));
        assertThrows(InputException.class, () -> learned.predict(narrow));
        IllegalArgumentException other = assertThrows(
                IllegalArgumentException.class,
                () -> learned.predict(table.row(0)).probability("b"));
        assertEquals("'b' is not predicted; the targets are y", other.getMessage());
    }

    @Test
    void evaluationIsWhatPredictionsAre() {
        Table table = table(true, 3);
        Learned learned = new Learner(LearnOptions.defaults()
                        .withEncoding(LearnOptions.defaults().encoding().withIgnored(others("k"))))
                .learn(table, "k");
        long right = IntStream.range(0, ROWS)
                .filter(row -> learned.labels(table.row(row))
                        .get("k")
                        .equals(table.column("k").cell(row)))
                .count();
        assertEquals((double) right / ROWS, learned.evaluate(table).rules().exactMatch(), 1e-12);
        List<List<Integer>> confusion = learned.evaluate(table).confusion();
        assertEquals(
                right,
                IntStream.range(0, confusion.size())
                        .map(i -> confusion.get(i).get(i))
                        .sum());
        assertEquals(
                ROWS,
                confusion.stream()
                        .flatMap(List::stream)
                        .mapToInt(count -> count)
                        .sum());
        assertFalse(learned.evaluate(table).isWeighted());
    }

    private static LearnOptions ignoringOthers() {
        LearnOptions options = LearnOptions.defaults();
        return options.withEncoding(options.encoding().withIgnored(others("y")));
    }

    /** Columns a, b, c and perhaps a number; targets y, z and classes k, all with noise. */
    private static Table table(boolean number, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<List<String>> rows = new ArrayList<>();
        for (int row = 0; row < ROWS; row++) {
            boolean a = random.nextBoolean();
            boolean b = random.nextBoolean();
            boolean c = random.nextBoolean();
            int x = random.nextInt(number ? 100 : 2);
            boolean large = number ? x > 50 : x == 1;
            boolean y = (a && b || large) != (random.nextInt(6) == 0);
            boolean z = (c || a && !large) != (random.nextInt(6) == 0);
            String k = random.nextInt(8) == 0 ? "red" : large ? "blue" : a ? "red" : "green";
            rows.add(List.of(bit(a), bit(b), bit(c), Integer.toString(x), bit(y), bit(z), k));
        }
        return Table.of(List.of("a", "b", "c", "x", "y", "z", "k"), rows);
    }

    private static String bit(boolean holds) {
        return holds ? "1" : "0";
    }
}
