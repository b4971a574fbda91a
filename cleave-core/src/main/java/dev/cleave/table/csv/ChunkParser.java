package dev.cleave.table.csv;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
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
    private static final long SECOND = 0xFF00FF00FF00FF00L;

    private final byte separator;
    private final long separators;
    private final long everySecond; // four separators, each after another byte
    private final CellTexts[] texts;
    private final BitSet skipped; // columns whose cells are taken as empty
    private final int[] empties; // [columns]: the number of the empty text in those

    private byte[] bytes = {};
    private int at;
    private int line;
    private byte[] unquoted = new byte[64];

    ChunkParser(char separator, CellTexts[] texts) {
        this(separator, texts, new BitSet());
    }

    ChunkParser(char separator, CellTexts[] texts, BitSet skipped) {
        this.separator = (byte) separator;
        this.separators = ByteWords.repeat(separator);
        this.everySecond = separators & SECOND;
        this.texts = texts;
        this.skipped = skipped;
        this.empties = new int[texts.length];
    }

    /** Adds the records of the piece from {@code start} on to the codes of the piece. */
    void parse(Chunk chunk, int start) throws NotPlainException {
        bytes = chunk.bytes;
        at = start;
        line = 0;
        chunk.clear();
        skipped.stream().forEach(this::skipSingles);
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
        int column = 0;
        while (column < last) {
            if (bytes[at + 1] == separator && column + 4 <= last && isFourSingles(codes, row, column)) {
                column += 4;
                continue;
            }
            codes[column][row] = cell(column);
            if (bytes[at++] != separator) {
                throw NotPlainException.INSTANCE;
            }
            column++;
        }
        codes[last][row] = cell(last);
        requireLineEnd();
        endLine();
    }

    /** Takes four cells of one known byte each, with their separators, if that is what follows. */
    private boolean isFourSingles(int[][] codes, int row, int column) {
        long word = ByteWords.at(bytes, at);
        if ((word & SECOND) != everySecond) {
            return false;
        }
        int a = texts[column].single((byte) word);
        int b = texts[column + 1].single((byte) (word >>> 16));
        int c = texts[column + 2].single((byte) (word >>> 32));
        int d = texts[column + 3].single((byte) (word >>> 48));
        if ((a | b | c | d) < 0) {
            return false;
        }
        codes[column][row] = a;
        codes[column + 1][row] = b;
        codes[column + 2][row] = c;
        codes[column + 3][row] = d;
        at += Long.BYTES;
        return true;
    }

    /** Any cell of one ASCII byte is empty in a column that nobody reads. */
    private void skipSingles(int column) {
        empties[column] = texts[column].number(0L, 0);
        for (int b = 0; b <= Byte.MAX_VALUE; b++) {
            if (b != separator && b != '\n' && b != '\r' && b != '"') {
                texts[column].keepSingle((byte) b, empties[column]);
            }
        }
    }

    private int cell(int column) throws NotPlainException {
        byte next = bytes[at + 1];
        if (next == separator || next == '\n') {
            int known = texts[column].single(bytes[at]);
            if (known >= 0) {
                at++;
                return known;
            }
        }
        return skipped.get(column) ? skip(column) : cell(texts[column]);
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
        if (isSpaceOrControl(bytes[from]) || isSpaceOrControl(bytes[at - 1])) {
            return trimmed(column, bytes, from, at);
        }
        int number = column.number(word & -1L >>> Long.SIZE - 8 * length, length);
        if (length == 1) {
            column.keepSingle(bytes[from], number);
        }
        return number;
    }

    /** A cell of a column that nobody reads; where it is quoted or not ASCII it is looked at as any other, so that what is wrong is found. */
    private int skip(int column) throws NotPlainException {
        int from = at;
        long others = 0;
        long word = ByteWords.at(bytes, at);
        long ends = ends(word);
        while (ends == 0) {
            others |= word;
            at += Long.BYTES;
            word = ByteWords.at(bytes, at);
            ends = ends(word);
        }
        int length = Long.numberOfTrailingZeros(ends) >>> 3;
        others |= length == 0 ? 0 : word & -1L >>> Long.SIZE - 8 * length;
        at += length;
        if (at > from && ByteWords.isAscii(others) && at - from <= LONGEST_CELL) {
            return empties[column];
        }
        at = from;
        return cell(texts[column]);
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
