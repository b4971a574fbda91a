package dev.cleave.network;

import dev.cleave.logic.Atom;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Networks over other atoms, which have all that they read; networks that read more than atoms stay as they are. */
public record RenamedNetwork(List<Atom> from, List<Atom> to) {
    public HardNetwork of(HardNetwork network) {
        return isOverAtoms(network)
                ? new HardNetwork(
                        new GivenPredicates(to.size()),
                        of(network.conjunctions()),
                        network.disjunctions(),
                        network.head())
                : network;
    }

    public SoftNetwork of(SoftNetwork network) {
        return isOverAtoms(network)
                ? new SoftNetwork(
                        new GivenPredicates(to.size()),
                        of(network.conjunctions()),
                        network.disjunctions(),
                        network.head())
                : network;
    }

    private static boolean isOverAtoms(NeuralDnf network) {
        return network.predicates() instanceof GivenPredicates;
    }

    private SemiSymbolicLayer of(SemiSymbolicLayer layer) {
        Map<Atom, Integer> index = new HashMap<>();
        to.forEach(atom -> index.put(atom, index.size()));
        float[] weights = new float[layer.nodes() * to.size()];
        for (int node = 0; node < layer.nodes(); node++) {
            for (int input : layer.used(node)) {
                weights[node * to.size() + index.getOrDefault(from.get(input), 0)] = layer.weight(node, input);
            }
        }
        return SemiSymbolicLayer.of(layer.kind(), layer.delta(), layer.nodes(), to.size(), weights);
    }

    /**
     * The same with conjunctions that never hold, so that it has more than there are auxiliaries: they are not its own, and points are the
     * rules' own.
     */
    public static HardNetwork withMoreThan(int auxiliaries, HardNetwork network) {
        int nodes = Math.max(network.conjunctions().nodes(), auxiliaries + 1);
        SemiSymbolicLayer own = network.conjunctions();
        SemiSymbolicLayer outputs = network.disjunctions();
        float[] conjunctions = new float[nodes * own.inputs()];
        System.arraycopy(own.weights(), 0, conjunctions, 0, own.weights().length);
        float[] disjunctions = new float[outputs.nodes() * nodes];
        for (int output = 0; output < outputs.nodes(); output++) {
            for (int k : outputs.used(output)) {
                disjunctions[output * nodes + k] = outputs.weight(output, k);
            }
        }
        return network.with(
                SemiSymbolicLayer.of(own.kind(), own.delta(), nodes, own.inputs(), conjunctions),
                SemiSymbolicLayer.of(outputs.kind(), outputs.delta(), outputs.nodes(), nodes, disjunctions));
    }
}
