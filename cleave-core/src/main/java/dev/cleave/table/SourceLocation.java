package dev.cleave.table;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Where in the input something is: as much as is known of file, line, column and value. */
public final class SourceLocation {
    private static final SourceLocation NOWHERE = new SourceLocation(null, 0, null, null);

    private final @Nullable String file;
    private final long line; // from 1; 0 is unknown
    private final @Nullable String column;
    private final @Nullable String value;

    private SourceLocation(@Nullable String file, long line, @Nullable String column, @Nullable String value) {
        this.file = file;
        this.line = line;
        this.column = column;
        this.value = value;
    }

    public static SourceLocation unknown() {
        return NOWHERE;
    }

    public static SourceLocation in(Path file) {
        return NOWHERE.withFile(file.toString());
    }

    public SourceLocation withFile(String name) {
        return new SourceLocation(name, line, column, value);
    }

    /** A line number counted from 1. */
    public SourceLocation withLine(long number) {
        return new SourceLocation(file, number, column, value);
    }

    public SourceLocation withColumn(String name) {
        return new SourceLocation(file, line, name, value);
    }

    public SourceLocation withValue(String text) {
        return new SourceLocation(file, line, column, text);
    }

    public Optional<String> file() {
        return Optional.ofNullable(file);
    }

    public OptionalLong line() {
        return line > 0 ? OptionalLong.of(line) : OptionalLong.empty();
    }

    public Optional<String> column() {
        return Optional.ofNullable(column);
    }

    public Optional<String> value() {
        return Optional.ofNullable(value);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SourceLocation that
                && line == that.line
                && Objects.equals(file, that.file)
                && Objects.equals(column, that.column)
                && Objects.equals(value, that.value);
    }

    @Override
    public int hashCode() {
        return Objects.hash(file, line, column, value);
    }

    /** {@code data.csv, line 7, column 'age', value 'old'}, on one line whatever the names are. */
    @Override
    public String toString() {
        return Stream.of(
                        file().map(OneLine::flat),
                        line > 0 ? Optional.of("line " + line) : Optional.<String>empty(),
                        column().map(name -> "column " + OneLine.quoted(name)),
                        value().map(text -> "value " + OneLine.quoted(text)))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(", "));
    }
}
