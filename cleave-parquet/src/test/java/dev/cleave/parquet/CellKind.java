package dev.cleave.parquet;

import dev.cleave.logic.ShortestDecimal;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.apache.parquet.example.data.Group;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.TimeUnit;
import org.apache.parquet.schema.PrimitiveType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.apache.parquet.schema.Type;
import org.apache.parquet.schema.Types;

/** A type of column, and random cells of it: what the file holds, and the text that a CSV has in its place. */
enum CellKind {
    TEXT(PrimitiveTypeName.BINARY, LogicalTypeAnnotation.stringType(), random -> {
        String text = TEXTS.LIST.get(random.nextInt(TEXTS.LIST.size()));
        return new Cell(text, (group, name) -> group.append(name, text));
    }),
    OLD_TEXT(PrimitiveTypeName.BINARY, null, random -> {
        String text = TEXTS.LIST.get(random.nextInt(TEXTS.LIST.size()));
        return new Cell(text, (group, name) -> group.append(name, text));
    }),
    TRUTH(PrimitiveTypeName.BOOLEAN, null, random -> {
        boolean value = random.nextBoolean();
        return new Cell(value ? "true" : "false", (group, name) -> group.append(name, value));
    }),
    INT(PrimitiveTypeName.INT32, null, random -> {
        int value = random.nextBoolean() ? random.nextInt(5) - 2 : random.nextInt();
        return new Cell(Integer.toString(value), (group, name) -> group.append(name, value));
    }),
    BYTE(PrimitiveTypeName.INT32, LogicalTypeAnnotation.intType(8, true), random -> {
        int value = random.nextInt(256) - 128;
        return new Cell(Integer.toString(value), (group, name) -> group.append(name, value));
    }),
    UNSIGNED_INT(PrimitiveTypeName.INT32, LogicalTypeAnnotation.intType(32, false), random -> {
        int value = random.nextInt();
        return new Cell(Long.toString(value & 0xffffffffL), (group, name) -> group.append(name, value));
    }),
    LONG(PrimitiveTypeName.INT64, null, random -> {
        long value = random.nextBoolean() ? random.nextInt(3) : random.nextLong();
        return new Cell(Long.toString(value), (group, name) -> group.append(name, value));
    }),
    UNSIGNED_LONG(PrimitiveTypeName.INT64, LogicalTypeAnnotation.intType(64, false), random -> {
        long value = random.nextLong();
        String text = new BigInteger(Long.toBinaryString(value), 2).toString();
        return new Cell(text, (group, name) -> group.append(name, value));
    }),
    FLOAT(PrimitiveTypeName.FLOAT, null, random -> {
        BigDecimal few = BigDecimal.valueOf(random.nextInt(200_001) - 100_000, random.nextInt(6));
        return new Cell(ShortestDecimal.of(few), (group, name) -> group.append(name, few.floatValue()));
    }),
    DOUBLE(PrimitiveTypeName.DOUBLE, null, random -> {
        double value = random.nextBoolean() ? random.nextInt(50) / 4.0 : random.nextDouble() * random.nextInt(1 << 20);
        return new Cell(ShortestDecimal.of(value), (group, name) -> group.append(name, value));
    }),
    NOT_A_NUMBER(PrimitiveTypeName.DOUBLE, null, random -> {
        double value = random.nextBoolean() ? Double.NaN : Double.NEGATIVE_INFINITY;
        return new Cell(Double.isNaN(value) ? "NaN" : "-Infinity", (group, name) -> group.append(name, value));
    }),
    DATE(PrimitiveTypeName.INT32, LogicalTypeAnnotation.dateType(), random -> {
        LocalDate day = LocalDate.of(1900 + random.nextInt(200), 1 + random.nextInt(12), 1 + random.nextInt(28));
        return new Cell(day.toString(), (group, name) -> group.append(name, (int) day.toEpochDay()));
    }),
    DECIMAL_INT(PrimitiveTypeName.INT32, LogicalTypeAnnotation.decimalType(2, 9), random -> {
        int digits = random.nextInt(2_000) - 1_000;
        return new Cell(hundredths(digits), (group, name) -> group.append(name, digits));
    }),
    DECIMAL_LONG(PrimitiveTypeName.INT64, LogicalTypeAnnotation.decimalType(2, 18), random -> {
        long digits = random.nextLong() / 100;
        return new Cell(hundredths(digits), (group, name) -> group.append(name, digits));
    }),
    DECIMAL_BYTES(PrimitiveTypeName.BINARY, LogicalTypeAnnotation.decimalType(2, 30), random -> {
        BigInteger digits = BigInteger.valueOf(random.nextLong()).multiply(BigInteger.valueOf(random.nextInt(9)));
        return new Cell(
                new BigDecimal(digits).movePointLeft(2).setScale(2).toPlainString(),
                (group, name) -> group.append(name, Binary.fromConstantByteArray(digits.toByteArray())));
    }),
    SECONDS(PrimitiveTypeName.INT64, LogicalTypeAnnotation.timestampType(true, TimeUnit.MILLIS), random -> {
        long second = random.nextInt();
        String text = DateTimeFormatter.ISO_INSTANT.format(Instant.ofEpochSecond(second));
        return new Cell(text, (group, name) -> group.append(name, 1_000 * second));
    }),
    MICROS(PrimitiveTypeName.INT64, LogicalTypeAnnotation.timestampType(false, TimeUnit.MICROS), random -> {
        LocalDateTime time = LocalDateTime.of(1950, 1, 1, 0, 0, 0).plusNanos(1_000 * (random.nextLong() >>> 14));
        long micros = 1_000_000 * time.toEpochSecond(ZoneOffset.UTC) + time.getNano() / 1_000;
        return new Cell(
                time.format(DateTimeFormatter.ISO_LOCAL_DATE_TIME), (group, name) -> group.append(name, micros));
    }),
    OLD_TIME(PrimitiveTypeName.INT96, null, random -> {
        int day = random.nextInt(40_000) - 20_000;
        int second = random.nextInt(86_400);
        String text = LocalDate.ofEpochDay(day)
                .atStartOfDay()
                .plusSeconds(second)
                .format(DateTimeFormatter.ISO_LOCAL_DATE_TIME);
        ByteBuffer bytes = ByteBuffer.allocate(12)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(second * 1_000_000_000L)
                .putInt(day + 2_440_588);
        return new Cell(text, (group, name) -> group.append(name, Binary.fromConstantByteArray(bytes.array())));
    });

    private final PrimitiveTypeName stored;
    private final LogicalTypeAnnotation meaning;
    private final Function<SplittableRandom, Cell> random;

    CellKind(PrimitiveTypeName stored, LogicalTypeAnnotation meaning, Function<SplittableRandom, Cell> random) {
        this.stored = stored;
        this.meaning = meaning;
        this.random = random;
    }

    /** Puts a value into a row. */
    interface Putting {
        void put(Group row, String name);
    }

    /** A cell in both formats. */
    record Cell(String text, Putting putting) {
        static final Cell MISSING = new Cell("", (row, name) -> {});
    }

    Cell cell(SplittableRandom seeded) {
        return random.apply(seeded);
    }

    PrimitiveType type(String name, Type.Repetition repetition) {
        return Types.primitive(stored, repetition).as(meaning).named(name);
    }

    static CellKind any(SplittableRandom random) {
        return values()[random.nextInt(values().length)];
    }

    private static String hundredths(long digits) {
        return new BigDecimal(digits).movePointLeft(2).setScale(2).toPlainString();
    }

    /** Here, since constants are made before other fields. */
    private static final class TEXTS {
        static final List<String> LIST = Arrays.asList(
                "a",
                "bb",
                "",
                "?",
                "NA",
                "null",
                " x ",
                "größe",
                "日本",
                "\uD83D\uDE00",
                "a, \"b\"\nc",
                "1",
                "01",
                "\t",
                "-");
    }
}
