package dev.cleave.interchange.javascript;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.network.SemiSymbolicLayer;

/** The layer that gives classes their points, as plain sums: a weight for each conjunction and a bias. */
record OutputWeights(SemiSymbolicLayer layer) {
    void write(ObjectNode to) {
        ArrayNode weights = to.putArray("weights");
        ArrayNode biases = to.putArray("biases");
        for (int node = 0; node < layer.nodes(); node++) {
            ArrayNode own = weights.addArray();
            double largest = 0;
            double total = 0;
            for (int k = 0; k < layer.inputs(); k++) {
                double weight = layer.weight(node, k);
                own.add(weight);
                largest = Math.max(largest, Math.abs(weight));
                total += Math.abs(weight);
            }
            biases.add(layer.kind().sign() * layer.delta() * (largest - total));
        }
    }
}
