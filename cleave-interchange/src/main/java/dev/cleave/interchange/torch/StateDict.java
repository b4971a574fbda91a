package dev.cleave.interchange.torch;

import java.util.LinkedHashMap;
import java.util.Map;

/** The tensors of a saved dictionary, those of dictionaries in it by names joined with dots. */
final class StateDict {
    private static final int DEEPEST = 16;
    private static final int MOST_ENTRIES = 100_000;
    private static final int LONGEST_NAME = 1000;

    private final Map<String, TensorView> tensors = new LinkedHashMap<>();
    private int entries;

    StateDict(Object root) {
        if (!(root instanceof Map<?, ?> map)) {
            throw new TorchFormatException("holds no dictionary of tensors; save the network's state_dict");
        }
        collect("", map, 0);
    }

    Map<String, TensorView> tensors() {
        return tensors;
    }

    private void collect(String prefix, Map<?, ?> map, int depth) {
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            String name = prefix + entry.getKey();
            if (++entries > MOST_ENTRIES || depth > DEEPEST || name.length() > LONGEST_NAME) {
                throw new TorchFormatException(
                        "holds more or longer names than a network has; save its state_dict alone");
            }
            if (entry.getValue() instanceof TensorView view) {
                tensors.put(name, view);
            } else if (entry.getValue() instanceof Map<?, ?> inner) {
                collect(name + ".", inner, depth + 1);
            }
        }
    }
}
