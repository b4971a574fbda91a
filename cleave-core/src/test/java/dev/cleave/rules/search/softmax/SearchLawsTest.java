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
import dev.cleave.rules.search.binary.BinaryChoice;
import dev.cleave.rules.search.binary.BinaryOptions;
import dev.cleave.rules.search.binary.BinarySearch;
import dev.cleave.rules.search.binary.BinaryStep;
import dev.cleave.rules.search.binary.SampleF1;
import dev.cleave.rules.search.body.NumberColumn;
import dev.cleave.rules.search.body.PolishedRule;
import dev.cleave.rules.search.body.RandomSamples;
import dev.cleave.rules.search.body.ThresholdAtoms;
import dev.cleave.rules.search.body.ThresholdPolish;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
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
    void changedStatesFitLikeThoseMadeAnew(int seed) {
        for (WeightedSample sample : List.of(classes(seed), oneHead(seed))) {
            List<Body> three = bodies(sample, 3);
            SoftmaxState two = SoftmaxState.of(sample, three.subList(0, 2), PENALTY);
            SoftmaxState all = SoftmaxState.of(sample, three, PENALTY);
            assertAlike(sample, all, two.with(three.get(2), PENALTY));
            assertAlike(sample, two, all.without(2, PENALTY));
            assertAlike(
                    sample,
                    SoftmaxState.of(sample, List.of(three.get(1), three.get(2)), PENALTY),
                    all.without(0, PENALTY));
            assertAlike(
                    sample,
                    SoftmaxState.of(sample, List.of(three.get(0), three.get(2)), PENALTY),
                    two.with(1, three.get(2), PENALTY));
            assertEquals(all.loss() + 2 * three.stream().mapToInt(Body::length).sum(), all.cost(2), 1e-9);
        }
    }

    /** Fits stop at a small change of the loss, so that parameters agree roughly and losses well. */
    private static void assertAlike(WeightedSample sample, SoftmaxState expected, SoftmaxState found) {
        assertEquals(expected.rules().bodies(), found.rules().bodies());
        assertEquals(expected.loss(), found.loss(), 2e-3 * expected.loss());
        SoftmaxRows rows = new SoftmaxRows(sample, found.bodies(), PENALTY);
        double[] gradient = new double[rows.parameters()];
        assertEquals(found.loss(), rows.at(found.rules().parameters(), gradient), 1e-9);
    }

    /** No body of a softmax can be taken away at no more errors. */
    @ParameterizedTest
    @ValueSource(ints = {41, 42, 43})
    void nothingMoreCanBePruned(int seed) {
        WeightedSample sample = classes(seed);
        List<Rule.All> rules = bodies(sample, 6).stream().map(Body::rule).toList();
        ScoredRules pruned = new MulticlassPruning(sample, PENALTY, Budget.unlimited()).prune(rules);
        assertTrue(rules.containsAll(pruned.bodies()));
        SoftmaxState state = SoftmaxState.of(
                sample,
                pruned.bodies().stream()
                        .map(rule -> Body.of(rule, sample.columns()))
                        .toList(),
                PENALTY);
        for (int k = 0; k < pruned.bodies().size(); k++) {
            assertTrue(state.without(k, PENALTY).errors() > state.errors() - 1e-9, "seed " + seed);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {61, 62, 63, 64})
    void choicesAmongClassesAreTheBestAndTheSmallest(int seed) {
        WeightedSample sample = classes(seed);
        RandomSamples random = new RandomSamples(seed + 100);
        List<ScoredRules> path = IntStream.range(0, 8)
                .mapToObj(size -> new ScoredRules(
                        RandomSamples.shortBodies().subList(9 * size, 9 * size + size % 4),
                        3,
                        random.numbers(3 * (size % 4 + 1))))
                .toList();
        MulticlassChoice choice = new MulticlassChoice(sample);
        path.forEach(rules -> assertEquals(naiveAccuracy(sample, rules), choice.accuracy(rules), 1e-9));
        double best = path.stream().mapToDouble(choice::accuracy).max().orElseThrow();
        assertEquals(best, choice.accuracy(choice.best(path)));
        assertEquals(best, choice.accuracy(choice.smallest(path, 0)), 1e-12);
        assertEquals(0, choice.smallest(path, 1e9).bodies().size());
        assertThrows(IllegalArgumentException.class, () -> choice.best(List.of()));
        assertThrows(IllegalArgumentException.class, () -> new MulticlassChoice(oneHead(1)));
    }

    private static double naiveAccuracy(WeightedSample sample, ScoredRules rules) {
        double right = 0;
        double all = 0;
        double[] probabilities = rules.probabilities(sample.columns());
        for (int row = 0; row < sample.rows(); row++) {
            int first = 3 * row;
            int likeliest = IntStream.range(0, 3)
                    .reduce(0, (a, b) -> probabilities[first + b] > probabilities[first + a] ? b : a);
            right += sample.weight(row) * sample.share(row, likeliest);
            all += sample.weight(row);
        }
        return right / all;
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

    @Test
    void samplesThatDoNotFitAreRefused() {
        WeightedSample sample = oneHead(1);
        assertThrows(IllegalArgumentException.class, () -> new MulticlassPruning(sample, 1, Budget.unlimited()));
        assertThrows(IllegalArgumentException.class, () -> new SampleF1(classes(1)));
        assertThrows(IllegalArgumentException.class, () -> sample.withWeights(new double[3]));
        assertThrows(IllegalArgumentException.class, () -> sample.withWeights(new double[sample.rows()]));
        assertThrows(IllegalArgumentException.class, () -> sample.withShares(new double[3]));
    }

    private static List<Body> bodies(WeightedSample sample, int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> RandomSamples.shortBodies().get(17 * i + 3))
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
