package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What rules promise is what rows that they were not learned from keep (docs/adr/0015). */
@Tag("slow")
class CalibratedLearningTest {
    private static final int TEST_ROWS = 4_000;
    private static final int BINS = 10;

    /**
     * With labels that mean nothing, any rule is fitted too closely. The bounds leave what choosing on 30 validation rows makes better than
     * chance: little among some networks, up to two standard errors among as many candidates as a search has.
     */
    @ParameterizedTest
    @CsvSource({"EXACT, false, 0.07", "TERNARY, false, 0.07", "REFIT, false, 0.13", "AUTO, true, 0.2"})
    void noisePromisesNothing(Extract extract, boolean classes, double bound) {
        List<Double> promises = IntStream.rangeClosed(1, 6)
                .mapToObj(seed -> answers(extract, classes, true, 150, seed))
                .map(answers -> answers.stream()
                        .mapToDouble(Answer::probability)
                        .average()
                        .orElseThrow())
                .toList();
        double excess = mean(promises) - (classes ? 1.0 / 3 : 1.0 / 2);
        assertTrue(excess < bound, "said with the probabilities " + promises + " for seeds 1 to 6");
    }

    @ParameterizedTest
    @CsvSource({"EXACT, false", "REFIT, false", "AUTO, true"})
    void probabilitiesAreFrequencies(Extract extract, boolean classes) {
        List<Double> errors = IntStream.rangeClosed(1, 4)
                .mapToObj(seed -> calibrationError(answers(extract, classes, false, 800, seed)))
                .toList();
        assertTrue(mean(errors) < 0.08, "expected calibration errors " + errors + " for seeds 1 to 4");
    }

    private record Answer(double probability, boolean isRight) {}

    /** The expected calibration error, with bins of the same width. */
    private static double calibrationError(List<Answer> answers) {
        Map<Integer, Double> differences = new TreeMap<>();
        for (Answer answer : answers) {
            differences.merge(
                    (int) (BINS * answer.probability()),
                    answer.probability() - (answer.isRight() ? 1 : 0),
                    Double::sum);
        }
        return differences.values().stream().mapToDouble(Math::abs).sum() / answers.size();
    }

    private static double mean(List<Double> values) {
        return values.stream().mapToDouble(value -> value).average().orElseThrow();
    }

    private static List<Answer> answers(Extract extract, boolean classes, boolean noise, int rows, long seed) {
        LearnOptions options = LearnOptions.defaults().withSeed(seed).withExtract(extract);
        Learned learned = new Learner(options).learn(table(classes, noise, rows, seed), "y");
        Table test = table(classes, noise, TEST_ROWS, 1_000 + seed);
        List<Prediction> all = learned.predict(test);
        return IntStream.range(0, TEST_ROWS)
                .mapToObj(row -> new Answer(
                        all.get(row).probability("y"),
                        all.get(row).labels().get("y").equals(test.column("y").cell(row))))
                .toList();
    }

    /** Eight bits or, with classes, six and two numbers; a label that a fifth of the rows has wrong, or any. */
    private static Table table(boolean classes, boolean noise, int count, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<List<String>> rows = new ArrayList<>();
        for (int row = 0; row < count; row++) {
            List<Integer> cells = new ArrayList<>();
            for (int bit = 0; bit < 6; bit++) {
                cells.add(random.nextInt(2));
            }
            for (int number = 0; number < 2; number++) {
                cells.add(random.nextInt(classes ? 100 : 2));
            }
            boolean a = cells.get(0) == 1;
            boolean large = classes ? cells.get(6) > 60 : cells.get(3) == 1;
            int truth = classes ? large ? 0 : a ? 1 : 2 : a && cells.get(1) == 1 || large ? 1 : 0;
            int values = classes ? 3 : 2;
            boolean isWrong = random.nextInt(5) == 0;
            cells.add(noise ? random.nextInt(values) : isWrong ? (truth + 1) % values : truth);
            rows.add(cells.stream().map(String::valueOf).toList());
        }
        return Table.of(List.of("a", "b", "c", "d", "e", "f", "g", "h", "y"), rows);
    }
}
