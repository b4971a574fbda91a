package dev.cleave.rules.search.softmax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.logic.Body;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.rules.search.body.RandomSamples;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is computed otherwise of many classes is what it is of few. */
class ManyScoresTest {
    private static final int CLASSES = ShiftedRow.MANY_CLASSES + 6;
    private static final double PENALTY = 0.3;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void valuesAndGradientsAreThoseOfRowsOneByOne(int seed) {
        WeightedSample sample = sample(seed);
        List<Body> bodies = bodies(sample);
        SoftmaxRows rows = new SoftmaxRows(sample, bodies, PENALTY);
        double[] point = new RandomSamples(seed).numbers(rows.parameters());
        double[] gradient = new double[point.length];
        double[] expected = new double[point.length];
        double value = naive(sample, bodies, point, expected);
        assertEquals(value, rows.at(point, gradient), 1e-6 * value);
        for (int i = 0; i < point.length; i++) {
            assertEquals(expected[i], gradient[i], 1e-6, "parameter " + i);
        }
    }

    private static double naive(WeightedSample sample, List<Body> bodies, double[] point, double[] gradient) {
        double loss = 0;
        for (int row = 0; row < sample.rows(); row++) {
            List<Integer> blocks = blocks(bodies, row);
            double[] scores = new double[CLASSES];
            for (int c = 0; c < CLASSES; c++) {
                for (int block : blocks) {
                    scores[c] += point[block * CLASSES + c];
                }
            }
            double norm = Softmax.logSum(scores, 0, CLASSES);
            for (int c = 0; c < CLASSES; c++) {
                double share = sample.share(row, c);
                loss += sample.weight(row) * share * (norm - scores[c]);
                for (int block : blocks) {
                    gradient[block * CLASSES + c] += sample.weight(row) * (Math.exp(scores[c] - norm) - share);
                }
            }
        }
        for (int i = 0; i < bodies.size() * CLASSES; i++) {
            loss += PENALTY * point[i] * point[i] / 2;
            gradient[i] += PENALTY * point[i];
        }
        return loss;
    }

    /** The bodies that cover a row, and the bias. */
    private static List<Integer> blocks(List<Body> bodies, int row) {
        return IntStream.rangeClosed(0, bodies.size())
                .filter(k ->
                        k == bodies.size() || IntStream.of(bodies.get(k).rows()).anyMatch(covered -> covered == row))
                .boxed()
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {11, 12, 13})
    void absencesAreWhatTheLossGrowsBy(int seed) {
        WeightedSample sample = sample(seed);
        SoftmaxModel model = SoftmaxModel.of(sample, bodies(sample), PENALTY, 1);
        double[] absences = model.absences();
        for (int k = 0; k < absences.length; k++) {
            SoftmaxModel without = model.copy();
            without.remove(k);
            assertEquals(without.loss() - model.loss(), absences[k], 1e-4, "seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {21, 22, 23})
    void scoresOfOneMoreBodyLeadDown(int seed) {
        WeightedSample sample = sample(seed);
        SoftmaxModel model = SoftmaxModel.of(sample, List.of(), PENALTY, 1);
        for (Body body : bodies(sample)) {
            double before = model.loss();
            model.add(model.size(), body, model.fitted(body));
            assertTrue(model.loss() < before, "seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {31, 32})
    void probabilitiesOfChangedScoresAreThoseOfTheirSum(int seed) {
        for (int classes : List.of(3, CLASSES)) {
            double[] numbers = new RandomSamples(seed).numbers(2 * classes);
            float[] logits = new float[classes];
            float[] probabilities = new float[classes];
            double[] added = new double[classes];
            double[] both = new double[classes];
            for (int c = 0; c < classes; c++) {
                logits[c] = (float) (8 * numbers[c]);
                added[c] = 6 * numbers[classes + c] - 3;
                both[c] = logits[c] + added[c];
            }
            Softmax.probabilities(logits, probabilities, 0, classes);
            Softmax.probabilities(both, 0, classes);
            ShiftedRow shifted = new ShiftedRow(classes, logits, probabilities);
            shifted.add(added);
            double[] found = shifted.of(0);
            for (int c = 0; c < classes; c++) {
                assertEquals(both[c], found[c], 1e-6);
            }
        }
    }

    /** Some that hold in some rows. */
    private static List<Body> bodies(WeightedSample sample) {
        return RandomSamples.shortBodies().stream()
                .map(rule -> Body.of(rule, sample.columns()))
                .filter(body -> body.rows().length > 0 && body.rows().length < sample.rows())
                .limit(60)
                .filter(body -> body.rows().length % 4 == 0)
                .toList();
    }

    /** Classes that the rows' atoms say something of. */
    private static WeightedSample sample(int seed) {
        RandomSamples random = new RandomSamples(seed);
        BitColumns columns = random.columns(300);
        double[] numbers = random.numbers(columns.rows());
        int[] labels = IntStream.range(0, columns.rows())
                .map(row -> (int) (numbers[row] * CLASSES / 4)
                        + (int) (columns.word(1, row >>> 6) >>> row & 1) * CLASSES / 2)
                .toArray();
        return WeightedSample.multiclass(columns, RandomSamples.DOMAIN, labels, CLASSES)
                .withWeights(random.numbers(columns.rows()));
    }
}
