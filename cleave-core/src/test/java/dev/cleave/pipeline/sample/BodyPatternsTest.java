package dev.cleave.pipeline.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.RowSets;
import dev.cleave.rules.search.body.WeightedSample;
import dev.cleave.table.BitMatrix;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BodyPatternsTest {
    private static final int ATOMS = 7;
    private static final List<Rule.All> BODIES = List.of(
            Rule.all(Literal.of(0), Literal.not(3)),
            Rule.all(Literal.of(5)),
            Rule.all(Literal.not(1), Literal.of(2), Literal.of(6)));

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void sumsOverKindsAreThoseOverRows(int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int rows = 1 + random.nextInt(2_000);
        BitMatrix.Builder inputs = new BitMatrix.Builder(rows, ATOMS);
        BitMatrix.Builder targets = new BitMatrix.Builder(rows, 1);
        for (int row = 0; row < rows; row++) {
            for (int atom = 0; atom < ATOMS; atom++) {
                if (random.nextBoolean()) {
                    inputs.set(row, atom);
                }
            }
            if (random.nextInt(3) == 0) {
                targets.set(row, 0);
            }
        }
        Dataset data = new Dataset(inputs.build(), targets.build());
        WeightedSample kinds =
                BodyPatterns.of(data, 0, DecisionThreshold.even()).sample(BODIES, Domain.free(ATOMS));
        assertTrue(kinds.rows() <= 1 << BODIES.size(), "seed " + seed);
        for (Rule.All body : BODIES) {
            long[] all = RowSets.covered(data.inputs().transposed(), body.literals());
            long[] some = RowSets.covered(kinds.columns(), body.literals());
            double[] sums = new double[4];
            for (int row = 0; row < rows; row++) {
                sums[0] += RowSets.get(all, row) ? 1 : 0;
                sums[1] += RowSets.get(all, row) && data.targets().get(row, 0) ? 1 : 0;
            }
            for (int row = 0; row < kinds.rows(); row++) {
                sums[2] += RowSets.get(some, row) ? kinds.weight(row) : 0;
                sums[3] += RowSets.get(some, row) ? kinds.weight(row) * kinds.share(row, 0) : 0;
            }
            assertEquals(sums[0], sums[2], 1e-9, "seed " + seed);
            assertEquals(sums[1], sums[3], 1e-9, "seed " + seed);
        }
    }
}
