package dev.cleave.lab.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class MeanRanksTest {
    /** Table 6 of Demsar's paper: four variants of C4.5 on fourteen tables; it ranks before it rounds, as one row shows. */
    private static final double[][] PUBLISHED = {
        {.763, .768, .771, .798}, {.599, .591, .590, .569}, {.954, .971, .968, .967}, {.628, .661, .654, .657},
        {.882, .888, .886, .898}, {.936, .931, .916, .931}, {.661, .668, .609, .685}, {.583, .583, .563, .625},
        {.775, .838, .866, .875}, {1.00, 1.00, 1.00, 1.00}, {.940, .962, .965, .962}, {.619, .666, .614, .669},
        {.972, .981, .9751, .975}, {.957, .978, .946, .970},
    };

    @Test
    void ranksAndTestAreThoseOfThePaper() {
        List<List<Double>> scores = new ArrayList<>();
        for (double[] table : PUBLISHED) {
            scores.add(List.of(table[0], table[1], table[2], table[3]));
        }
        MeanRanks ranks = MeanRanks.of(scores);
        assertEquals(3.143, ranks.ranks().get(0), 0.001);
        assertEquals(2.000, ranks.ranks().get(1), 0.001);
        assertEquals(2.893, ranks.ranks().get(2), 0.001);
        assertEquals(1.964, ranks.ranks().get(3), 0.001);
        assertEquals(9.28, ranks.friedman(), 0.01);
        assertEquals(1.25, ranks.criticalDifference(), 0.01);
        assertEquals(List.of(3, 1, 2, 0), ranks.order());
    }

    @Test
    void ranksOfEqualsAreShared() {
        MeanRanks ranks = MeanRanks.of(List.of(List.of(0.5, 0.5, 0.9), List.of(0.7, 0.7, 0.7)));
        assertEquals(List.of(2.25, 2.25, 1.5), ranks.ranks());
    }

    @Test
    void ranksAddUpWhateverTheScores() {
        for (int seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int methods = random.nextInt(2, 9);
            List<List<Double>> scores = new ArrayList<>();
            for (int table = 0; table < 5; table++) {
                List<Double> row = new ArrayList<>();
                for (int method = 0; method < methods; method++) {
                    row.add(random.nextInt(4) / 4.0);
                }
                scores.add(row);
            }
            double sum = MeanRanks.of(scores).ranks().stream()
                    .mapToDouble(rank -> rank)
                    .sum();
            assertEquals(methods * (methods + 1) / 2.0, sum, 1e-9, "seed " + seed);
        }
    }

    /** From tables of the distribution. */
    @Test
    void chiSquaredIsThatOfTheTables() {
        double[] at5 = {3.841, 5.991, 7.815, 9.488, 11.070, 12.592, 14.067, 15.507, 16.919, 18.307};
        for (int degrees = 1; degrees <= at5.length; degrees++) {
            assertEquals(0.05, ChiSquared.above(at5[degrees - 1], degrees), 2e-5, degrees + " degrees of freedom");
        }
        assertEquals(1, ChiSquared.above(0, 3));
        assertTrue(ChiSquared.above(500, 3) < 1e-100);
    }
}
