package dev.cleave.network.discretise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.Measurements;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.label.Label;
import dev.cleave.encoding.label.Target;
import dev.cleave.logic.Domain;
import dev.cleave.network.DenseLayer;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.MlpPredicates;
import dev.cleave.network.MutexHead;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class InventedAtomsTest {
    private static final int ROWS = 50;
    private static final Random RANDOM = new Random(1);
    private static final MlpPredicates PREDICATES = new MlpPredicates(
            List.of(1), new DenseLayer(4, 3, randoms(12), randoms(4)), new DenseLayer(5, 4, randoms(20), randoms(5)));
    private static final HardNetwork HARD = new HardNetwork(
            PREDICATES,
            SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 3, 5, randoms(15)),
            SemiSymbolicLayer.of(Kind.DISJUNCTIVE, 2, 3, randoms(6)),
            new MutexHead(2));

    @Test
    void theNetworkOverInventedAtomsAnswersTheSame() {
        NetworkInputs inputs = inputs();
        InventedAtoms invention = InventedAtoms.of(PREDICATES, List.of("x"));
        assertEquals(HARD.predict(inputs), invention.over(HARD).predict(invention.bits(readings(inputs))));
    }

    @Test
    void bitsAreThoseOfPlainArithmetic() {
        Measurements readings = readings(inputs());
        BitMatrix bits = InventedAtoms.of(PREDICATES, List.of()).bits(readings);
        for (int row = 0; row < ROWS; row++) {
            for (int node = 0; node < PREDICATES.size(); node++) {
                assertEquals(raw(readings, row, node) > 0, bits.get(row, node), row + ", " + node);
            }
        }
    }

    @Test
    void aSumOfZeroIsFalse() {
        DenseLayer hidden = new DenseLayer(1, 1, new float[] {1}, new float[] {0});
        DenseLayer last = new DenseLayer(2, 1, new float[] {1, 0}, new float[] {0, Float.MIN_VALUE});
        InventedAtoms invention = InventedAtoms.of(new MlpPredicates(List.of(), hidden, last), List.of());
        BitMatrix bits = invention.bits(Measurements.of(2, 1, new float[] {0, Float.NaN}));
        assertEquals("false true", bits.get(0, 0) + " " + bits.get(0, 1));
        assertEquals("false true", bits.get(1, 0) + " " + bits.get(1, 1), "a missing number is 0");
    }

    @Test
    void atomsAreNumberedFromOneAndFree() {
        Encoding encoding = ENCODING.with(InventedAtoms.of(PREDICATES, List.of()));
        assertEquals("[p_1, p_2, p_3, p_4, p_5]", encoding.atoms().toString());
        assertEquals(Domain.free(5), encoding.domain());
    }

    @Test
    void namesThatColumnsHaveAreNotTaken() {
        assertEquals(
                "pp_1",
                InventedAtoms.of(PREDICATES, List.of("y", "p_3")).names().get(0));
    }

    @Test
    void anEncodingComputesThemForTablesAndRows() {
        Encoding encoding = ENCODING.with(InventedAtoms.of(PREDICATES, List.of()));
        Table table = Table.builder(List.of("a", "b", "x"))
                .add("yes", "no", "0.5")
                .add("no", "yes", "")
                .build();
        NetworkInputs own = ENCODING.inputs(table).read();
        BitMatrix bits = encoding.inputs(table).inputs();
        assertEquals(InventedAtoms.of(PREDICATES, List.of()).bits(ENCODING.readings(own)), bits);
        BitMatrix one = encoding.row(Map.of("a", "yes", "b", "no", "x", "0.5")).inputs();
        assertEquals(bits.select(Rows.of(0)), one);
        assertEquals(ENCODING.readings(own), encoding.inputs(table).numbers());
    }

    @Test
    void aNetworkOverOtherPredicatesIsRefused() {
        InventedAtoms invention = InventedAtoms.of(PREDICATES, List.of());
        HardNetwork other = HARD.with(new GivenPredicates(PREDICATES.size()));
        assertThrows(IllegalArgumentException.class, () -> invention.over(other));
    }

    /** Two atoms and a number: three readings. */
    private static final Encoding ENCODING = new Encoding(
            List.of(
                    new BooleanColumn("a", "yes", "no"),
                    new BooleanColumn("b", "yes", "no"),
                    new NumericColumn("x", List.of(0.0), false)),
            new Target(List.of(new Label("y", "1", List.of("0")))),
            List.of());

    /** The sums of two layers, written out. */
    private static double raw(Measurements readings, int row, int node) {
        DenseLayer hidden = PREDICATES.hidden();
        DenseLayer last = PREDICATES.invented();
        double sum = last.biases()[node];
        for (int h = 0; h < hidden.nodes(); h++) {
            double inner = hidden.biases()[h];
            for (int i = 0; i < hidden.inputs(); i++) {
                inner += (double) hidden.weights()[h * hidden.inputs() + i] * readings.get(row, i);
            }
            sum += last.weights()[node * last.inputs() + h] * StrictMath.tanh(inner);
        }
        return sum;
    }

    /** Atom 1 and the numbers, as an encoding gives them. */
    private static Measurements readings(NetworkInputs inputs) {
        float[] values = new float[3 * ROWS];
        for (int row = 0; row < ROWS; row++) {
            values[3 * row] = inputs.bits().get(row, 1) ? 1 : -1;
            values[3 * row + 1] = inputs.numbers().get(row, 0);
            values[3 * row + 2] = inputs.numbers().get(row, 1);
        }
        return Measurements.of(ROWS, 3, values);
    }

    private static NetworkInputs inputs() {
        BitMatrix.Builder bits = new BitMatrix.Builder(ROWS, 2);
        for (int row = 0; row < ROWS; row++) {
            if (RANDOM.nextBoolean()) {
                bits.set(row, 1);
            }
        }
        return new NetworkInputs(bits.build(), Measurements.of(ROWS, 2, randoms(2 * ROWS)));
    }

    private static float[] randoms(int count) {
        float[] values = new float[count];
        for (int i = 0; i < count; i++) {
            values[i] = (float) RANDOM.nextGaussian();
        }
        return values;
    }
}
