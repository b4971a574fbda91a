package dev.cleave.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.NetworkInputs;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.table.BitMatrix;
import org.junit.jupiter.api.Test;

class NeuralDnfTest {
    /** The paper's example of nested entanglement: two conjunctions, two disjunctions over five atoms. */
    private static final SoftNetwork NESTED = new SoftNetwork(
            new GivenPredicates(5),
            SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 2, 5, new float[] {
                -1.33f, 0, 0, 1.01f, -1.44f, -2.02f, -0.79f, -0.79f, 0.71f, -1.52f
            }),
            SemiSymbolicLayer.of(Kind.DISJUNCTIVE, 2, 2, new float[] {3.43f, 1.28f, 0, 3.56f}),
            new IndependentHead(2));

    private static final BitMatrix NONE = new BitMatrix.Builder(1, 5).build();

    @Test
    void softActivationsAreThoseOfThePaper() {
        double[] conjunctions = NESTED.pass().conjunctions(NetworkInputs.of(NONE), 0);
        assertEquals(-0.52, conjunctions[0], 0.005);
        assertEquals(0.54, conjunctions[1], 0.005);
    }

    @Test
    void softAndHardDisagreeOnNestedEntanglement() {
        assertTrue(NESTED.predict(NONE).get(0, 0));
        assertFalse(NESTED.harden().predict(NONE).get(0, 0));
        assertEquals(-0.70, Math.tanh(NESTED.harden().pass().outputs(NetworkInputs.of(NONE), 0)[0]), 0.005);
    }

    @Test
    void zeroIsFalse() {
        HardNetwork nothing = new HardNetwork(
                new GivenPredicates(2),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 1, 2, new float[2]),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, 1, 1, new float[1]),
                new IndependentHead(1));
        assertFalse(nothing.predict(new BitMatrix.Builder(1, 2).build()).get(0, 0));
        assertEquals(-1, nothing.pass().conjunctions(NetworkInputs.of(new BitMatrix.Builder(1, 2).build()), 0)[0]);
    }

    @Test
    void probabilityIsTheLogisticOfTwiceTheRawValue() {
        double f = 0.3;
        assertEquals(1 / (1 + Math.exp(-2 * f)), NESTED.head().probability(new double[] {f, 0}, 0), 1e-12);
    }

    @Test
    void layersThatDoNotFitAreRefused() {
        assertThrows(
                IllegalArgumentException.class,
                () -> new SoftNetwork(
                        new GivenPredicates(4), NESTED.conjunctions(), NESTED.disjunctions(), NESTED.head()));
    }

    @Test
    void aHardNetworkHasItsLevelAmongItsWeights() {
        SoftNetwork soft = NESTED.above(0.5f);
        assertThrows(
                IllegalArgumentException.class,
                () -> new HardNetwork(soft.predicates(), soft.conjunctions(), soft.disjunctions(), soft.head()));
        assertEquals(new IndependentHead(2), soft.harden().head());
    }
}
