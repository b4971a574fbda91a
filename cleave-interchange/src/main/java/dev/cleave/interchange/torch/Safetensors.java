package dev.cleave.interchange.torch;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The length of a JSON header in 8 bytes, the header, then the numbers; every claim is held against the file's size. */
final class Safetensors {
    private static final int LENGTH_BYTES = 8;
    private static final int MOST_HEADER_BYTES = 100_000_000;

    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private final RandomAccessFile file;
    private final long dataStart;
    private long left; // bytes that tensors may still claim

    private Safetensors(RandomAccessFile file, long dataStart, long left) {
        this.file = file;
        this.dataStart = dataStart;
        this.left = left;
    }

    static Map<String, Tensor> read(Path path) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
            long header = headerLength(file);
            JsonNode json = header(bytes(file, LENGTH_BYTES, header));
            return new Safetensors(file, LENGTH_BYTES + header, file.length()).tensors(json);
        }
    }

    private static long headerLength(RandomAccessFile file) throws IOException {
        long length = file.length() < LENGTH_BYTES
                ? -1
                : ByteBuffer.wrap(bytes(file, 0, LENGTH_BYTES))
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .getLong();
        if (length < 2 || length > MOST_HEADER_BYTES || length > file.length() - LENGTH_BYTES) {
            throw new TorchFormatException("is neither a zip of torch.save nor a whole safetensors file; "
                    + "save the network's state_dict with PyTorch 1.6 or later");
        }
        return length;
    }

    private static JsonNode header(byte[] bytes) throws IOException {
        try {
            JsonNode json = JSON.readTree(bytes);
            if (json.isObject()) {
                return json;
            }
        } catch (JsonProcessingException e) {
            // Said below, as for any other content.
        }
        throw new TorchFormatException("its header is not that of a safetensors file; save it again");
    }

    private Map<String, Tensor> tensors(JsonNode header) throws IOException {
        Map<String, Tensor> tensors = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> entry : header.properties()) {
            if (!entry.getKey().equals("__metadata__")) {
                add(entry.getKey(), entry.getValue(), tensors);
            }
        }
        return tensors;
    }

    private void add(String name, JsonNode entry, Map<String, Tensor> tensors) throws IOException {
        String label = entry.path("dtype").asText();
        ElementType type = ElementType.ofLabel(label)
                .orElseThrow(() ->
                        new TorchFormatException(name, "has elements of type '" + label + "'; convert it to float32"));
        if (type.isFloating()) {
            List<Long> shape = longs(name, entry.path("shape"));
            List<Long> offsets = longs(name, entry.path("data_offsets"));
            byte[] bytes = data(name, offsets);
            TensorView.Storage storage = new TensorView.Storage(type, name, bytes.length / type.size());
            TensorView view = new TensorView(storage, 0, shape, contiguous(shape));
            tensors.put(name, view.read(bytes));
        }
    }

    private byte[] data(String name, List<Long> offsets) throws IOException {
        boolean sound = offsets.size() == 2
                && offsets.get(0) >= 0
                && offsets.get(0) <= offsets.get(1)
                && offsets.get(1) <= file.length() - dataStart
                && offsets.get(1) - offsets.get(0) <= left;
        if (!sound) {
            throw new TorchFormatException(
                    name, "its data_offsets " + offsets + " are not within the file; it may be cut short");
        }
        left -= offsets.get(1) - offsets.get(0);
        return bytes(file, dataStart + offsets.get(0), offsets.get(1) - offsets.get(0));
    }

    private static List<Long> longs(String name, JsonNode array) {
        List<Long> numbers = new ArrayList<>();
        for (JsonNode number : array) {
            if (!number.canConvertToLong() || !number.isIntegralNumber()) {
                throw new TorchFormatException(name, "its shape or data_offsets are not whole numbers");
            }
            numbers.add(number.longValue());
        }
        return numbers;
    }

    private static List<Long> contiguous(List<Long> shape) {
        Long[] strides = new Long[shape.size()];
        long step = 1;
        for (int i = strides.length - 1; i >= 0; i--) {
            strides[i] = step;
            step = Math.multiplyExact(step, shape.get(i));
        }
        return List.of(strides);
    }

    private static byte[] bytes(RandomAccessFile file, long from, long count) throws IOException {
        byte[] bytes = new byte[Math.toIntExact(count)];
        file.seek(from);
        file.readFully(bytes);
        return bytes;
    }
}
