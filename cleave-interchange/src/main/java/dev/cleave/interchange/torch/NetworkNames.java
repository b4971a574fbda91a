package dev.cleave.interchange.torch;

import dev.cleave.network.SoftNetwork;
import java.util.List;
import java.util.stream.IntStream;

/** What the inputs and the outputs of a network are called. */
record NetworkNames(List<String> inputs, List<String> outputs) {
    NetworkNames {
        inputs = List.copyOf(inputs);
        outputs = List.copyOf(outputs);
    }

    static NetworkNames numbered(SoftNetwork network) {
        return new NetworkNames(
                numbered("x", network.predicates().size()),
                numbered("y", network.head().outputs()));
    }

    /** Prefixed with as many underscores as keep them apart from names that are taken. */
    static NetworkNames withNumberedOutputs(List<String> inputs, SoftNetwork network) {
        String prefix = "y";
        List<String> outputs = numbered(prefix, network.head().outputs());
        while (outputs.stream().anyMatch(inputs::contains)) {
            prefix = "_" + prefix;
            outputs = numbered(prefix, network.head().outputs());
        }
        return new NetworkNames(inputs, outputs);
    }

    private static List<String> numbered(String prefix, int count) {
        return IntStream.range(0, count).mapToObj(i -> prefix + i).toList();
    }
}
