package dev.cleave.table.csv;

import java.io.IOException;
import java.io.InputStream;

/**
 * Cuts a CSV into pieces that end where a record does. A line break within quotes ends none, and quotes are counted from the start
 * of the file to tell. May be shared between threads: what one thread parses the others don't wait for.
 */
final class RecordChunks {
    /** Much longer than a record, much shorter than a cache is large. */
    static final int USUAL = 1 << 20;

    private static final int LONGEST = 1 << 26;
    private static final long QUOTES = ByteWords.repeat('"');

    private final InputStream in;
    private final int size;
    private byte[] rest = {}; // the record that the last piece ended in
    private long taken;
    private boolean isOver;

    RecordChunks(InputStream in, int size) {
        this.in = in;
        this.size = size;
    }

    /** Fills a piece; false where there is no more. A {@link NotPlainException} where a record does not end. */
    synchronized boolean next(Chunk chunk) throws IOException, NotPlainException {
        if (isOver) {
            return false;
        }
        chunk.start(rest, size);
        int end = fill(chunk);
        while (end == 0 && !isOver) {
            grow(chunk);
            end = fill(chunk);
        }
        rest = chunk.cut(end);
        chunk.number = taken++;
        return chunk.length > 0;
    }

    /** Whether the last piece has been taken. */
    synchronized boolean isOver() {
        return isOver;
    }

    /** Where the records end that are there as a whole; 0 where none is. */
    private int fill(Chunk chunk) throws IOException, NotPlainException {
        int wanted = chunk.room();
        int read = in.readNBytes(chunk.bytes, chunk.length, wanted);
        chunk.length += read;
        return read < wanted ? last(chunk) : lastBreak(chunk);
    }

    private int last(Chunk chunk) throws NotPlainException {
        isOver = true;
        if ((quotes(chunk) & 1) != 0) {
            throw NotPlainException.INSTANCE;
        }
        chunk.endLine();
        return chunk.length;
    }

    private static void grow(Chunk chunk) throws NotPlainException {
        if (chunk.length >= LONGEST) {
            throw NotPlainException.INSTANCE;
        }
        chunk.grow();
    }

    /** After the last line break that is not within quotes; 0 where there is none. */
    private static int lastBreak(Chunk chunk) {
        boolean quoted = (quotes(chunk) & 1) != 0;
        for (int i = chunk.length - 1; i > 0; i--) {
            byte b = chunk.bytes[i - 1];
            quoted ^= chunk.bytes[i] == '"';
            boolean isBreak = b == '\n' || b == '\r' && chunk.bytes[i] != '\n';
            if (isBreak && !quoted) {
                return i;
            }
        }
        return 0;
    }

    private static int quotes(Chunk chunk) {
        int count = 0;
        int whole = chunk.length & -Long.BYTES;
        for (int i = 0; i < whole; i += Long.BYTES) {
            count += ByteWords.zeros(ByteWords.at(chunk.bytes, i) ^ QUOTES);
        }
        for (int i = whole; i < chunk.length; i++) {
            count += chunk.bytes[i] == '"' ? 1 : 0;
        }
        return count;
    }
}
