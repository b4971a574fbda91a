package dev.cleave.rules.search.softmax;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Body;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.binary.BinaryChoice;
import dev.cleave.rules.search.binary.BinaryOptions;
import dev.cleave.rules.search.binary.BinarySearch;
import dev.cleave.rules.search.binary.BinaryStep;
import dev.cleave.rules.search.binary.SampleF1;
import dev.cleave.rules.search.body.NumberColumn;
import dev.cleave.rules.search.body.PolishedRule;
import dev.cleave.rules.search.body.RandomSamples;
import dev.cleave.rules.search.body.RowValues;
import dev.cleave.rules.search.body.ThresholdAtoms;
import dev.cleave.rules.search.body.ThresholdPolish;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What searches never do: end worse than they began, pass their limits, remember a state wrongly. */
class SearchLawsTest {
    private static final double PENALTY = 0.3;
    private static final List<Rule.All> EVERYTHING = List.of(Rule.all(Literal.of(7)), Rule.all(Literal.not(7)));

    /** Where nothing has a price and F1 is at least what a covered row must return. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void rulesWithoutAPriceNeverLoseF1(int seed) {
        RandomSamples random = new RandomSamples(seed);
        BitColumns columns = random.columns(90);
        WeightedSample sample = WeightedSample.binary(columns, RandomSamples.DOMAIN, random.labels(90))
                .withWeights(random.numbers(90));
        double before = new SampleF1(sample).f1(SampleF1.covered(EVERYTHING, columns));
        assertTrue(before >= 0.5, "a sample for this law");
        BinaryOptions options =
                BinaryOptions.defaults().withPrices(List.of(0.0)).withMostRules(5);
        BinaryStep step = new BinarySearch(sample, List.of(), options, Budget.unlimited())
                .path(EVERYTHING)
                .get(0);
        assertTrue(step.f1() >= before - 1e-9, "seed " + seed);
    }

    @ParameterizedTest
    @ValueSource(ints = {11, 12, 13})
    void noBodyIsLongerAndNoListLargerThanAllowed(int seed) {
        RandomSamples random = new RandomSamples(seed);
        WeightedSample sample = WeightedSample.binary(random.columns(90), RandomSamples.DOMAIN, random.labels(90));
        BinaryOptions options = BinaryOptions.defaults().withLongest(2).withMostRules(3);
        List<BinaryStep> path = new BinarySearch(sample, List.of(), options, Budget.unlimited()).path(List.of());
        assertEquals(options.prices(), path.stream().map(BinaryStep::price).toList());
        for (BinaryStep step : path) {
            assertTrue(step.rules().size() <= 3);
            assertTrue(step.rules().stream().allMatch(rule -> rule.length() >= 1 && rule.length() <= 2));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {21, 22, 23, 24})
    void choicesAreTheBestAndTheSmallest(int seed) {
        RandomSamples random = new RandomSamples(seed);
        WeightedSample sample = WeightedSample.binary(random.columns(80), RandomSamples.DOMAIN, random.labels(80));
        List<BinaryStep> steps = IntStream.range(0, 12)
                .mapToObj(i -> RandomSamples.shortBodies().subList(i * 5, i * 5 + i % 4))
                .map(rules -> new BinaryStep(0, rules, 0))
                .toList();
        BinaryChoice choice = new BinaryChoice(sample);
        double best = steps.stream().mapToDouble(choice::f1).max().orElseThrow();
        double least = steps.stream().mapToDouble(BinaryStep::size).min().orElseThrow();
        assertEquals(best, choice.f1(choice.best(steps)));
        assertEquals(best, choice.f1(choice.smallest(steps, 0)), 1e-12);
        assertEquals(least, choice.smallest(steps, 1e9).size());
        assertThrows(IllegalArgumentException.class, () -> choice.best(List.of()));
    }

    @ParameterizedTest
    @ValueSource(ints = {31, 32, 33, 34})
    void changedModelsFitLikeThoseMadeAnew(int seed) {
        for (WeightedSample sample : List.of(classes(seed), oneHead(seed))) {
            List<Body> three = bodies(sample, 3);
            SoftmaxModel model = model(sample, three.subList(0, 2));
            model.add(2, three.get(2), model.fitted(three.get(2)));
            model.refit();
            assertAlike(sample, model(sample, three), model);
            SoftmaxModel fewer = model.copy();
            fewer.remove(0);
            fewer.refit();
            assertAlike(sample, model(sample, three.subList(1, 3)), fewer);
            assertAlike(sample, model(sample, three), model);
            assertEquals(
                    model.loss() + 2 * three.stream().mapToInt(Body::length).sum(), model.cost(2), 1e-9);
        }
    }

    private static SoftmaxModel model(WeightedSample sample, List<Body> bodies) {
        return SoftmaxModel.of(sample, bodies, PENALTY, 1);
    }

    /** Fits stop at a small change of the loss, so that parameters agree roughly and losses well. */
    private static void assertAlike(WeightedSample sample, SoftmaxModel expected, SoftmaxModel found) {
        assertEquals(expected.rules().bodies(), found.rules().bodies());
        assertEquals(expected.loss(), found.loss(), 2e-3 * expected.loss());
        assertEquals(loss(sample, found.rules()), found.loss(), 1e-5 * found.loss());
    }

    private static double loss(WeightedSample sample, ScoredRules rules) {
        List<Body> bodies = rules.bodies().stream()
                .map(rule -> Body.of(rule, sample.columns()))
                .toList();
        SoftmaxRows rows = new SoftmaxRows(sample, bodies, PENALTY);
        return rows.at(rules.parameters(), new double[rows.parameters()]);
    }

    /** Scores of one body alone never make the fit worse, and what is kept step by step is what its rules say. */
    @ParameterizedTest
    @ValueSource(ints = {81, 82, 83, 84, 85, 86})
    void modelsRememberEveryChange(int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        WeightedSample sample = seed % 2 == 0 ? classes(seed) : oneHead(seed);
        SoftmaxModel model = model(sample, List.of());
        List<Body> bodies = bodies(sample, 30);
        for (int step = 0; step < 60; step++) {
            if (model.size() > 0 && random.nextInt(3) == 0) {
                int gone = random.nextInt(model.size());
                double[] absences = model.absences();
                double before = model.loss();
                model.remove(gone);
                assertEquals(before + absences[gone], model.loss(), 1e-4, "seed " + seed);
            } else {
                Body body = bodies.get(random.nextInt(bodies.size()));
                double before = model.loss();
                model.add(random.nextInt(model.size() + 1), body, model.fitted(body));
                assertTrue(model.loss() <= before + 1e-4, "seed " + seed);
            }
            assertEquals(loss(sample, model.rules()), model.loss(), 1e-4, "seed " + seed);
        }
    }

    /** Along a direction the loss falls as its slope and curvature say. */
    @ParameterizedTest
    @ValueSource(ints = {91, 92, 93, 94})
    void directionsKnowTheSecondOrder(int seed) {
        WeightedSample sample = classes(seed);
        SoftmaxModel model = model(sample, bodies(sample, 2));
        double[] scores = new RandomSamples(seed).numbers(3);
        Body body = bodies(sample, 5).get(4);
        RowValues values = Direction.of(scores).values(model);
        double[] sums = new double[2];
        IntStream.of(body.rows()).forEach(row -> values.addTo(sums, 0, row));
        double squares = DoubleStream.of(scores).map(score -> score * score).sum();
        double step = 0.05;
        double up = moved(model, body, scores, step);
        double down = moved(model, body, scores, -step);
        assertEquals(-sums[0], (up - down) / (2 * step), 0.02 * (1 + Math.abs(sums[0])));
        double curvature = (up + down - 2 * model.loss()) / (step * step);
        assertEquals(sums[1] + PENALTY * squares, curvature, 0.05 * (1 + curvature));
        assertEquals(
                sums[0] * sums[0] / (sums[1] + PENALTY * squares) / 2,
                Direction.of(scores).gain(sums, PENALTY),
                1e-9);
    }

    private static double moved(SoftmaxModel model, Body body, double[] scores, double step) {
        SoftmaxModel other = model.copy();
        other.add(0, body, DoubleStream.of(scores).map(score -> step * score).toArray());
        return other.loss();
    }

    /** What rows are worth to a rule that moves is the difference of two losses. */
    @ParameterizedTest
    @ValueSource(ints = {101, 102, 103})
    void gainsOfRowsAreDifferencesOfTheLoss(int seed) {
        WeightedSample sample = classes(seed);
        ScoredRules rules = model(sample, bodies(sample, 4)).rules();
        SoftmaxGain gain = new SoftmaxGain(sample, rules);
        for (int k = 0; k < 4; k++) {
            gain.covers(k, new long[sample.columns().words()]);
            gain.covers(
                    k, RowSets.covered(sample.columns(), rules.bodies().get(k).literals()));
        }
        long[] all = RowSets.all(sample.columns());
        double[] scores = rules.scores(sample.columns());
        for (int k = 0; k < 4; k++) {
            double[] worth = gain.of(k, all);
            long[] covered =
                    RowSets.covered(sample.columns(), rules.bodies().get(k).literals());
            for (int row = 0; row < sample.rows(); row++) {
                int rule = k;
                int from = 3 * row;
                boolean holds = RowSets.get(covered, row);
                double[] without = IntStream.range(0, 3)
                        .mapToDouble(c -> scores[from + c] - (holds ? rules.score(rule, c) : 0))
                        .toArray();
                double[] with = IntStream.range(0, 3)
                        .mapToDouble(c -> without[c] + rules.score(rule, c))
                        .toArray();
                assertEquals(
                        entropy(sample, row, without) - entropy(sample, row, with), worth[row], 1e-9, "seed " + seed);
            }
        }
    }

    private static double entropy(WeightedSample sample, int row, double[] logits) {
        double sum = DoubleStream.of(logits).map(Math::exp).sum();
        return -sample.weight(row)
                * IntStream.range(0, 3)
                        .mapToDouble(c -> sample.share(row, c) * Math.log(Math.exp(logits[c]) / sum))
                        .sum();
    }

    /** Of few rows a sketch of the pool has them all. */
    @ParameterizedTest
    @ValueSource(ints = {111, 112, 113})
    void sketchesOfPoolsFindTheBest(int seed) {
        WeightedSample sample = classes(seed);
        SoftmaxModel model = model(sample, List.of());
        Direction direction = Direction.towards(1);
        RowValues values = direction.values(model);
        List<Body> pool = bodies(sample, 40);
        List<Body> best =
                new PoolSketch(pool, sample.rows()).best(values, sums -> direction.gain(sums, PENALTY), 0.2, 5);
        ToDoubleFunction<Body> worth = body -> {
            double[] sums = new double[2];
            IntStream.of(body.rows()).forEach(row -> values.addTo(sums, 0, row));
            return direction.gain(sums, PENALTY) - 0.2 * body.length();
        };
        assertEquals(
                pool.stream()
                        .map(worth::applyAsDouble)
                        .sorted(Comparator.reverseOrder())
                        .limit(5)
                        .toList(),
                best.stream().map(worth::applyAsDouble).toList());
    }

    /** Thresholds move only where F1 does not fall, and a literal that is no threshold stays. */
    @ParameterizedTest
    @ValueSource(longs = {71, 72, 73, 74})
    void movedThresholdsNeverLoseF1(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        double[] numbers =
                random.doubles(90).map(x -> Math.round(x * 20) / 20.0).toArray();
        BitColumns.Builder builder = new BitColumns.Builder(90, 3);
        BitSet labels = new BitSet();
        for (int row = 0; row < 90; row++) {
            for (int atom = 0; atom < 3; atom++) {
                if (atom < 2 ? numbers[row] > 0.35 + 0.3 * atom : random.nextBoolean()) {
                    builder.set(row, atom);
                }
            }
            labels.set(row, random.nextInt(3) == 0 || numbers[row] > 0.5);
        }
        BitColumns columns = builder.build();
        Domain domain = new Domain(List.of(new Group.Thresholds(2, false), new Group.Free()));
        WeightedSample sample = WeightedSample.binary(columns, domain, labels);
        ThresholdAtoms atoms = new ThresholdAtoms() {
            @Override
            public OptionalInt column(int atom) {
                return atom < 2 ? OptionalInt.of(0) : OptionalInt.empty();
            }

            @Override
            public double threshold(int atom) {
                return 0.35 + 0.3 * atom;
            }

            @Override
            public NumberColumn numbers(int column) {
                return row -> numbers[row];
            }
        };
        List<Rule.All> rules = List.of(Rule.all(Literal.of(1)), Rule.all(Literal.not(0), Literal.of(2)));
        List<PolishedRule> polished = ThresholdPolish.binary(sample, rules, atoms);
        SampleF1 agreement = new SampleF1(sample);
        double before = agreement.f1(covered(ThresholdPolish.none(rules, atoms), columns, numbers));
        assertEquals(agreement.f1(SampleF1.covered(rules, columns)), before, 1e-12);
        assertTrue(agreement.f1(covered(polished, columns, numbers)) >= before - 1e-12, "seed " + seed);
        assertTrue(polished.get(1).parts().get(1).threshold().isEmpty());
        assertEquals(Literal.of(2), polished.get(1).parts().get(1).literal());
    }

    private static long[] covered(List<PolishedRule> rules, BitColumns columns, double[] numbers) {
        long[] covered = new long[columns.words()];
        for (int row = 0; row < columns.rows(); row++) {
            int at = row;
            boolean any = rules.stream()
                    .anyMatch(rule -> rule.parts().stream().allMatch(part -> {
                        boolean holds = part.threshold().isPresent()
                                ? numbers[at] > part.threshold().getAsDouble()
                                : (columns.word(part.literal().atom(), at >>> 6) >>> at & 1) != 0;
                        return holds == part.literal().positive();
                    }));
            covered[row >>> 6] |= any ? 1L << row : 0;
        }
        return covered;
    }

    @ParameterizedTest
    @ValueSource(ints = {51, 52, 53})
    void pathsGrowWithinTheirLimits(int seed) {
        WeightedSample sample = classes(seed);
        MulticlassOptions options =
                MulticlassOptions.defaults().withMostRules(4).withLongest(2);
        MulticlassSearch search = new MulticlassSearch(sample, List.of(), options, Budget.unlimited());
        for (List<ScoredRules> path : List.of(search.path(), search.growth())) {
            int[] sizes = path.stream().mapToInt(rules -> rules.bodies().size()).toArray();
            assertArrayEquals(IntStream.of(sizes).sorted().distinct().toArray(), sizes, "one of each size, ascending");
            assertTrue(sizes[sizes.length - 1] <= 4);
            assertTrue(path.stream().flatMap(rules -> rules.bodies().stream()).allMatch(rule -> rule.length() <= 2));
        }
    }

    /** Threads change nothing: rows are summed in the same blocks. */
    @Test
    void threadsChangeNothing() {
        BitColumns columns = new RandomSamples(5).columns(60_000);
        int[] labels = new SplittableRandom(5).ints(60_000, 0, 3).toArray();
        WeightedSample sample = WeightedSample.multiclass(columns, RandomSamples.DOMAIN, labels, 3);
        MulticlassOptions options = MulticlassOptions.defaults().withMostRules(3);
        assertEquals(
                texts(new MulticlassSearch(sample, List.of(), options, Budget.unlimited(), 1)),
                texts(new MulticlassSearch(sample, List.of(), options, Budget.unlimited(), 3)));
    }

    private static List<String> texts(MulticlassSearch search) {
        return search.path().stream()
                .map(rules -> rules.bodies() + " " + Arrays.toString(rules.parameters()))
                .toList();
    }

    @Test
    void samplesThatDoNotFitAreRefused() {
        WeightedSample sample = oneHead(1);
        assertThrows(IllegalArgumentException.class, () -> new SampleF1(classes(1)));
        assertThrows(IllegalArgumentException.class, () -> sample.withWeights(new double[3]));
        assertThrows(IllegalArgumentException.class, () -> sample.withWeights(new double[sample.rows()]));
        assertThrows(IllegalArgumentException.class, () -> sample.withShares(new double[3]));
    }

    private static List<Body> bodies(WeightedSample sample, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> RandomSamples.shortBodies()
                        .get((17 * i + 3) % RandomSamples.shortBodies().size()))
                .map(rule -> Body.of(rule, sample.columns()))
                .toList();
    }

    private static WeightedSample oneHead(int seed) {
        RandomSamples random = new RandomSamples(seed);
        return WeightedSample.binary(random.columns(80), RandomSamples.DOMAIN, random.labels(80));
    }

    private static WeightedSample classes(int seed) {
        RandomSamples random = new RandomSamples(seed);
        BitColumns columns = random.columns(80);
        int[] labels = Arrays.stream(random.numbers(80))
                .mapToInt(number -> (int) (3 * number))
                .toArray();
        return WeightedSample.multiclass(columns, RandomSamples.DOMAIN, labels, 3)
                .withWeights(random.numbers(80));
    }
}
