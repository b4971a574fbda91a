package dev.cleave.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.data.BitMatrix;
import dev.cleave.data.Inputs;
import dev.cleave.data.Measurements;
import dev.cleave.model.SemiSymbolicLayer.Kind;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class InventionTest {
    private static final int ROWS = 50;
    private static final Random RANDOM = new Random(1);
    private static final MlpPredicates PREDICATES = new MlpPredicates(
            List.of(1), new DenseLayer(4, 3, randoms(12), randoms(4)), new DenseLayer(5, 4, randoms(20), randoms(5)));
    private static final NeuralDnf HARD = new NeuralDnf(
            PREDICATES,
            SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 3, 5, randoms(15)),
            SemiSymbolicLayer.of(Kind.DISJUNCTIVE, 2, 3, randoms(6)),
            new MutexHead(2),
            Activation.HARD);

    @Test
    void theNetworkOverInventedAtomsAnswersTheSame() {
        Inputs inputs = inputs();
        Invention invention = new Invention(PREDICATES);
        assertEquals(HARD.predict(inputs), invention.over(HARD).predict(invention.bits(inputs)));
    }

    @Test
    void atomsAreNumberedFromOneAndFree() {
        Invention invention = new Invention(PREDICATES);
        assertEquals("[p_1, p_2, p_3, p_4, p_5]", invention.atoms().toString());
        assertEquals(5, invention.domain().groups().size());
    }

    @Test
    void aSoftNetworkIsRefused() {
        Invention invention = new Invention(PREDICATES);
        assertThrows(IllegalArgumentException.class, () -> invention.over(HARD.with(Activation.SOFT)));
    }

    private static Inputs inputs() {
        BitMatrix.Builder bits = new BitMatrix.Builder(ROWS, 2);
        for (int row = 0; row < ROWS; row++) {
            if (RANDOM.nextBoolean()) {
                bits.set(row, 1);
            }
        }
        return new Inputs(bits.build(), Measurements.of(ROWS, 2, randoms(2 * ROWS)));
    }

    private static float[] randoms(int count) {
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = (float) RANDOM.nextGaussian();
        }
        return values;
    }
}
