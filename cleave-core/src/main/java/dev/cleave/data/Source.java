package dev.cleave.data;

import java.util.Arrays;

/** Where the rows of a table come from: the file, and the line on which each row starts, where there is a file. */
final class Source {
    private static final Source MEMORY = new Source(Place.unknown(), new int[0]);

    private final Place place;
    private final int[] lines; // [rows], or empty when unknown

    Source(Place place, int[] lines) {
        this.place = place;
        this.lines = lines;
    }

    static Source memory() {
        return MEMORY;
    }

    Place place() {
        return place;
    }

    Place place(int row) {
        return lines.length == 0 ? place : place.withLine(lines[row]);
    }

    Source select(Rows chosen) {
        return lines.length == 0
                ? this
                : new Source(place, chosen.stream().map(row -> lines[row]).toArray());
    }

    /** Collects the line of each row. */
    static final class Builder {
        private final Place place;
        private int[] lines = new int[16];
        private int rows;

        Builder(Place place) {
            this.place = place;
        }

        void add(long line) {
            if (rows == lines.length) {
                lines = Arrays.copyOf(lines, 2 * rows);
            }
            lines[rows++] = Math.toIntExact(line);
        }

        Source build() {
            return new Source(place, Arrays.copyOf(lines, rows));
        }
    }
}
