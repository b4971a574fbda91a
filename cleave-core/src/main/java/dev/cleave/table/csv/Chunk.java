package dev.cleave.table.csv;

import java.util.Arrays;

/** Whole records as bytes, and then as codes: of every column and row the number of its text in {@link CellTexts}. Reused. */
final class Chunk {
    private static final int PADDING = 2 * Long.BYTES; // words are read past the end, and a line break is added

    byte[] bytes = {};
    int length;
    long number; // of this piece in the file, from 0

    int rows;
    int lines;
    int[][] codes; // [columns][rows]
    int[] sizes; // [columns]: how many texts there are in all, after this piece

    private int[] runRows = new int[4]; // rows that don't start on the line after the row before
    private int[] runLines = new int[4];
    private int runs;

    Chunk(int columns) {
        codes = new int[columns][64];
        sizes = new int[columns];
    }

    void start(byte[] rest, int size) {
        int needed = Math.max(size, 2 * rest.length) + PADDING;
        if (bytes.length < needed) {
            bytes = new byte[needed];
        }
        System.arraycopy(rest, 0, bytes, 0, rest.length);
        length = rest.length;
    }

    /** Has the bytes of another piece in place of its own. */
    void takeBytes(Chunk other) {
        bytes = other.bytes;
        length = other.length;
        number = other.number;
    }

    int room() {
        return bytes.length - PADDING - length;
    }

    void grow() {
        bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    }

    /** The last line of a file may lack its end. */
    void endLine() {
        if (length > 0 && bytes[length - 1] != '\n' && bytes[length - 1] != '\r') {
            bytes[length++] = '\n';
        }
    }

    /** Ends here; what follows is returned. */
    byte[] cut(int end) {
        byte[] rest = Arrays.copyOfRange(bytes, end, length);
        length = end;
        return rest;
    }

    void clear() {
        rows = 0;
        lines = 0;
        runs = 0;
    }

    int capacity() {
        return codes[0].length;
    }

    void moreRows() {
        for (int column = 0; column < codes.length; column++) {
            codes[column] = Arrays.copyOf(codes[column], 2 * codes[column].length);
        }
    }

    /** The next row starts on this line of the piece, counted from 0. */
    void startRow(int line) {
        if (runs == 0 || line - rows != runLines[runs - 1] - runRows[runs - 1]) {
            if (runs == runRows.length) {
                runRows = Arrays.copyOf(runRows, 2 * runs);
                runLines = Arrays.copyOf(runLines, 2 * runs);
            }
            runRows[runs] = rows;
            runLines[runs++] = line;
        }
    }

    /** Takes so many rows, the first on this line and each other on the line after. */
    interface LineRun {
        void take(long line, int rows);
    }

    void eachRun(LineRun taker) {
        for (int run = 0; run < runs; run++) {
            int end = run + 1 < runs ? runRows[run + 1] : rows;
            taker.take(runLines[run], end - runRows[run]);
        }
    }
}
