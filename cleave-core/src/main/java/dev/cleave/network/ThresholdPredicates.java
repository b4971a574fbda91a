package dev.cleave.network;

import dev.cleave.encoding.NetworkInputs;
import dev.cleave.table.BitMatrix;
import java.util.List;

/**
 * Atoms as they are, then {@code x > t} for thresholds that were learned: tanh((x - t) / temperature) where the network is
 * soft, its sign where it is hard. A missing number makes {@code x > t} false.
 *
 * @param atoms the atoms of the encoding that are read, by index
 */
public record ThresholdPredicates(List<Integer> atoms, List<Cut> cuts, double temperature) implements Predicates {
    public ThresholdPredicates {
        atoms = List.copyOf(atoms);
        cuts = List.copyOf(cuts);
        if (atoms.isEmpty() && cuts.isEmpty()) {
            throw new IllegalArgumentException("a network needs at least one predicate");
        }
        if (!(temperature > 0 && temperature < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("the temperature must be above 0, not " + temperature);
        }
    }

    /** A threshold on the standardised scale of one of the numeric columns. */
    public record Cut(int column, float threshold) {
        public Cut {
            if (column < 0 || !Float.isFinite(threshold)) {
                throw new IllegalArgumentException("threshold " + threshold + " of numeric column " + column);
            }
        }
    }

    @Override
    public int size() {
        return atoms.size() + cuts.size();
    }

    @Override
    public void read(NetworkInputs inputs, int row, Activation activation, double[] values) {
        BitMatrix bits = inputs.bits();
        for (int i = 0; i < atoms.size(); i++) {
            values[i] = bits.get(row, atoms.get(i)) ? 1 : -1;
        }
        for (int i = 0; i < cuts.size(); i++) {
            Cut cut = cuts.get(i);
            float number = inputs.numbers().get(row, cut.column());
            values[atoms.size() + i] =
                    Float.isNaN(number) ? -1 : activation.of((number - (double) cut.threshold()) / temperature);
        }
    }
}
