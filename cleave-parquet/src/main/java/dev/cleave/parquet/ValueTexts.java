package dev.cleave.parquet;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.cell.NumberText;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.schema.LogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.DateLogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.DecimalLogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.EnumLogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.Float16LogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.IntLogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.JsonLogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.StringLogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.TimeLogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.TimestampLogicalTypeAnnotation;
import org.apache.parquet.schema.LogicalTypeAnnotation.UUIDLogicalTypeAnnotation;
import org.apache.parquet.schema.PrimitiveType;
import org.apache.parquet.schema.PrimitiveType.PrimitiveTypeName;
import org.jspecify.annotations.Nullable;

/** Finds how the values of a column are written, by its type. */
final class ValueTexts {
    private final PrimitiveTypeName stored;
    private final @Nullable LogicalTypeAnnotation meaning;
    private final SourceLocation place;

    private ValueTexts(PrimitiveType type, SourceLocation place) {
        this.stored = type.getPrimitiveTypeName();
        this.meaning = type.getLogicalTypeAnnotation();
        this.place = place;
    }

    /** An {@link InputException} where values of this type have no text. */
    static ValueText of(PrimitiveType type, SourceLocation place) {
        return new ValueTexts(type, place).text();
    }

    private ValueText text() {
        return switch (stored) {
            case BOOLEAN -> bits((all, id) -> all.decodeToBoolean(id) ? 1 : 0, bit -> bit == 0 ? "false" : "true");
            case INT32 -> bits((all, id) -> all.decodeToInt(id), whole(bits -> Integer.toUnsignedString((int) bits)));
            case INT64 -> bits((all, id) -> all.decodeToLong(id), whole(Long::toUnsignedString));
            case FLOAT ->
                bits(
                        (all, id) -> Float.floatToIntBits(all.decodeToFloat(id)),
                        bits -> NumberText.of(Float.intBitsToFloat((int) bits)));
            case DOUBLE ->
                bits(
                        (all, id) -> Double.doubleToLongBits(all.decodeToDouble(id)),
                        bits -> NumberText.of(Double.longBitsToDouble(bits)));
            case INT96 -> new ValueText.Bytes(TimeText::ofJulianDay);
            case BINARY, FIXED_LEN_BYTE_ARRAY -> new ValueText.Bytes(bytes());
        };
    }

    private static ValueText bits(ValueText.Lookup lookup, LongFunction<String> text) {
        return new ValueText.Bits(lookup, text);
    }

    /** Of integers, or of what they stand for. */
    private LongFunction<String> whole(LongFunction<String> unsigned) {
        if (meaning instanceof IntLogicalTypeAnnotation integer && !integer.isSigned()) {
            return unsigned;
        }
        if (meaning instanceof DateLogicalTypeAnnotation) {
            return day -> LocalDate.ofEpochDay(day).toString();
        }
        if (meaning instanceof DecimalLogicalTypeAnnotation decimal) {
            return digits -> BigDecimal.valueOf(digits, decimal.getScale()).toPlainString();
        }
        if (meaning instanceof TimeLogicalTypeAnnotation time) {
            return count -> TimeText.ofDay(count, time.getUnit());
        }
        if (meaning instanceof TimestampLogicalTypeAnnotation time) {
            return count -> TimeText.ofTimestamp(count, time.getUnit(), time.isAdjustedToUTC());
        }
        return Long::toString;
    }

    private Function<Binary, String> bytes() {
        if (meaning instanceof DecimalLogicalTypeAnnotation decimal) {
            return digits -> new BigDecimal(new BigInteger(digits.getBytes()), decimal.getScale()).toPlainString();
        }
        if (meaning instanceof UUIDLogicalTypeAnnotation) {
            return BytesText::uuid;
        }
        if (meaning instanceof Float16LogicalTypeAnnotation) {
            return BytesText::half;
        }
        if (!isText()) {
            throw new InputException(
                    place,
                    "holds " + kind()
                            + ", which has no text in a table; turn it into text or numbers, or leave it out");
        }
        return value -> BytesText.utf8(value, place);
    }

    /** Old writers don't say of texts that they are. */
    private boolean isText() {
        return meaning instanceof StringLogicalTypeAnnotation
                || meaning instanceof EnumLogicalTypeAnnotation
                || meaning instanceof JsonLogicalTypeAnnotation
                || meaning == null && stored == PrimitiveTypeName.BINARY;
    }

    private String kind() {
        return Optional.ofNullable(meaning)
                .map(type -> type.toString().toLowerCase(Locale.ROOT))
                .orElse("raw bytes");
    }
}
