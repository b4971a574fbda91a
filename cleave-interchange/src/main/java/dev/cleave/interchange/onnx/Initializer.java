package dev.cleave.interchange.onnx;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Collection;
import java.util.List;

/** A constant of a graph: numbers in a shape, row by row. */
final class Initializer {
    private final ElementKind kind;
    private final List<Long> shape;
    private final byte[] raw;

    private Initializer(ElementKind kind, List<Long> shape, byte[] raw) {
        this.kind = kind;
        this.shape = List.copyOf(shape);
        this.raw = raw;
    }

    static Initializer doubles(List<Long> shape, double... values) {
        ByteBuffer bytes = buffer(values.length * Double.BYTES);
        for (double value : values) {
            bytes.putDouble(value);
        }
        return new Initializer(ElementKind.DOUBLE, shape, bytes.array());
    }

    static Initializer floats(List<Long> shape, float... values) {
        ByteBuffer bytes = buffer(values.length * Float.BYTES);
        for (float value : values) {
            bytes.putFloat(value);
        }
        return new Initializer(ElementKind.FLOAT, shape, bytes.array());
    }

    static Initializer longs(List<Long> shape, Collection<Long> values) {
        ByteBuffer bytes = buffer(values.size() * Long.BYTES);
        values.forEach(bytes::putLong);
        return new Initializer(ElementKind.INT64, shape, bytes.array());
    }

    static Initializer number(double value) {
        return doubles(List.of(), value);
    }

    static Initializer number(long value) {
        return longs(List.of(), List.of(value));
    }

    private static ByteBuffer buffer(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    ProtoWriter message(String name) {
        ProtoWriter tensor = new ProtoWriter();
        shape.forEach(size -> tensor.number(1, size));
        return tensor.number(2, kind.number()).text(8, name).bytes(9, raw);
    }
}
