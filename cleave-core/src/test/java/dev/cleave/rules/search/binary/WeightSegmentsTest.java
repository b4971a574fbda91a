package dev.cleave.rules.search.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.logic.Body;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.body.RandomSamples;
import dev.cleave.rules.search.body.WeightedSample;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WeightSegmentsTest {
    private static final double RATE = 0.7;
    private static final double PRICE = 0.3;

    static IntStream seeds() {
        return IntStream.range(0, 60);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void bitsCountWhatRowsDo(int seed) {
        WeightedSample sample = hard(seed);
        WeightSegments segments = WeightSegments.of(HeadSample.of(sample));
        assertTrue(segments.isExact());
        for (Rule.All rule : some(seed)) {
            long[] covered = RowSets.covered(segments.columns(), rule.literals());
            WeightSegments.Kind count = segments.count(covered);
            assertEquals(sum(sample, rule, List.of(), 1, 0), count.weight(), 1e-6, "seed " + seed);
            assertEquals(sum(sample, rule, List.of(), 0, 1), count.hit(), 1e-6, "seed " + seed);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void oneLiteralMoreIsWorthWhatRowsSay(int seed) {
        WeightedSample sample = hard(seed);
        WeightSegments segments = WeightSegments.of(HeadSample.of(sample));
        Rule.All other = some(seed).get(0);
        long[] eligible = segments.all();
        RowSets.remove(eligible, RowSets.covered(segments.columns(), other.literals()));
        HeadObjective objective = new HeadObjective(segments, RATE, PRICE, eligible);
        for (Rule.All rule : some(seed + 1_000)) {
            Body body = Body.of(rule, segments.columns());
            objective.extend(body, (atom, positive, worth) -> {
                if (body.uses(atom)) {
                    return;
                }
                Rule.All longer = body.with(new Literal(atom, positive), segments.columns())
                        .rule();
                double naive = sum(sample, longer, List.of(other), -RATE, 2) - PRICE * (rule.length() + 1);
                assertEquals(naive, worth, 1e-6, "seed " + seed);
            });
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void manyWeightsAndSoftLabelsAreNearlyRight(int seed) {
        int rows = 500;
        RandomSamples random = new RandomSamples(seed);
        WeightedSample sample = WeightedSample.binary(random.columns(rows), RandomSamples.DOMAIN, random.labels(rows))
                .withShares(random.numbers(rows))
                .withWeights(random.numbers(rows));
        WeightSegments segments = WeightSegments.of(HeadSample.of(sample));
        for (Rule.All rule : some(seed)) {
            WeightSegments.Kind count = segments.count(RowSets.covered(segments.columns(), rule.literals()));
            assertEquals(sum(sample, rule, List.of(), 1, 0), count.weight(), rows / 2_046.0, "seed " + seed);
            assertEquals(sum(sample, rule, List.of(), 0, 1), count.hit(), rows / 100.0, "seed " + seed);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void equalRowsStandOnceWithTheirNumber(int seed) {
        WeightedSample sample = hard(seed);
        EqualRows equal = EqualRows.of(HeadSample.of(sample));
        assertEquals(
                sample.rows(),
                IntStream.range(0, equal.size()).map(equal::times).sum());
        List<String> kept = IntStream.range(0, equal.size())
                .mapToObj(i -> text(sample, equal.row(i)))
                .toList();
        long different = IntStream.range(0, sample.rows())
                .mapToObj(row -> text(sample, row))
                .distinct()
                .count();
        boolean whole = 2 * different > sample.rows();
        assertEquals(whole ? sample.rows() : different, kept.size(), "seed " + seed);
        for (int i = 0; !whole && i < equal.size(); i++) {
            String own = kept.get(i);
            long times = IntStream.range(0, sample.rows())
                    .filter(row -> text(sample, row).equals(own))
                    .count();
            assertEquals(times, equal.times(i), "seed " + seed);
        }
    }

    /** Labels 0 and 1, few weights; with many rows most are there several times. */
    private static WeightedSample hard(int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int rows = 1 + random.nextInt(1_500);
        RandomSamples samples = new RandomSamples(seed);
        double[] weights = new double[rows];
        Arrays.setAll(weights, row -> random.nextInt(10) == 0 ? 2.5 : 1);
        return WeightedSample.binary(samples.columns(rows), RandomSamples.DOMAIN, samples.labels(rows))
                .withWeights(weights);
    }

    private static List<Rule.All> some(int seed) {
        List<Rule.All> all = RandomSamples.shortBodies();
        return new SplittableRandom(seed)
                .ints(8, 0, all.size())
                .mapToObj(all::get)
                .toList();
    }

    /** Over the rows that the rule covers and no other does. */
    private static double sum(WeightedSample sample, Rule.All rule, List<Rule.All> others, double weight, double hit) {
        BitColumns columns = sample.columns();
        long[] covered = RowSets.covered(columns, rule.literals());
        others.forEach(other -> RowSets.remove(covered, RowSets.covered(columns, other.literals())));
        double sum = 0;
        for (int row = 0; row < sample.rows(); row++) {
            sum += RowSets.get(covered, row) ? sample.weight(row) * (weight + hit * sample.share(row, 0)) : 0;
        }
        return sum;
    }

    private static String text(WeightedSample sample, int row) {
        StringBuilder text = new StringBuilder();
        for (int atom = 0; atom < sample.columns().atoms(); atom++) {
            text.append(sample.columns().word(atom, row >>> 6) >>> row & 1);
        }
        return text + " " + sample.weight(row) + " " + sample.share(row, 0);
    }
}
