package dev.cleave.table;

import java.util.Arrays;

/** Where the rows of a table come from: the file, and the line on which each row starts, where there is a file. */
public final class RowOrigins {
    private static final RowOrigins MEMORY = new RowOrigins(SourceLocation.unknown(), new int[0]);

    private final SourceLocation place;
    private final int[] lines; // [rows], or empty when unknown

    RowOrigins(SourceLocation place, int[] lines) {
        this.place = place;
        this.lines = lines;
    }

    public static RowOrigins memory() {
        return MEMORY;
    }

    SourceLocation place() {
        return place;
    }

    SourceLocation place(int row) {
        return lines.length == 0 ? place : place.withLine(lines[row]);
    }

    RowOrigins select(Rows chosen) {
        return lines.length == 0
                ? this
                : new RowOrigins(place, chosen.stream().map(row -> lines[row]).toArray());
    }

    /** Collects the line of each row. */
    public static final class Builder {
        private final SourceLocation place;
        private int[] lines = new int[16];
        private int rows;

        public Builder(SourceLocation place) {
            this.place = place;
        }

        public void add(long line) {
            if (rows == lines.length) {
                lines = Arrays.copyOf(lines, 2 * rows);
            }
            lines[rows++] = Math.toIntExact(line);
        }

        public RowOrigins build() {
            return new RowOrigins(place, Arrays.copyOf(lines, rows));
        }
    }
}
