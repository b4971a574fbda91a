package dev.cleave.interchange.torch;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

/**
 * Where a tensor's numbers are in a storage.
 *
 * @param offset of the first, in elements
 * @param strides how far apart neighbours are in each dimension, in elements
 */
record TensorView(Storage storage, long offset, List<Long> shape, List<Long> strides) {
    /**
     * A stretch of numbers.
     *
     * @param key its name in the file
     */
    record Storage(ElementType type, String key, long elements) {}

    TensorView {
        shape = List.copyOf(shape);
        strides = List.copyOf(strides);
        if (shape.size() != strides.size() || offset < 0 || storage.elements() < 0) {
            throw new TorchFormatException("a tensor's shape, strides and offset don't fit each other");
        }
        long last = offset;
        for (int i = 0; i < shape.size(); i++) {
            if (shape.get(i) < 1 || strides.get(i) < 0) {
                throw new TorchFormatException("a tensor of shape " + shape + " has no elements to read");
            }
            last = Math.addExact(last, Math.multiplyExact(shape.get(i) - 1, strides.get(i)));
        }
        if (last >= storage.elements() || count(shape) > storage.elements()) {
            throw new TorchFormatException("a tensor of shape " + shape + " claims more than the " + storage.elements()
                    + " elements that are stored");
        }
    }

    /** How many numbers it has. */
    long count() {
        return count(shape);
    }

    private static long count(List<Long> shape) {
        return shape.stream().reduce(1L, Math::multiplyExact);
    }

    /**
     * @param bytes all of the storage
     */
    Tensor read(byte[] bytes) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        List<Integer> sizes = shape.stream().map(Math::toIntExact).toList();
        float[] values = new float[Math.toIntExact(count())];
        int[] at = new int[sizes.size()];
        boolean isRounded = false;
        for (int i = 0; i < values.length; i++) {
            values[i] = storage.type().read(buffer, index(at));
            isRounded |= storage.type().isRounded(buffer, index(at));
            advance(at, sizes);
        }
        return new Tensor(sizes, values, isRounded);
    }

    private int index(int[] at) {
        long index = offset;
        for (int i = 0; i < at.length; i++) {
            index += at[i] * strides.get(i);
        }
        return Math.toIntExact(index);
    }

    private static void advance(int[] at, List<Integer> sizes) {
        for (int i = at.length - 1; i >= 0; i--) {
            at[i]++;
            if (at[i] < sizes.get(i)) {
                return;
            }
            at[i] = 0;
        }
    }
}
