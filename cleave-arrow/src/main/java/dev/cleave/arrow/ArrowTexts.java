package dev.cleave.arrow;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.function.IntFunction;
import org.apache.arrow.flatbuf.Date;
import org.apache.arrow.flatbuf.DateUnit;
import org.apache.arrow.flatbuf.Decimal;
import org.apache.arrow.flatbuf.Field;
import org.apache.arrow.flatbuf.FloatingPoint;
import org.apache.arrow.flatbuf.Int;
import org.apache.arrow.flatbuf.Precision;
import org.apache.arrow.flatbuf.Time;
import org.apache.arrow.flatbuf.Timestamp;
import org.apache.arrow.flatbuf.Type;

/** The values of a column in a batch, each as the text that a CSV has; empty where it is missing. */
final class ArrowTexts {
    private static final String ADVICE = "; turn it into text or numbers, or leave it out";

    private final Field field;
    private final BodyBuffers buffers;
    private final int rows;

    private ArrowTexts(Field field, BodyBuffers buffers) {
        this.field = field;
        this.buffers = buffers;
        this.rows = buffers.rows();
    }

    /** An {@link InputException} where values of its type have no text. */
    static void require(Field field, SourceLocation place) {
        if (field.childrenLength() > 0) {
            throw new InputException(place, "is nested; make a column of each of its parts, or leave it out");
        }
        boolean isHalf = field.typeType() == Type.FloatingPoint
                && ((FloatingPoint) field.type(new FloatingPoint())).precision() == Precision.HALF;
        boolean isKnown = switch (field.typeType()) {
            case Type.Null,
                    Type.Int,
                    Type.FloatingPoint,
                    Type.Bool,
                    Type.Utf8,
                    Type.LargeUtf8,
                    Type.Decimal,
                    Type.Date,
                    Type.Time,
                    Type.Timestamp -> !isHalf;
            default -> false;
        };
        if (!isKnown) {
            String kind = isHalf ? "numbers of half precision" : "values of the type " + Type.name(field.typeType());
            throw new InputException(place, "holds " + kind + ", which are not read" + ADVICE);
        }
    }

    /** Takes the column's buffers; the field is the index of a dictionary where it has one. */
    static IntFunction<String> of(Field field, BodyBuffers buffers) {
        buffers.column();
        if (field.typeType() == Type.Null && field.dictionary() == null) {
            return row -> "";
        }
        return withGaps(buffers, new ArrowTexts(field, buffers).values(field.typeType()));
    }

    /** The index into its dictionary, or -1 where the cell is missing. */
    static int[] indices(Int type, BodyBuffers buffers) {
        buffers.column();
        int rows = buffers.rows();
        ByteBuffer there = buffers.next();
        ByteBuffer data = buffers.next();
        int width = type.bitWidth() / Byte.SIZE;
        int[] indices = new int[rows];
        for (int row = 0; row < rows; row++) {
            indices[row] = isThere(there, row)
                    ? Math.toIntExact(whole(data, row, width, type.isSigned()).longValueExact())
                    : -1;
        }
        return indices;
    }

    private interface Values {
        IntFunction<String> of(ByteBuffer data);
    }

    private static IntFunction<String> withGaps(BodyBuffers buffers, Values values) {
        ByteBuffer there = buffers.next();
        IntFunction<String> texts = values.of(buffers.next());
        return row -> isThere(there, row) ? texts.apply(row) : "";
    }

    /** All are there where nothing says which are. */
    private static boolean isThere(ByteBuffer bits, int row) {
        return bits.capacity() == 0 || bit(bits, row);
    }

    private static boolean bit(ByteBuffer bits, int row) {
        return (bits.get(row / Byte.SIZE) >> row % Byte.SIZE & 1) != 0;
    }

    private Values values(byte type) {
        return switch (type) {
            case Type.Bool -> data -> row -> bit(data, row) ? "true" : "false";
            case Type.Int -> this::integers;
            case Type.FloatingPoint -> this::floats;
            case Type.Utf8 -> offsets -> Utf8Texts.of(offsets, Integer.BYTES, buffers.next(), rows);
            case Type.LargeUtf8 -> offsets -> Utf8Texts.of(offsets, Long.BYTES, buffers.next(), rows);
            case Type.Decimal -> this::decimals;
            case Type.Date -> this::dates;
            case Type.Time -> this::times;
            case Type.Timestamp -> this::timestamps;
            default -> throw new IllegalStateException("the type " + type);
        };
    }

    private IntFunction<String> integers(ByteBuffer data) {
        Int type = (Int) field.type(new Int());
        int width = type.bitWidth() / Byte.SIZE;
        return row -> whole(data, row, width, type.isSigned()).toString();
    }

    private IntFunction<String> floats(ByteBuffer data) {
        FloatingPoint type = (FloatingPoint) field.type(new FloatingPoint());
        return type.precision() == Precision.SINGLE
                ? row -> dev.cleave.table.cell.NumberText.of(data.getFloat(Math.multiplyExact(row, Float.BYTES)))
                : row -> dev.cleave.table.cell.NumberText.of(data.getDouble(Math.multiplyExact(row, Double.BYTES)));
    }

    private IntFunction<String> decimals(ByteBuffer data) {
        Decimal type = (Decimal) field.type(new Decimal());
        int width = type.bitWidth() / Byte.SIZE;
        return row -> new BigDecimal(whole(data, row, width, true), type.scale()).toPlainString();
    }

    private IntFunction<String> dates(ByteBuffer data) {
        Date type = (Date) field.type(new Date());
        return type.unit() == DateUnit.DAY
                ? row -> ArrowTimes.ofDays(data.getInt(Math.multiplyExact(row, Integer.BYTES)))
                : row -> ArrowTimes.ofMillis(data.getLong(Math.multiplyExact(row, Long.BYTES)));
    }

    private IntFunction<String> times(ByteBuffer data) {
        Time type = (Time) field.type(new Time());
        int width = type.bitWidth() / Byte.SIZE;
        return row -> ArrowTimes.ofDay(whole(data, row, width, true).longValue(), type.unit());
    }

    private IntFunction<String> timestamps(ByteBuffer data) {
        Timestamp type = (Timestamp) field.type(new Timestamp());
        boolean isUtc = type.timezone() != null;
        return row -> ArrowTimes.of(data.getLong(Math.multiplyExact(row, Long.BYTES)), type.unit(), isUtc);
    }

    /** An integer of so many bytes. */
    private static BigInteger whole(ByteBuffer data, int row, int width, boolean isSigned) {
        int from = Math.multiplyExact(row, width);
        byte[] bytes = new byte[width + 1]; // the highest first, and none above it
        for (int i = 0; i < width; i++) {
            bytes[width - i] = data.get(from + i);
        }
        bytes[0] = (byte) (isSigned && bytes[1] < 0 ? -1 : 0);
        return new BigInteger(bytes);
    }
}
