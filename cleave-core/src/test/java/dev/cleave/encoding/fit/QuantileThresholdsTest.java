package dev.cleave.encoding.fit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.table.cell.ValueCount;
import java.util.List;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantileThresholdsTest {
    @ParameterizedTest
    @CsvSource({
        "41, 42, 41.5",
        "0.1, 0.2, 0.15",
        "3, 10, 6.5",
        "2214, 2215, 2214.5",
        "22.03, 23.657337033472901, 22.84",
        "-1, 1, 0",
        "1e300, 1.7e308, 1e304",
        "1e-300, 1e300, 1",
        "-1e300, -1, -1e150",
        "1, 999999, 500000"
    })
    void liesHalfWay(double lower, double upper, double cut) {
        assertEquals(cut, QuantileThresholds.midpoint(lower, upper), 0.0);
    }

    @Test
    void separatesNumbersThatAreNeighbours() {
        double lower = 1.0;
        assertEquals(lower, QuantileThresholds.midpoint(lower, Math.nextUp(lower)), 0.0);
    }

    @Test
    void separatesInfinityFromTheRest() {
        assertEquals(5, QuantileThresholds.midpoint(5, Double.POSITIVE_INFINITY), 0.0);
        assertTrue(QuantileThresholds.midpoint(Double.NEGATIVE_INFINITY, 5) < 5);
    }

    @Test
    void everyCutSeparatesItsNeighbours() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 10_000; i++) {
            double a = random.nextDouble(-1, 1) * Math.pow(10, random.nextInt(-20, 20));
            double b = a + Math.abs(a) * Math.pow(10, random.nextInt(-17, 3));
            if (a < b) {
                double cut = QuantileThresholds.midpoint(a, b);
                assertTrue(a <= cut && cut < b, () -> a + " " + cut + " " + b);
            }
        }
    }

    @Test
    void takesAllMidpointsWhereThereAreFew() {
        assertEquals(List.of(1.5, 2.5, 3.5), QuantileThresholds.of(counts(1, 90, 2, 1, 3, 1, 4, 1), 8));
    }

    @Test
    void cutsAtQuantiles() {
        assertEquals(
                List.of(2.0, 4.0, 6.0), // few whole numbers: a threshold is one of them
                QuantileThresholds.of(counts(1, 5, 2, 5, 3, 5, 4, 5, 5, 5, 6, 5, 7, 5, 8, 5), 3));
    }

    @Test
    void aFrequentValueCostsOneCut() {
        assertEquals(List.of(0.0, 2.0), QuantileThresholds.of(counts(0, 700, 1, 50, 2, 50, 3, 50, 4, 50), 2));
    }

    @Test
    void neverGivesMoreThanAsked() {
        SplittableRandom random = new SplittableRandom(6);
        for (int i = 0; i < 500; i++) {
            SortedMap<Double, Integer> counts = new TreeMap<>();
            int distinct = 2 + random.nextInt(40);
            for (int j = 0; j < distinct; j++) {
                counts.merge((double) random.nextInt(100), 1 + random.nextInt(30), Integer::sum);
            }
            int most = 1 + random.nextInt(10);
            List<Double> cuts = QuantileThresholds.of(numbers(counts), most);
            assertTrue(cuts.size() <= most, () -> cuts + " of " + counts);
            assertEquals(cuts.stream().sorted().distinct().toList(), cuts, "ascending");
        }
    }

    @Test
    void oneValueHasNoCut() {
        assertEquals(List.of(), QuantileThresholds.of(counts(7, 3), 8));
    }

    private static List<ValueCount> counts(int... pairs) {
        SortedMap<Double, Integer> counts = new TreeMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            counts.put((double) pairs[i], pairs[i + 1]);
        }
        return numbers(counts);
    }

    private static List<ValueCount> numbers(SortedMap<Double, Integer> counts) {
        return counts.entrySet().stream()
                .map(entry -> ValueCount.of(entry.getKey().toString(), entry.getValue()))
                .toList();
    }
}
