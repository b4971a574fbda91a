package dev.cleave.cli.option;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** {@code 60s}, {@code 2m}, {@code 500ms}, {@code 1.5h}; a bare number is seconds. */
public final class DurationConverter implements ITypeConverter<Duration> {
    private static final Pattern FORM = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,9})?)(ms|s|m|h)?");

    @Override
    public Duration convert(String value) {
        Matcher form = FORM.matcher(value);
        if (!form.matches()) {
            throw new TypeConversionException("'" + value + "' is not a time; write 60s, 2m or 500ms");
        }
        Duration duration = Duration.ofNanos(Math.round(Double.parseDouble(form.group(1)) * nanos(form.group(2))));
        if (duration.isZero()) {
            throw new TypeConversionException("'" + value + "' is no time at all; write 60s, 2m or 500ms");
        }
        return duration;
    }

    private static double nanos(@org.jspecify.annotations.Nullable String unit) {
        return switch (unit == null ? "s" : unit) {
            case "ms" -> 1e6;
            case "m" -> 60e9;
            case "h" -> 3600e9;
            default -> 1e9;
        };
    }
}
