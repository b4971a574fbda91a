package dev.cleave.table.csv;

import java.io.FilterInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The bytes that a file has when it is opened: what is added to it while it is read is not read. */
final class FileBytes extends FilterInputStream {
    private final long size;
    private volatile long taken;

    private FileBytes(Path file, long size) throws IOException {
        super(Files.newInputStream(file));
        this.size = size;
    }

    /** What is no file, such as a pipe, has no size, and is read to its end. */
    static FileBytes open(Path file) throws IOException {
        return new FileBytes(file, Files.isRegularFile(file) ? Files.size(file) : Long.MAX_VALUE);
    }

    long size() {
        return size;
    }

    /** The share that has been read, above 0. */
    double share() {
        return Math.max(1, taken) / Math.max(1.0, size);
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        int wanted = (int) Math.min(length, size - taken);
        if (wanted == 0 && length > 0) {
            return -1;
        }
        int read = super.read(target, offset, wanted);
        if (read > 0) {
            count(read);
        }
        return read;
    }

    /** One thread at a time reads; others may ask for the share. */
    @SuppressWarnings("NonAtomicOperationOnVolatileField")
    private synchronized void count(int read) {
        taken += read;
    }

    @Override
    public long skip(long count) throws IOException {
        long skipped = super.skip(Math.min(count, size - taken));
        count((int) skipped);
        return skipped;
    }

    @Override
    public int available() throws IOException {
        return (int) Math.min(super.available(), size - taken);
    }

    @Override
    public boolean markSupported() {
        return false;
    }
}
