package dev.cleave.parquet;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.TimeUnit;
import org.apache.parquet.io.api.Binary;
import org.apache.parquet.schema.LogicalTypeAnnotation;

/** Times as ISO 8601 writes them; with a Z where they are known to be UTC. */
final class TimeText {
    private static final long JULIAN_EPOCH = 2_440_588; // the day of 1970-01-01
    private static final long SECONDS_A_DAY = TimeUnit.DAYS.toSeconds(1);

    private TimeText() {}

    static String ofDay(long count, LogicalTypeAnnotation.TimeUnit unit) {
        return LocalTime.ofNanoOfDay(Math.multiplyExact(count, nanos(unit))).format(DateTimeFormatter.ISO_LOCAL_TIME);
    }

    static String ofTimestamp(long count, LogicalTypeAnnotation.TimeUnit unit, boolean isUtc) {
        long second = TimeUnit.SECONDS.toNanos(1) / nanos(unit);
        String text = text(Math.floorDiv(count, second), Math.floorMod(count, second) * nanos(unit));
        return isUtc ? text + "Z" : text;
    }

    /** As Spark and Impala used to store them: the nanosecond of the day, then the day. */
    static String ofJulianDay(Binary bytes) {
        ByteBuffer both = bytes.toByteBuffer().order(ByteOrder.LITTLE_ENDIAN);
        long nano = both.getLong(both.position());
        long day = both.getInt(both.position() + Long.BYTES) - JULIAN_EPOCH;
        long second = TimeUnit.SECONDS.toNanos(1);
        return text(day * SECONDS_A_DAY + Math.floorDiv(nano, second), Math.floorMod(nano, second));
    }

    private static String text(long second, long nano) {
        return LocalDateTime.ofEpochSecond(second, (int) nano, ZoneOffset.UTC)
                .format(DateTimeFormatter.ISO_LOCAL_DATE_TIME);
    }

    private static long nanos(LogicalTypeAnnotation.TimeUnit unit) {
        return switch (unit) {
            case MILLIS -> TimeUnit.MILLISECONDS.toNanos(1);
            case MICROS -> TimeUnit.MICROSECONDS.toNanos(1);
            case NANOS -> 1;
        };
    }
}
