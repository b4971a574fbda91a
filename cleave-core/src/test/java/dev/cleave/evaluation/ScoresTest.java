package dev.cleave.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.table.BitMatrix;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScoresTest {
    private static final Confusion SOME = new Confusion(6, 2, 3, 9);

    @Test
    void measuresOfAWorkedExample() {
        assertEquals(0.75, SOME.accuracy(), 1e-12);
        assertEquals(0.75, SOME.precision(), 1e-12);
        assertEquals(6.0 / 9, SOME.recall(), 1e-12);
        assertEquals(12.0 / 17, SOME.f1(), 1e-12);
        assertEquals(6.0 / 11, SOME.jaccard(), 1e-12);
        assertEquals(48 / Math.sqrt(8.0 * 9 * 11 * 12), SOME.mcc(), 1e-12);
    }

    @Test
    void nothingToDivideByIsZero() {
        Confusion allNegative = new Confusion(0, 0, 0, 5);
        for (ToDoubleFunction<Confusion> measure : List.<ToDoubleFunction<Confusion>>of(
                Confusion::precision, Confusion::recall, Confusion::f1, Confusion::jaccard, Confusion::mcc)) {
            assertEquals(0, measure.applyAsDouble(allNegative), 0.0);
        }
    }

    @Test
    void noRowsScoreZero() {
        assertEquals(0, Confusion.NONE.accuracy(), 0.0);
    }

    @Test
    void mccDoesNotOverflow() {
        long many = 1L << 31;
        assertEquals(1, new Confusion(many, 0, 0, many).mcc(), 1e-12);
    }

    @Test
    void flippingTwiceChangesNothing() {
        assertEquals(SOME, SOME.flipped().flipped());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void agreesWithANaiveCount(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int rows = 1 + random.nextInt(80);
        int outputs = 1 + random.nextInt(70);
        boolean[][] predicted = random(rows, outputs, random);
        boolean[][] actual = random(rows, outputs, random);
        Scores scores = Scores.of(bits(predicted), bits(actual));
        Naive naive = new Naive(predicted, actual);
        assertEquals(naive.microF1(), scores.micro().f1(), 1e-12);
        assertEquals(naive.macroF1(), scores.macro().f1(), 1e-12);
        assertEquals(naive.weightedF1(), scores.weighted().f1(), 1e-12);
        assertEquals(naive.accuracy(), scores.accuracy(), 1e-12);
        assertEquals(naive.exactMatch(), scores.exactMatch(), 1e-12);
    }

    @Test
    void weightedOverBothClassesOfABinaryLabel() {
        Scores scores = new Scores(List.of(SOME), 15);
        double negativeF1 = 18.0 / 23;
        assertEquals(
                (9 * (12.0 / 17) + 11 * negativeF1) / 20,
                scores.bothClasses().weighted().f1(),
                1e-12);
    }

    @Test
    void aPerfectPredictionIsOneEverywhere() {
        BitMatrix bits = bits(new boolean[][] {{true, false}, {false, true}});
        assertEquals(new AveragedMeasures(1, 1, 1, 1), Scores.of(bits, bits).macro());
    }

    @Test
    void shapesMustAgree() {
        BitMatrix two = new BitMatrix.Builder(2, 1).build();
        BitMatrix three = new BitMatrix.Builder(3, 1).build();
        assertThrows(IllegalArgumentException.class, () -> Scores.of(two, three));
    }

    @Test
    void severalLabelsAreNotBinary() {
        BitMatrix bits = new BitMatrix.Builder(2, 2).build();
        assertThrows(IllegalStateException.class, () -> Scores.of(bits, bits).binary());
    }

    private static boolean[][] random(int rows, int outputs, SplittableRandom random) {
        boolean[][] cells = new boolean[rows][outputs];
        for (boolean[] row : cells) {
            for (int i = 0; i < outputs; i++) {
                row[i] = random.nextInt(1 + i % 4) == 0;
            }
        }
        return cells;
    }

    private static BitMatrix bits(boolean[][] cells) {
        BitMatrix.Builder bits = new BitMatrix.Builder(cells.length, cells[0].length);
        for (int row = 0; row < cells.length; row++) {
            for (int i = 0; i < cells[row].length; i++) {
                if (cells[row][i]) {
                    bits.set(row, i);
                }
            }
        }
        return bits.build();
    }

    /** The textbook's way: precision and recall first, one label at a time. */
    private static final class Naive {
        private final boolean[][] predicted;
        private final boolean[][] actual;

        Naive(boolean[][] predicted, boolean[][] actual) {
            this.predicted = predicted;
            this.actual = actual;
        }

        double count(int output, boolean p, boolean a) {
            double count = 0;
            for (int row = 0; row < actual.length; row++) {
                count += predicted[row][output] == p && actual[row][output] == a ? 1 : 0;
            }
            return count;
        }

        int outputs() {
            return actual[0].length;
        }

        static double f1(double hits, double predicted, double actual) {
            double precision = predicted == 0 ? 0 : hits / predicted;
            double recall = actual == 0 ? 0 : hits / actual;
            return precision + recall == 0 ? 0 : 2 * precision * recall / (precision + recall);
        }

        double f1(int output) {
            double hits = count(output, true, true);
            return f1(hits, hits + count(output, true, false), support(output));
        }

        double support(int output) {
            return count(output, true, true) + count(output, false, true);
        }

        double macroF1() {
            double sum = 0;
            for (int output = 0; output < outputs(); output++) {
                sum += f1(output);
            }
            return sum / outputs();
        }

        double weightedF1() {
            double sum = 0;
            double weights = 0;
            for (int output = 0; output < outputs(); output++) {
                sum += support(output) * f1(output);
                weights += support(output);
            }
            return weights == 0 ? 0 : sum / weights;
        }

        double microF1() {
            double hits = 0;
            double predictedCount = 0;
            double actualCount = 0;
            for (int output = 0; output < outputs(); output++) {
                hits += count(output, true, true);
                predictedCount += count(output, true, true) + count(output, true, false);
                actualCount += support(output);
            }
            return f1(hits, predictedCount, actualCount);
        }

        double accuracy() {
            double right = 0;
            for (int output = 0; output < outputs(); output++) {
                right += count(output, true, true) + count(output, false, false);
            }
            return right / outputs() / actual.length;
        }

        double exactMatch() {
            double right = 0;
            for (int row = 0; row < actual.length; row++) {
                right += Arrays.equals(predicted[row], actual[row]) ? 1 : 0;
            }
            return right / actual.length;
        }
    }
}
