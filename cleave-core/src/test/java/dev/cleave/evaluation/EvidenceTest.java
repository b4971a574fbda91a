package dev.cleave.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.Dataset;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.RowWeights;
import dev.cleave.table.Rows;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EvidenceTest {
    private static final int ATOMS = 5;

    @Test
    void countsAsOneRowAtATimeWould() {
        for (long seed = 0; seed < 200; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Dataset rows = rows(random, random.nextInt(200));
            RuleSet rules = RuleSet.plain(
                    ATOMS,
                    List.of(
                            Definition.of(RandomLogic.rules(random, ATOMS, 4)),
                            new Definition(List.copyOf(RandomLogic.rules(random, ATOMS, 4)), true)));
            for (Evidence evidence : Evidence.of(rules, rows)) {
                assertEquals(naive(rules, rows, evidence.head(), evidence.rule()), evidence, "seed " + seed);
            }
            assertEquals(rules.rules(), Evidence.of(rules, rows).size());
        }
    }

    @Test
    void weighsAsOneRowAtATimeWould() {
        for (long seed = 0; seed < 100; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Dataset rows = rows(random, 1 + random.nextInt(200));
            RuleSet rules = RuleSet.plain(
                    ATOMS,
                    List.of(
                            Definition.of(RandomLogic.rules(random, ATOMS, 4)),
                            new Definition(List.copyOf(RandomLogic.rules(random, ATOMS, 4)), true)));
            float[] weights = new float[rows.rows()];
            for (int row = 0; row < weights.length; row++) {
                weights[row] = random.nextInt(5);
            }
            Dataset weighted = rows.with(RowWeights.of(weights));
            List<Evidence> copied = Evidence.of(rules, repeated(rows, weights));
            List<Evidence> found = Evidence.of(rules, weighted);
            for (int i = 0; i < found.size(); i++) {
                assertEquals(copied.get(i).weighed(), found.get(i).weighed(), "seed " + seed);
                assertEquals(
                        naive(rules, rows, found.get(i).head(), found.get(i).rule())
                                .covered(),
                        found.get(i).covered());
            }
        }
    }

    /** Every row as often as it weighs. */
    private static Dataset repeated(Dataset rows, float[] weights) {
        return rows.select(Rows.of(IntStream.range(0, weights.length)
                .flatMap(row -> IntStream.generate(() -> row).limit((long) weights[row]))
                .toArray()));
    }

    @Test
    void weightsThatMakeNoDifferenceAreNotThere() {
        Evidence counted = new Evidence(0, 0, 2, 1, 2, 2);
        assertFalse(counted.isWeighted());
        assertTrue(counted.with(new WeightedEvidence(2, 0.5, 2, 2)).isWeighted());
        assertEquals(
                0.25, counted.with(new WeightedEvidence(2, 0.5, 2, 2)).weighed().precision());
    }

    @Test
    void auxiliariesAreRead() {
        Definition auxiliary = Definition.of(List.of(Rule.AtLeast.of(1, List.of(Literal.of(0), Literal.of(1)))));
        RuleSet rules = new RuleSet(2, List.of(auxiliary), List.of(Definition.of(List.of(Rule.all(Literal.of(2))))));
        BitMatrix inputs = new BitMatrix.Builder(3, 2).set(0, 0).set(1, 1).build();
        BitMatrix labels = new BitMatrix.Builder(3, 1).set(0, 0).set(2, 0).build();
        Evidence evidence = Evidence.of(rules, new Dataset(inputs, labels)).get(0);
        assertEquals(new Evidence(0, 0, 2, 1, 2, 2), evidence);
        assertEquals(0.5, evidence.precision());
        assertEquals(0.5, evidence.recall());
    }

    @Test
    void nothingCoveredIsZeroNotAnError() {
        Evidence evidence = new Evidence(0, 0, 0, 0, 0, 0);
        assertEquals(0, evidence.precision());
        assertEquals(0, evidence.recall());
    }

    @Test
    void rulesAndRowsMustFit() {
        RuleSet rules = RuleSet.plain(3, List.of(Definition.of(List.of())));
        Dataset rows = rows(new SplittableRandom(1), 4);
        assertThrows(IllegalArgumentException.class, () -> Evidence.of(rules, rows));
    }

    private static Dataset rows(SplittableRandom random, int count) {
        BitMatrix.Builder inputs = new BitMatrix.Builder(count, ATOMS);
        BitMatrix.Builder labels = new BitMatrix.Builder(count, 2);
        for (int row = 0; row < count; row++) {
            int at = row;
            random.ints(3, 0, ATOMS).forEach(atom -> inputs.set(at, atom));
            labels.set(row, random.nextInt(2));
        }
        return new Dataset(inputs.build(), labels.build());
    }

    private static Evidence naive(RuleSet rules, Dataset rows, int head, int rule) {
        Definition definition = rules.heads().get(head);
        long covered = 0;
        long right = 0;
        long support = 0;
        long alone = 0;
        for (int row = 0; row < rows.rows(); row++) {
            BitSet bits = bits(rows.inputs(), row);
            boolean fires = definition.rules().get(rule).fires(bits);
            boolean so = rows.targets().get(row, head) != definition.negated();
            long firing = definition.rules().stream()
                    .filter(other -> other.fires(bits))
                    .count();
            covered += fires ? 1 : 0;
            support += so ? 1 : 0;
            right += fires && so ? 1 : 0;
            alone += fires && firing == 1 ? 1 : 0;
        }
        return new Evidence(head, rule, covered, right, support, alone);
    }

    private static BitSet bits(BitMatrix matrix, int row) {
        BitSet bits = new BitSet();
        IntStream.range(0, matrix.columns()).filter(i -> matrix.get(row, i)).forEach(bits::set);
        return bits;
    }
}
