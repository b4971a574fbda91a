package dev.cleave.table.csv;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Parses pieces of a CSV into codes, a cell of up to seven bytes with a few instructions. It takes cells that are quoted whole or
 * have no quote; a {@link NotPlainException} says that something else was found, or not as many cells as there are columns. One
 * thread uses it.
 */
final class ChunkParser {
    private static final int LONGEST_CELL = 1 << 20;
    private static final long LINE_FEED = ByteWords.repeat('\n');
    private static final long RETURN = ByteWords.repeat('\r');
    private static final long QUOTE = ByteWords.repeat('"');

    private final byte separator;
    private final long separators;
    private final CellTexts[] texts;

    private byte[] bytes = {};
    private int at;
    private int line;
    private byte[] unquoted = new byte[64];

    ChunkParser(char separator, CellTexts[] texts) {
        this.separator = (byte) separator;
        this.separators = ByteWords.repeat(separator);
        this.texts = texts;
    }

    /** Adds the records of the piece from {@code start} on to the codes of the piece. */
    void parse(Chunk chunk, int start) throws NotPlainException {
        bytes = chunk.bytes;
        at = start;
        line = 0;
        chunk.clear();
        while (skipEmptyLines(chunk.length)) {
            if (chunk.rows == chunk.capacity()) {
                chunk.moreRows();
            }
            chunk.startRow(line);
            record(chunk.codes, chunk.rows);
            chunk.rows++;
        }
        chunk.lines = line;
        for (int column = 0; column < texts.length; column++) {
            chunk.sizes[column] = texts[column].size();
        }
    }

    /** The numbers of the cells of the first record, of any length, in the one column; {@link #parsed} says where it ends. */
    List<Integer> header(Chunk chunk) throws NotPlainException {
        bytes = chunk.bytes;
        at = 0;
        line = 0;
        List<Integer> cells = new ArrayList<>();
        if (skipEmptyLines(chunk.length)) {
            cells.add(cell(texts[0]));
            while (bytes[at] == separator) {
                at++;
                cells.add(cell(texts[0]));
            }
            requireLineEnd();
            endLine();
        }
        return cells;
    }

    int parsed() {
        return at;
    }

    int lines() {
        return line;
    }

    private void requireLineEnd() throws NotPlainException {
        if (bytes[at] != '\n' && bytes[at] != '\r') {
            throw NotPlainException.INSTANCE;
        }
    }

    /** Whether a record follows. */
    private boolean skipEmptyLines(int end) {
        while (at < end && (bytes[at] == '\n' || bytes[at] == '\r')) {
            endLine();
        }
        return at < end;
    }

    private void endLine() {
        at += bytes[at] == '\r' && bytes[at + 1] == '\n' ? 2 : 1;
        line++;
    }

    private void record(int[][] codes, int row) throws NotPlainException {
        int last = texts.length - 1;
        for (int column = 0; column < last; column++) {
            codes[column][row] = cell(texts[column]);
            if (bytes[at++] != separator) {
                throw NotPlainException.INSTANCE;
            }
        }
        codes[last][row] = cell(texts[last]);
        requireLineEnd();
        endLine();
    }

    /** The number of its text; leaves the position at what ends the cell. */
    private int cell(CellTexts column) throws NotPlainException {
        long word = ByteWords.at(bytes, at);
        long ends = ends(word);
        if (ends == 0) {
            return longCell(column);
        }
        int length = Long.numberOfTrailingZeros(ends) >>> 3;
        if (length == 0) {
            return bytes[at] == '"' ? quotedCell(column) : column.number(0L, 0);
        }
        int from = at;
        at += length;
        return isSpaceOrControl(bytes[from]) || isSpaceOrControl(bytes[at - 1])
                ? trimmed(column, bytes, from, at)
                : column.number(word & -1L >>> Long.SIZE - 8 * length, length);
    }

    private static boolean isSpaceOrControl(byte b) {
        return (b & 0xff) <= ' ';
    }

    private long ends(long word) {
        return ByteWords.firstZero(word ^ separators)
                | ByteWords.firstZero(word ^ LINE_FEED)
                | ByteWords.firstZero(word ^ RETURN)
                | ByteWords.firstZero(word ^ QUOTE);
    }

    private int longCell(CellTexts column) throws NotPlainException {
        int from = at;
        long ends = 0;
        while (ends == 0) {
            at += Long.BYTES;
            ends = ends(ByteWords.at(bytes, at));
        }
        at += Long.numberOfTrailingZeros(ends) >>> 3;
        if (at - from > LONGEST_CELL) {
            throw NotPlainException.INSTANCE;
        }
        return trimmed(column, bytes, from, at);
    }

    private int quotedCell(CellTexts column) throws NotPlainException {
        int length = 0;
        at++;
        while (bytes[at] != '"' || bytes[at + 1] == '"') {
            byte b = bytes[at];
            line += b == '\n' || b == '\r' && bytes[at + 1] != '\n' ? 1 : 0;
            if (length == unquoted.length) {
                unquoted = Arrays.copyOf(unquoted, 2 * length);
            }
            unquoted[length++] = b;
            at += b == '"' ? 2 : 1;
        }
        at++;
        if (length > LONGEST_CELL || length == 0 && texts.length == 1) {
            throw NotPlainException.INSTANCE;
        }
        return trimmed(column, unquoted, 0, length);
    }

    /** Without white space of one byte around it; what else there is goes when the bytes become characters. */
    private static int trimmed(CellTexts column, byte[] text, int start, int end) {
        int from = start;
        int to = end;
        while (from < to && Character.isWhitespace(text[from])) {
            from++;
        }
        while (from < to && Character.isWhitespace(text[to - 1])) {
            to--;
        }
        return column.number(text, from, to);
    }
}
