package dev.cleave.table;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Where in the input something is: as much as is known of file, line (or row, where a file has no lines), column and value. */
public final class SourceLocation {
    private static final SourceLocation NOWHERE = new SourceLocation(null, 0, 0, null, null);

    private final @Nullable String file;
    private final long line; // from 1; 0 is unknown
    private final long row; // the same
    private final @Nullable String column;
    private final @Nullable String value;

    private SourceLocation(
            @Nullable String file, long line, long row, @Nullable String column, @Nullable String value) {
        this.file = file;
        this.line = line;
        this.row = row;
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
        return new SourceLocation(name, line, row, column, value);
    }

    /** A line number counted from 1. */
    public SourceLocation withLine(long number) {
        return new SourceLocation(file, number, 0, column, value);
    }

    /** A row number counted from 1, in a file that has no lines. */
    public SourceLocation withRow(long number) {
        return new SourceLocation(file, 0, number, column, value);
    }

    public SourceLocation withColumn(String name) {
        return new SourceLocation(file, line, row, name, value);
    }

    public SourceLocation withValue(String text) {
        return new SourceLocation(file, line, row, column, text);
    }

    public Optional<String> file() {
        return Optional.ofNullable(file);
    }

    public OptionalLong line() {
        return line > 0 ? OptionalLong.of(line) : OptionalLong.empty();
    }

    /** The line or the row, whichever is known. */
    public OptionalLong lineOrRow() {
        long number = Math.max(line, row);
        return number > 0 ? OptionalLong.of(number) : OptionalLong.empty();
    }

    /** {@code line 7} or {@code row 6}; nothing where neither is known. */
    public Optional<String> rowText() {
        return lineOrRow().isEmpty() ? Optional.empty() : Optional.of(line > 0 ? "line " + line : "row " + row);
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
                && row == that.row
                && Objects.equals(file, that.file)
                && Objects.equals(column, that.column)
                && Objects.equals(value, that.value);
    }

    @Override
    public int hashCode() {
        return Objects.hash(file, line, row, column, value);
    }

    /** {@code data.csv, line 7, column 'age', value 'old'}, on one line whatever the names are. */
    @Override
    public String toString() {
        return Stream.of(
                        file().map(OneLine::flat),
                        rowText(),
                        column().map(name -> "column " + OneLine.quoted(name)),
                        value().map(text -> "value " + OneLine.quoted(text)))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(", "));
    }
}
