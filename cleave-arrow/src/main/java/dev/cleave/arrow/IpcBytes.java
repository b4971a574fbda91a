package dev.cleave.arrow;

import dev.cleave.table.InputFile;
import dev.cleave.table.SourceLocation;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Parts of an open file, which are in it or an {@link dev.cleave.table.InputException}. */
final class IpcBytes implements AutoCloseable {
    private final SourceLocation place;
    private final FileChannel file;
    private final long size;

    private IpcBytes(SourceLocation place, FileChannel file) throws IOException {
        this.place = place;
        this.file = file;
        this.size = file.size();
    }

    static IpcBytes open(Path path) {
        InputFile.require(path);
        try {
            return new IpcBytes(SourceLocation.in(path), FileChannel.open(path, StandardOpenOption.READ));
        } catch (IOException e) {
            throw InputFile.unreadable(path, e);
        }
    }

    SourceLocation place() {
        return place;
    }

    long size() {
        return size;
    }

    boolean has(long from, long length) {
        return from >= 0 && length >= 0 && length <= size && from <= size - length;
    }

    /** Little-endian, as Arrow is. */
    ByteBuffer read(long from, long length) {
        if (!has(from, length) || length > Integer.MAX_VALUE - 8) {
            throw ArrowDamage.cutShort(place);
        }
        ByteBuffer bytes = ByteBuffer.allocate((int) length).order(ByteOrder.LITTLE_ENDIAN);
        try {
            while (bytes.hasRemaining()) {
                if (file.read(bytes, from + bytes.position()) < 0) {
                    throw new EOFException("the file became shorter");
                }
            }
        } catch (IOException e) {
            throw ArrowDamage.in(place, e);
        }
        return bytes.flip();
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException e) {
            throw ArrowDamage.in(place, e);
        }
    }
}
