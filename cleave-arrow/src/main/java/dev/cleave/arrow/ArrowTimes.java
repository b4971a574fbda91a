package dev.cleave.arrow;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.TimeUnit;

/** Times as ISO 8601 writes them; with a Z where they are known to be UTC. */
final class ArrowTimes {
    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

    private ArrowTimes() {}

    static String ofDays(int day) {
        return LocalDate.ofEpochDay(day).toString();
    }

    /** A day that is counted in milliseconds. */
    static String ofMillis(long millis) {
        return LocalDate.ofEpochDay(Math.floorDiv(millis, TimeUnit.DAYS.toMillis(1)))
                .toString();
    }

    static String ofDay(long count, short unit) {
        return LocalTime.ofNanoOfDay(Math.multiplyExact(count, nanos(unit))).format(DateTimeFormatter.ISO_LOCAL_TIME);
    }

    static String of(long count, short unit, boolean isUtc) {
        long second = SECOND / nanos(unit);
        LocalDateTime time = LocalDateTime.ofEpochSecond(
                Math.floorDiv(count, second), (int) (Math.floorMod(count, second) * nanos(unit)), ZoneOffset.UTC);
        return time.format(DateTimeFormatter.ISO_LOCAL_DATE_TIME) + (isUtc ? "Z" : "");
    }

    private static long nanos(short unit) {
        return switch (unit) {
            case org.apache.arrow.flatbuf.TimeUnit.SECOND -> SECOND;
            case org.apache.arrow.flatbuf.TimeUnit.MILLISECOND -> TimeUnit.MILLISECONDS.toNanos(1);
            case org.apache.arrow.flatbuf.TimeUnit.MICROSECOND -> TimeUnit.MICROSECONDS.toNanos(1);
            case org.apache.arrow.flatbuf.TimeUnit.NANOSECOND -> 1;
            default -> throw new IllegalStateException("the unit of time " + unit);
        };
    }
}
