package dev.cleave.verification;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.logic.Rule;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.Predicates;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.network.ThresholdPredicates;
import dev.cleave.network.exact.NodeThreshold;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NetworkRulesTest {
    @Test
    void nodesFireWhereRealArithmeticIsAboveZero() {
        Random random = new Random(7);
        for (int round = 0; round < 3000; round++) {
            int inputs = 1 + random.nextInt(6);
            float[] weights = new float[inputs];
            for (int i = 0; i < inputs; i++) {
                weights[i] = random.nextBoolean() ? (random.nextInt(13) - 6) * 0.1f : (float) random.nextGaussian();
            }
            Kind kind = random.nextBoolean() ? Kind.CONJUNCTIVE : Kind.DISJUNCTIVE;
            double delta = random.nextBoolean() ? 1 : random.nextDouble();
            SemiSymbolicLayer layer = SemiSymbolicLayer.of(kind, delta, 1, inputs, weights);
            Rule.AtLeast rule = NodeThreshold.of(layer, 0).rule(0);
            BitSet atoms = BitSet.valueOf(new long[] {random.nextInt(1 << inputs)});
            assertEquals(naive(weights, kind == Kind.CONJUNCTIVE ? delta : -delta, atoms), rule.fires(atoms));
        }
    }

    private static boolean naive(float[] weights, double delta, BitSet atoms) {
        BigDecimal f = BigDecimal.ZERO;
        BigDecimal total = BigDecimal.ZERO;
        BigDecimal largest = BigDecimal.ZERO;
        for (int i = 0; i < weights.length; i++) {
            BigDecimal weight = new BigDecimal(weights[i]);
            f = atoms.get(i) ? f.add(weight) : f.subtract(weight);
            total = total.add(weight.abs());
            largest = largest.max(weight.abs());
        }
        return f.add(new BigDecimal(delta).multiply(largest.subtract(total))).signum() > 0;
    }

    /** What is mismatched, 1 and 1, is just half of the greatest weight. */
    @Test
    void tieIsFalse() {
        SemiSymbolicLayer layer = SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 1, 3, new float[] {1, 1, 4});
        Rule.AtLeast rule = NodeThreshold.of(layer, 0).rule(0);
        assertEquals(BigInteger.valueOf(5), rule.bound());
        BitSet last = BitSet.valueOf(new long[] {4});
        assertFalse(rule.fires(last));
    }

    @Test
    void weightsHaveNoCommonDivisor() {
        SemiSymbolicLayer layer = SemiSymbolicLayer.of(Kind.DISJUNCTIVE, 1, 3, new float[] {1.5f, -3, 0.75f});
        Rule.AtLeast rule = NodeThreshold.of(layer, 0).rule(10);
        assertEquals(
                List.of(2, 4, 1),
                rule.terms().stream().map(term -> term.weight().intValueExact()).toList());
        assertEquals(BigInteger.valueOf(3), rule.bound());
        assertEquals(10, rule.terms().get(0).literal().atom());
    }

    @Test
    void nodeWithoutWeightsNeverFires() {
        SemiSymbolicLayer layer = SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 1, 2, new float[2]);
        assertFalse(NodeThreshold.of(layer, 0).rule(0).fires(new BitSet()));
    }

    @Test
    void networksOverMoreThanAtomsAreRefused() {
        Predicates thresholds = new ThresholdPredicates(List.of(0, 1), List.of(new ThresholdPredicates.Cut(0, 0)), 1);
        HardNetwork network = new RandomCases(1).network(3, 1).with(thresholds);
        assertThrows(IllegalArgumentException.class, () -> NetworkRules.of(network));
    }
}
