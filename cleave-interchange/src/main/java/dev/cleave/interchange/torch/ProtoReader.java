package dev.cleave.interchange.torch;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The fields of a message of protocol buffers; every length is held against what is there. */
final class ProtoReader {
    private final ByteBuffer bytes;

    private ProtoReader(ByteBuffer bytes) {
        this.bytes = bytes;
    }

    /** A field by its number: a whole number, or bytes that are read once each time that they are asked for. */
    record Field(int number, long value, ByteBuffer data) {
        ByteBuffer content() {
            return data.duplicate().order(ByteOrder.LITTLE_ENDIAN);
        }

        String text() {
            return StandardCharsets.UTF_8.decode(content()).toString();
        }

        /** Those of the message that it is. */
        List<Field> fields() {
            return ProtoReader.fields(content());
        }

        /** Whole numbers, one by one or packed. */
        List<Long> numbers() {
            if (data.remaining() == 0) {
                return List.of(value);
            }
            ProtoReader packed = new ProtoReader(content());
            List<Long> all = new ArrayList<>();
            while (packed.bytes.hasRemaining()) {
                all.add(packed.varint());
            }
            return all;
        }
    }

    static List<Field> fields(ByteBuffer bytes) {
        return new ProtoReader(bytes).all();
    }

    private List<Field> all() {
        List<Field> fields = new ArrayList<>();
        while (bytes.hasRemaining()) {
            long tag = varint();
            int number = (int) (tag >>> 3);
            fields.add(
                    switch ((int) (tag & 7)) {
                        case 0 -> new Field(number, varint(), ByteBuffer.allocate(0));
                        case 1 -> new Field(number, 0, take(Long.BYTES));
                        case 2 -> new Field(number, 0, take(varint()));
                        case 5 -> new Field(number, 0, take(Integer.BYTES));
                        default -> throw damaged();
                    });
        }
        return fields;
    }

    private ByteBuffer take(long length) {
        if (length < 0 || length > bytes.remaining()) {
            throw damaged();
        }
        ByteBuffer part = bytes.slice(bytes.position(), (int) length);
        bytes.position(bytes.position() + (int) length);
        return part;
    }

    private long varint() {
        long value = 0;
        for (int shift = 0; shift < Long.SIZE; shift += 7) {
            if (!bytes.hasRemaining()) {
                throw damaged();
            }
            byte next = bytes.get();
            value |= (next & 0x7FL) << shift;
            if (next >= 0) {
                return value;
            }
        }
        throw damaged();
    }

    private static TorchFormatException damaged() {
        return new TorchFormatException("is no whole ONNX file; it may be cut short or damaged");
    }
}
