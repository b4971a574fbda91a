package dev.cleave.interchange.torch;

import dev.cleave.interchange.torch.ProtoReader.Field;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The floating-point constants of an ONNX graph, by name: what PyTorch exports keeps the names of the weights. What the nodes of the graph compute
 * with them is not looked at; a network of the published layout is what the names say.
 */
final class OnnxWeights {
    private static final int GRAPH = 7; // of a model
    private static final int INITIALIZER = 5; // of a graph
    private static final int FLOAT = 1;
    private static final int DOUBLE = 11;

    private OnnxWeights() {}

    /** Whether a file may be one: a model begins with the number of its version. */
    static boolean isOne(byte[] start) {
        boolean isSafetensors = start.length > 8 && start[8] == '{';
        return start.length > 2 && start[0] == 8 && start[1] > 0 && start[1] < 32 && !isSafetensors;
    }

    static Map<String, Tensor> read(Path file) throws IOException {
        Map<String, Tensor> tensors = new LinkedHashMap<>();
        for (Field part : ProtoReader.fields(ByteBuffer.wrap(Files.readAllBytes(file)))) {
            if (part.number() == GRAPH) {
                part.fields().stream()
                        .filter(field -> field.number() == INITIALIZER)
                        .forEach(field -> add(field.fields(), tensors));
            }
        }
        return tensors;
    }

    private static void add(List<Field> fields, Map<String, Tensor> tensors) {
        List<Long> shape = new ArrayList<>();
        long type = 0;
        String name = "";
        List<Field> data = new ArrayList<>();
        for (Field field : fields) {
            switch (field.number()) {
                case 1 -> shape.addAll(field.numbers());
                case 2 -> type = field.value();
                case 8 -> name = field.text();
                case 4, 9, 10 -> data.add(field);
                case 13, 14 -> requireInside(field, name);
                default -> {} // what is no weight
            }
        }
        if ((type == FLOAT || type == DOUBLE) && shape.size() == 2) {
            tensors.put(name, tensor(name, shape, type == DOUBLE, data));
        }
    }

    private static void requireInside(Field field, String name) {
        if (field.number() == 13 || field.value() != 0) {
            throw new TorchFormatException(name, "has its numbers in another file; save the model as one file");
        }
    }

    private static Tensor tensor(String name, List<Long> shape, boolean isDouble, List<Field> data) {
        int size = isDouble ? Double.BYTES : Float.BYTES;
        long there =
                data.stream().mapToLong(field -> field.content().remaining()).sum();
        boolean isSound = shape.stream().allMatch(length -> length > 0 && length <= Integer.MAX_VALUE)
                && Math.multiplyExact(shape.get(0), shape.get(1)) * size == there;
        if (!isSound) {
            throw new TorchFormatException(
                    name, "has " + there + " bytes for the shape " + shape + "; it may be cut short");
        }
        float[] values = new float[(int) (there / size)];
        boolean isRounded = false;
        int at = 0;
        for (Field field : data) {
            ByteBuffer bytes = field.content();
            while (bytes.remaining() >= size) {
                double value = isDouble ? bytes.getDouble() : bytes.getFloat();
                values[at] = (float) value;
                isRounded |= values[at++] != value;
            }
        }
        return new Tensor(List.of(shape.get(0).intValue(), shape.get(1).intValue()), values, isRounded);
    }
}
