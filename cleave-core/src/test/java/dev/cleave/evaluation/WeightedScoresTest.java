package dev.cleave.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.table.BitMatrix;
import dev.cleave.table.RowWeights;
import dev.cleave.table.Rows;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WeightedScoresTest {
    @Test
    void classesAverageByTheirSupport() {
        BitMatrix actual = classes(0, 0, 0, 1, 1, 2);
        BitMatrix predicted = classes(0, 0, 1, 1, 2, 2);
        double[] f1 = {2 * 2.0 / (2 * 2 + 1), 2 * 1.0 / (2 + 2), 2 * 1.0 / (2 + 1)};
        Scores scores = Scores.of(predicted, actual);
        assertEquals((3 * f1[0] + 2 * f1[1] + f1[2]) / 6, scores.weighted().f1(), 1e-12);
        assertEquals(4.0 / 6, scores.exactMatch(), 1e-12);
        assertEquals(f1[1], scores.labels().get(1).f1(), 1e-12);
    }

    @Test
    void wholeWeightsCountAsRepeatedRows() {
        SplittableRandom random = new SplittableRandom(3);
        int[] actual = random.ints(40, 0, 3).toArray();
        int[] predicted = random.ints(40, 0, 3).toArray();
        int[] times = random.ints(40, 0, 4).toArray();
        int[] repeated = IntStream.range(0, 40)
                .flatMap(row -> IntStream.generate(() -> row).limit(times[row]))
                .toArray();
        float[] weights = new float[40];
        for (int row = 0; row < 40; row++) {
            weights[row] = times[row];
        }
        WeightedScores weighted = WeightedScores.of(classes(predicted), classes(actual), RowWeights.of(weights));
        Scores plain = Scores.of(
                classes(predicted).select(Rows.of(repeated)), classes(actual).select(Rows.of(repeated)));
        assertEquals(plain.asWeighted(), weighted);
        assertEquals(plain.weighted(), weighted.weighted());
        assertEquals(plain.exactMatch(), weighted.exactMatch(), 1e-12);
    }

    @Test
    void equalWeightsChangeNothing() {
        BitMatrix actual = classes(0, 1, 1, 2);
        BitMatrix predicted = classes(0, 1, 2, 2);
        assertEquals(
                Scores.of(predicted, actual).asWeighted(), WeightedScores.of(predicted, actual, RowWeights.equal(4)));
    }

    @Test
    void weightsOfOtherRowsAreRefused() {
        BitMatrix bits = classes(0, 1);
        assertThrows(IllegalArgumentException.class, () -> WeightedScores.of(bits, bits, RowWeights.equal(3)));
    }

    private static BitMatrix classes(int... values) {
        BitMatrix.Builder bits = new BitMatrix.Builder(values.length, 3);
        for (int row = 0; row < values.length; row++) {
            bits.set(row, values[row]);
        }
        return bits.build();
    }
}
