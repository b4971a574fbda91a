package dev.cleave.arrow;

import dev.cleave.table.cell.NumberText;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.arrow.vector.BigIntVector;
import org.apache.arrow.vector.BitVector;
import org.apache.arrow.vector.DateDayVector;
import org.apache.arrow.vector.DateMilliVector;
import org.apache.arrow.vector.Decimal256Vector;
import org.apache.arrow.vector.DecimalVector;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.Float4Vector;
import org.apache.arrow.vector.Float8Vector;
import org.apache.arrow.vector.IntVector;
import org.apache.arrow.vector.LargeVarCharVector;
import org.apache.arrow.vector.SmallIntVector;
import org.apache.arrow.vector.TimeMicroVector;
import org.apache.arrow.vector.TimeMilliVector;
import org.apache.arrow.vector.TimeNanoVector;
import org.apache.arrow.vector.TimeSecVector;
import org.apache.arrow.vector.TimeStampMicroVector;
import org.apache.arrow.vector.TimeStampMilliTZVector;
import org.apache.arrow.vector.TimeStampNanoVector;
import org.apache.arrow.vector.TimeStampSecVector;
import org.apache.arrow.vector.TinyIntVector;
import org.apache.arrow.vector.UInt1Vector;
import org.apache.arrow.vector.UInt8Vector;
import org.apache.arrow.vector.VarCharVector;
import org.apache.arrow.vector.types.DateUnit;
import org.apache.arrow.vector.types.FloatingPointPrecision;
import org.apache.arrow.vector.types.TimeUnit;
import org.apache.arrow.vector.types.pojo.ArrowType;

/** A type of Arrow, and how a cell of it is set, which returns its text. */
record CellMaker(ArrowType type, Setter setter) {
    private static final List<String> WORDS =
            List.of("a", "it's", "b,\"c\"", "Größe", "\u65e5\u672c \ud83d\ude00", "two\nlines", "0.5", "-");

    interface Setter {
        String set(FieldVector vector, int row, SplittableRandom random);
    }

    static final List<CellMaker> ALL = List.of(
            whole(8, true, (vector, row, value) -> ((TinyIntVector) vector).set(row, (byte) value)),
            whole(16, true, (vector, row, value) -> ((SmallIntVector) vector).set(row, (short) value)),
            whole(32, true, (vector, row, value) -> ((IntVector) vector).set(row, (int) value)),
            whole(64, true, (vector, row, value) -> ((BigIntVector) vector).set(row, value)),
            whole(8, false, (vector, row, value) -> ((UInt1Vector) vector).set(row, (byte) value)),
            whole(64, false, (vector, row, value) -> ((UInt8Vector) vector).set(row, value)),
            new CellMaker(new ArrowType.FloatingPoint(FloatingPointPrecision.SINGLE), (vector, row, random) -> {
                float value = (float) (random.nextInt(1000) / 8.0 - 40.1);
                ((Float4Vector) vector).set(row, value);
                return NumberText.of(value);
            }),
            new CellMaker(new ArrowType.FloatingPoint(FloatingPointPrecision.DOUBLE), (vector, row, random) -> {
                double value = (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(20) - 8);
                ((Float8Vector) vector).set(row, value);
                return NumberText.of(value);
            }),
            new CellMaker(new ArrowType.Utf8(), (vector, row, random) -> {
                String value = WORDS.get(random.nextInt(WORDS.size()));
                ((VarCharVector) vector).setSafe(row, value.getBytes(StandardCharsets.UTF_8));
                return value;
            }),
            new CellMaker(new ArrowType.LargeUtf8(), (vector, row, random) -> {
                String value = WORDS.get(random.nextInt(WORDS.size()));
                ((LargeVarCharVector) vector).setSafe(row, value.getBytes(StandardCharsets.UTF_8));
                return value;
            }),
            new CellMaker(new ArrowType.Bool(), (vector, row, random) -> {
                boolean value = random.nextBoolean();
                ((BitVector) vector).set(row, value ? 1 : 0);
                return Boolean.toString(value);
            }),
            new CellMaker(new ArrowType.Decimal(20, 3, 128), (vector, row, random) -> {
                BigDecimal value = new BigDecimal(BigInteger.valueOf(random.nextLong()), 3);
                ((DecimalVector) vector).set(row, value);
                return value.toPlainString();
            }),
            new CellMaker(new ArrowType.Decimal(50, 0, 256), (vector, row, random) -> {
                BigDecimal value =
                        new BigDecimal(BigInteger.valueOf(random.nextLong()).shiftLeft(60));
                ((Decimal256Vector) vector).set(row, value);
                return value.toPlainString();
            }),
            new CellMaker(new ArrowType.Date(DateUnit.DAY), (vector, row, random) -> {
                int day = random.nextInt(60_000) - 20_000;
                ((DateDayVector) vector).set(row, day);
                return LocalDate.ofEpochDay(day).toString();
            }),
            new CellMaker(new ArrowType.Date(DateUnit.MILLISECOND), (vector, row, random) -> {
                int day = random.nextInt(60_000) - 20_000;
                ((DateMilliVector) vector).set(row, day * 86_400_000L);
                return LocalDate.ofEpochDay(day).toString();
            }),
            new CellMaker(new ArrowType.Time(TimeUnit.SECOND, 32), (vector, row, random) -> {
                int second = random.nextInt(86_400);
                ((TimeSecVector) vector).set(row, second);
                return ofDay(second * 1_000_000_000L);
            }),
            new CellMaker(new ArrowType.Time(TimeUnit.MILLISECOND, 32), (vector, row, random) -> {
                int milli = random.nextInt(86_400_000);
                ((TimeMilliVector) vector).set(row, milli);
                return ofDay(milli * 1_000_000L);
            }),
            new CellMaker(new ArrowType.Time(TimeUnit.MICROSECOND, 64), (vector, row, random) -> {
                long micro = random.nextLong(86_400_000_000L);
                ((TimeMicroVector) vector).set(row, micro);
                return ofDay(micro * 1_000L);
            }),
            new CellMaker(new ArrowType.Time(TimeUnit.NANOSECOND, 64), (vector, row, random) -> {
                long nano = random.nextLong(86_400_000_000_000L);
                ((TimeNanoVector) vector).set(row, nano);
                return ofDay(nano);
            }),
            new CellMaker(new ArrowType.Timestamp(TimeUnit.SECOND, null), (vector, row, random) -> {
                long second = random.nextLong(4_000_000_000L) - 1_000_000_000L;
                ((TimeStampSecVector) vector).set(row, second);
                return at(second, 0);
            }),
            new CellMaker(new ArrowType.Timestamp(TimeUnit.MILLISECOND, "Europe/Paris"), (vector, row, random) -> {
                long milli = random.nextLong(4_000_000_000_000L) - 1_000_000_000_000L;
                ((TimeStampMilliTZVector) vector).set(row, milli);
                return at(Math.floorDiv(milli, 1000L), Math.floorMod(milli, 1000L) * 1_000_000) + "Z";
            }),
            new CellMaker(new ArrowType.Timestamp(TimeUnit.MICROSECOND, null), (vector, row, random) -> {
                long micro = random.nextLong(4_000_000_000_000_000L) - 1_000_000_000_000_000L;
                ((TimeStampMicroVector) vector).set(row, micro);
                return at(Math.floorDiv(micro, 1_000_000L), Math.floorMod(micro, 1_000_000L) * 1000);
            }),
            new CellMaker(new ArrowType.Timestamp(TimeUnit.NANOSECOND, null), (vector, row, random) -> {
                long nano = random.nextLong();
                ((TimeStampNanoVector) vector).set(row, nano);
                return at(Math.floorDiv(nano, 1_000_000_000L), Math.floorMod(nano, 1_000_000_000L));
            }),
            new CellMaker(new ArrowType.Null(), (vector, row, random) -> ""));

    private interface Whole {
        void set(FieldVector vector, int row, long value);
    }

    private static CellMaker whole(int bits, boolean isSigned, Whole setter) {
        return new CellMaker(new ArrowType.Int(bits, isSigned), (vector, row, random) -> {
            long value = random.nextLong() >> 64 - bits;
            setter.set(vector, row, value);
            return isSigned
                    ? Long.toString(value)
                    : Long.toUnsignedString(bits == 64 ? value : value & (1L << bits) - 1);
        });
    }

    private static String ofDay(long nano) {
        return LocalTime.ofNanoOfDay(nano).format(DateTimeFormatter.ISO_LOCAL_TIME);
    }

    private static String at(long second, long nano) {
        return LocalDateTime.ofEpochSecond(second, (int) nano, ZoneOffset.UTC)
                .format(DateTimeFormatter.ISO_LOCAL_DATE_TIME);
    }
}
