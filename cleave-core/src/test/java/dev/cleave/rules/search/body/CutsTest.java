package dev.cleave.rules.search.body;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.softmax.ScoredRules;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CutsTest {
    @ParameterizedTest
    @CsvSource({
        "41, 42, 41.5",
        "41.2, 41.9, 41.5",
        "41.49, 41.496, 41.493",
        "20, 31, 25",
        "-1, 2, 0",
        "0.001, 0.002, 0.0015",
        "900, 1100, 1000",
        "-3, -2, -2.5",
        "1e-300, 1e300, 5e299",
        "5, Infinity, 7",
        "-Infinity, -7, -10"
    })
    void isShort(double below, double above, double cut) {
        assertEquals(cut, ShortestCut.between(below, above));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void separatesWhateverLiesApart(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 2_000; i++) {
            double below = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(-20, 20));
            double above = i % 2 == 0 ? Math.nextUp(below) : below + random.nextDouble() * Math.abs(below) + 1e-30;
            double cut = ShortestCut.between(below, above);
            assertTrue(below <= cut && cut < above, below + " " + cut + " " + above);
        }
    }

    @Test
    void extremesHaveACut() {
        for (double[] gap : new double[][] {
            {-Double.MAX_VALUE, Double.MAX_VALUE},
            {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY},
            {Double.NEGATIVE_INFINITY, -Double.MAX_VALUE},
            {Double.MAX_VALUE, Double.POSITIVE_INFINITY},
            {0, Double.MIN_VALUE}
        }) {
            double cut = ShortestCut.between(gap[0], gap[1]);
            assertTrue(gap[0] <= cut && cut < gap[1], gap[0] + " " + cut + " " + gap[1]);
        }
    }

    @Test
    void noRoomIsAnError() {
        assertThrows(IllegalArgumentException.class, () -> ShortestCut.between(3, 3));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void lineSearchFindsTheBestOfAllMidpoints(int seed) {
        RandomSamples random = new RandomSamples(seed);
        BitColumns columns = random.columns(70);
        double[] numbers = random.numbers(70);
        for (int row = 0; row < 70; row++) {
            numbers[row] = row % 9 == 0 ? Double.NaN : Math.round(numbers[row] * 20);
        }
        double[] worth = IntStream.range(0, 70)
                .mapToDouble(row -> random.numbers(1)[0] - 0.5)
                .toArray();
        long[] eligible = random.rows(columns);
        for (boolean above : new boolean[] {true, false}) {
            ThresholdCut cut = new CutSearch(row -> numbers[row], 70)
                    .best(eligible, worth, above)
                    .orElseThrow();
            double best = IntStream.range(0, 20)
                    .mapToDouble(t -> side(numbers, worth, eligible, t + 0.5, above))
                    .max()
                    .orElseThrow();
            assertEquals(side(numbers, worth, eligible, cut.threshold(), above), cut.worth(), 1e-9);
            assertTrue(cut.worth() <= best + 1e-9);
            assertTrue(cut.worth() >= inner(numbers, worth, eligible, above) - 1e-9);
        }
    }

    /** The best over thresholds that leave eligible numbers on both sides. */
    private static double inner(double[] numbers, double[] worth, long[] eligible, boolean above) {
        double[] used = IntStream.range(0, numbers.length)
                .filter(row -> RowSets.get(eligible, row) && !Double.isNaN(numbers[row]))
                .mapToDouble(row -> numbers[row])
                .sorted()
                .distinct()
                .toArray();
        return IntStream.range(0, used.length - 1)
                .mapToDouble(i -> side(numbers, worth, eligible, (used[i] + used[i + 1]) / 2, above))
                .max()
                .orElseThrow();
    }

    private static double side(double[] numbers, double[] worth, long[] eligible, double threshold, boolean above) {
        return IntStream.range(0, numbers.length)
                .filter(row -> RowSets.get(eligible, row) && (numbers[row] > threshold) == above)
                .mapToDouble(row -> worth[row])
                .sum();
    }

    @Test
    void polishFindsTheCutsThatMadeTheLabels() {
        Numbered table = new Numbered(500, 9);
        BitSet labels = new BitSet();
        for (int row = 0; row < 500; row++) {
            labels.set(row, table.x[row] > 0.37 && !(table.y[row] > 0.81));
        }
        WeightedSample sample = WeightedSample.binary(table.columns(), Numbered.DOMAIN, labels);
        List<PolishedRule> polished =
                ThresholdPolish.binary(sample, List.of(Rule.all(Literal.of(0), Literal.not(2))), table);
        double low = polished.get(0).parts().get(0).threshold().orElseThrow();
        double high = polished.get(0).parts().get(1).threshold().orElseThrow();
        for (int row = 0; row < 500; row++) {
            assertEquals(labels.get(row), table.x[row] > low && !(table.y[row] > high), "row " + row);
        }
        assertEquals(0.37, low, 0.01);
        assertEquals(0.81, high, 0.01);
    }

    @Test
    void polishLowersTheCrossEntropy() {
        Numbered table = new Numbered(400, 10);
        int[] labels = IntStream.range(0, 400)
                .map(row -> table.x[row] > 0.6 ? 2 : table.y[row] > 0.2 ? 1 : 0)
                .toArray();
        WeightedSample sample = WeightedSample.multiclass(table.columns(), Numbered.DOMAIN, labels, 3);
        ScoredRules rules = new ScoredRules(
                List.of(Rule.all(Literal.of(0)), Rule.all(Literal.of(2))), 3, new double[] {-3, -3, 6, -3, 3, 0, 1, 0, 0
                });
        List<PolishedRule> polished = ThresholdPolish.multiclass(sample, rules, table);
        assertEquals(0.6, polished.get(0).parts().get(0).threshold().orElseThrow(), 0.01);
        assertEquals(0.2, polished.get(1).parts().get(0).threshold().orElseThrow(), 0.02);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void rulesOfClassesShareACut(long seed) {
        Numbered table = new Numbered(400, seed);
        int[] labels = IntStream.range(0, 400)
                .map(row -> table.x[row] > 0.6 ? 2 : table.y[row] > 0.75 ? 1 : 0)
                .toArray();
        WeightedSample sample = WeightedSample.multiclass(table.columns(), Numbered.DOMAIN, labels, 3);
        ScoredRules rules = new ScoredRules(
                List.of(Rule.all(Literal.of(0)), Rule.all(Literal.not(0), Literal.of(3))),
                3,
                new double[] {-3, -3, 6, -3, 6, -3, 1, 0, 0});
        List<PolishedRule> polished = ThresholdPolish.multiclass(sample, rules, table);
        assertEquals(
                polished.get(0).parts().get(0).threshold(),
                polished.get(1).parts().get(0).threshold());
    }

    /** Two columns of numbers with two coarse thresholds each. */
    private static final class Numbered implements ThresholdAtoms {
        private static final Domain DOMAIN =
                new Domain(List.of(new Group.Thresholds(2, false), new Group.Thresholds(2, false)));
        private static final double[] THRESHOLDS = {0.5, 0.75, 0.5, 0.75};

        private final double[] x;
        private final double[] y;

        Numbered(int rows, long seed) {
            this.x = new SplittableRandom(seed).doubles(rows).toArray();
            this.y = new SplittableRandom(seed + 1).doubles(rows).toArray();
        }

        BitColumns columns() {
            BitColumns.Builder builder = new BitColumns.Builder(x.length, 4);
            for (int row = 0; row < x.length; row++) {
                for (int atom = 0; atom < 4; atom++) {
                    if ((atom < 2 ? x : y)[row] > THRESHOLDS[atom]) {
                        builder.set(row, atom);
                    }
                }
            }
            return builder.build();
        }

        @Override
        public OptionalInt column(int atom) {
            return OptionalInt.of(atom / 2);
        }

        @Override
        public double threshold(int atom) {
            return THRESHOLDS[atom];
        }

        @Override
        public NumberColumn numbers(int column) {
            return row -> (column == 0 ? x : y)[row];
        }
    }
}
