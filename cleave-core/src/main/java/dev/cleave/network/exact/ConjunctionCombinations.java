package dev.cleave.network.exact;

import dev.cleave.encoding.NetworkInputs;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.NeuralDnf;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Which conjunctions of a hard network hold together, each combination once. A network with classes says the same about all
 * rows of a combination.
 *
 * @param all in the order in which they were first seen; not to be changed
 */
public record ConjunctionCombinations(List<BitSet> all) {
    public ConjunctionCombinations {
        all = List.copyOf(all);
    }

    /** Those that the rows show. */
    public static ConjunctionCombinations of(HardNetwork network, NetworkInputs rows) {
        Set<BitSet> seen = new LinkedHashSet<>();
        NeuralDnf.Pass pass = network.pass();
        for (int row = 0; row < rows.rows(); row++) {
            double[] activations = pass.conjunctions(rows, row);
            BitSet combination = new BitSet(activations.length);
            for (int k = 0; k < activations.length; k++) {
                combination.set(k, activations[k] > 0);
            }
            seen.add(combination);
        }
        return new ConjunctionCombinations(List.copyOf(seen));
    }

    /** The raw values of the network's outputs for one combination. */
    public static double[] outputs(HardNetwork network, BitSet combination) {
        double[] activations = new double[network.conjunctions().nodes()];
        for (int k = 0; k < activations.length; k++) {
            activations[k] = combination.get(k) ? 1 : -1;
        }
        return network.outputs(activations, new double[network.head().outputs()]);
    }
}
