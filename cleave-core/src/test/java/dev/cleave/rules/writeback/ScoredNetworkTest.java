package dev.cleave.rules.writeback;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.network.HardNetwork;
import dev.cleave.table.BitMatrix;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ScoredNetworkTest {
    private static final int ATOMS = 5;

    /** Scores are multiples of a quarter, so that floats have them and sums are exact, ties included. */
    @Test
    void anOutputHoldsWhereItsSumIsAboveZero() {
        for (int seed = 0; seed < 300; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            List<Rule.All> bodies = bodies(random, random.nextInt(5));
            double[][] scores = new double[2][bodies.size()];
            double[] biases = new double[2];
            for (int output = 0; output < 2; output++) {
                biases[output] = quarter(random, 24);
                for (int i = 0; i < bodies.size(); i++) {
                    scores[output][i] = quarter(random, 8);
                }
            }
            HardNetwork network = ScoredNetwork.of(ATOMS, bodies, scores, biases);
            BitMatrix answers = network.predict(every());
            for (int row = 0; row < 1 << ATOMS; row++) {
                for (int output = 0; output < 2; output++) {
                    boolean holds = sum(row, bodies, scores[output], biases[output]) > 0;
                    assertEquals(holds, answers.get(row, output), "seed " + seed + ", row " + row);
                }
            }
        }
    }

    private static double sum(int row, List<Rule.All> bodies, double[] scores, double bias) {
        double sum = bias;
        BitSet atoms = BitSet.valueOf(new long[] {row});
        for (int i = 0; i < scores.length; i++) {
            sum += bodies.get(i).fires(atoms) ? scores[i] : 0;
        }
        return sum;
    }

    private static double quarter(SplittableRandom random, int most) {
        return (random.nextInt(2 * most + 1) - most) / 4.0;
    }

    private static List<Rule.All> bodies(SplittableRandom random, int count) {
        List<Rule.All> bodies = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int first = random.nextInt(ATOMS - 1);
            bodies.add(new Rule.All(List.of(
                    new Literal(first, random.nextBoolean()),
                    new Literal(first + 1 + random.nextInt(ATOMS - 1 - first), random.nextBoolean()))));
        }
        return bodies;
    }

    private static BitMatrix every() {
        BitMatrix.Builder rows = new BitMatrix.Builder(1 << ATOMS, ATOMS);
        for (int i = 0; i < ATOMS << ATOMS; i++) {
            if ((i / ATOMS >> i % ATOMS & 1) == 1) {
                rows.set(i / ATOMS, i % ATOMS);
            }
        }
        return rows.build();
    }
}
