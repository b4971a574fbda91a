package dev.cleave.table;

import java.util.Arrays;

/**
 * Where the rows of a table come from: the file, and the line on which each row starts, where there is a file, or the number of
 * each row, where a file has no lines. Those that follow each other are kept as one run, so that a usual file of any length costs a
 * few bytes.
 */
public final class RowOrigins {
    private static final RowOrigins MEMORY =
            new RowOrigins(SourceLocation.unknown(), new int[0], new int[0], Rows.all(0), true);

    private final SourceLocation place;
    private final int[] firstRows; // [runs], ascending; none when lines are unknown
    private final int[] firstLines; // [runs]
    private final Rows chosen; // of those in the file
    private final boolean hasLines;

    private RowOrigins(SourceLocation place, int[] firstRows, int[] firstLines, Rows chosen, boolean hasLines) {
        this.place = place;
        this.firstRows = firstRows;
        this.firstLines = firstLines;
        this.chosen = chosen;
        this.hasLines = hasLines;
    }

    public static RowOrigins memory() {
        return MEMORY;
    }

    /** So many rows of a file that has no lines, numbered from 1. */
    public static RowOrigins numbered(SourceLocation place, int rows) {
        return new RowOrigins(place, new int[] {0}, new int[] {1}, Rows.all(rows), false);
    }

    SourceLocation place() {
        return place;
    }

    SourceLocation place(int row) {
        if (firstRows.length == 0) {
            return place;
        }
        int number = line(chosen.get(row));
        return hasLines ? place.withLine(number) : place.withRow(number);
    }

    private int line(int row) {
        int found = Arrays.binarySearch(firstRows, row);
        int run = found >= 0 ? found : -found - 2;
        return firstLines[run] + row - firstRows[run];
    }

    RowOrigins select(Rows some) {
        return firstRows.length == 0
                ? this
                : new RowOrigins(place, firstRows, firstLines, chosen.select(some), hasLines);
    }

    /** Collects the line of each row. */
    public static final class Builder {
        private final SourceLocation place;
        private int[] firstRows = new int[4];
        private int[] firstLines = new int[4];
        private int runs;
        private int rows;
        private long next; // the line of the next row, if it follows the last one

        public Builder(SourceLocation place) {
            this.place = place;
        }

        public void add(long line) {
            add(line, 1);
        }

        /** So many rows, the first on this line, each other on the line after. */
        public void add(long line, int count) {
            if (line != next || runs == 0) {
                startRun(Math.toIntExact(line));
            }
            rows = Math.addExact(rows, count);
            next = line + count;
        }

        private void startRun(int line) {
            if (runs == firstRows.length) {
                firstRows = Arrays.copyOf(firstRows, 2 * runs);
                firstLines = Arrays.copyOf(firstLines, 2 * runs);
            }
            firstRows[runs] = rows;
            firstLines[runs++] = line;
        }

        public RowOrigins build() {
            return build(true);
        }

        /** Where what was added are numbers of rows and not of lines. */
        public RowOrigins buildNumbered() {
            return build(false);
        }

        private RowOrigins build(boolean hasLines) {
            return new RowOrigins(
                    place, Arrays.copyOf(firstRows, runs), Arrays.copyOf(firstLines, runs), Rows.all(rows), hasLines);
        }
    }
}
