package dev.cleave.network.exact;

import dev.cleave.network.HardNetwork;
import java.util.BitSet;
import java.util.List;

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

    /** The raw values of the network's outputs for one combination. */
    public static double[] outputs(HardNetwork network, BitSet combination) {
        double[] activations = new double[network.conjunctions().nodes()];
        for (int k = 0; k < activations.length; k++) {
            activations[k] = combination.get(k) ? 1 : -1;
        }
        return network.outputs(activations, new double[network.head().outputs()]);
    }
}
