package dev.cleave.interchange.torch;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;

/** How a tensor's numbers are stored, little-endian. Those that are not floating point are known and left out. */
enum ElementType {
    FLOAT("FloatStorage", "F32", 4) {
        @Override
        float read(ByteBuffer bytes, int index) {
            return bytes.getFloat(index * 4);
        }
    },
    DOUBLE("DoubleStorage", "F64", 8) {
        @Override
        float read(ByteBuffer bytes, int index) {
            return (float) bytes.getDouble(index * 8);
        }

        @Override
        boolean isRounded(ByteBuffer bytes, int index) {
            double exact = bytes.getDouble(index * 8);
            return exact != (float) exact && !Double.isNaN(exact);
        }
    },
    HALF("HalfStorage", "F16", 2) {
        @Override
        float read(ByteBuffer bytes, int index) {
            return half(bytes.getShort(index * 2));
        }
    },
    BFLOAT16("BFloat16Storage", "BF16", 2) {
        @Override
        float read(ByteBuffer bytes, int index) {
            return Float.intBitsToFloat(bytes.getShort(index * 2) << 16);
        }
    },
    LONG("LongStorage", "I64", 8),
    INT("IntStorage", "I32", 4),
    SHORT("ShortStorage", "I16", 2),
    CHAR("CharStorage", "I8", 1),
    BYTE("ByteStorage", "U8", 1),
    BOOL("BoolStorage", "BOOL", 1);

    private final String storage;
    private final String label;
    private final int size;

    ElementType(String storage, String label, int size) {
        this.storage = storage;
        this.label = label;
        this.size = size;
    }

    /** By the class that a pickle names. */
    static Optional<ElementType> ofStorage(String storage) {
        return Arrays.stream(values())
                .filter(type -> type.storage.equals(storage))
                .findFirst();
    }

    /** By the name that a safetensors header has. */
    static Optional<ElementType> ofLabel(String label) {
        return Arrays.stream(values()).filter(type -> type.label.equals(label)).findFirst();
    }

    boolean isFloating() {
        return ordinal() <= BFLOAT16.ordinal();
    }

    /** In bytes. */
    int size() {
        return size;
    }

    float read(ByteBuffer bytes, int index) {
        throw new UnsupportedOperationException(this + " is not floating point");
    }

    /** Whether a float can't hold the number as it is. */
    boolean isRounded(ByteBuffer bytes, int index) {
        return false;
    }

    /** One sign bit, five of exponent, ten of fraction. */
    private static float half(short bits) {
        int exponent = bits >>> 10 & 0x1f;
        int fraction = bits & 0x3ff;
        float magnitude = switch (exponent) {
            case 0 -> Math.scalb((float) fraction, -24);
            case 0x1f -> fraction == 0 ? Float.POSITIVE_INFINITY : Float.NaN;
            default -> Math.scalb((float) (fraction | 0x400), exponent - 25);
        };
        return bits < 0 ? -magnitude : magnitude;
    }
}
