package dev.cleave.arrow;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import io.airlift.compress.zstd.ZstdDecompressor;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.apache.arrow.flatbuf.BodyCompression;
import org.apache.arrow.flatbuf.Buffer;
import org.apache.arrow.flatbuf.CompressionType;
import org.apache.arrow.flatbuf.RecordBatch;

/** The buffers of some rows, one column after the other, unpacked where they are packed. */
final class BodyBuffers {
    private static final int PREFIX = Long.BYTES; // the size unpacked, before what is packed
    private static final long PLAIN = -1; // a size that says that it is not

    private final RecordBatch batch;
    private final ByteBuffer body;
    private final SourceLocation place;
    private int buffers; // that were taken
    private int nodes;

    BodyBuffers(RecordBatch batch, ByteBuffer body, SourceLocation place) {
        this.batch = batch;
        this.body = body;
        this.place = place;
    }

    /** How many rows there are. */
    int rows() {
        long rows = batch.length();
        if (rows < 0 || rows > Integer.MAX_VALUE) {
            throw new IllegalStateException("a batch of " + rows + " rows");
        }
        return (int) rows;
    }

    /** Says that the next column begins. */
    void column() {
        long length = batch.nodes(nodes++).length();
        if (length != batch.length()) {
            throw new IllegalStateException("a column of " + length + " rows among " + batch.length());
        }
    }

    ByteBuffer next() {
        Buffer buffer = batch.buffers(buffers++);
        int from = Math.toIntExact(buffer.offset());
        int length = Math.toIntExact(buffer.length());
        ByteBuffer packed = slice(body, from, length);
        BodyCompression compression = batch.compression();
        return compression == null || length == 0 ? packed : unpacked(packed, compression.codec());
    }

    private static ByteBuffer slice(ByteBuffer of, int from, int length) {
        return of.slice(from, length).order(ByteOrder.LITTLE_ENDIAN);
    }

    private ByteBuffer unpacked(ByteBuffer packed, byte codec) {
        long size = packed.getLong(0);
        ByteBuffer rest = slice(packed, PREFIX, packed.capacity() - PREFIX);
        if (size == PLAIN) {
            return rest;
        }
        byte[] plain = new byte[Math.toIntExact(size)];
        if (size == 0) {
            return ByteBuffer.wrap(plain); // some writers pack it as nothing at all
        }
        byte[] bytes = new byte[rest.capacity()];
        rest.get(bytes);
        int written = switch (codec) {
            case CompressionType.LZ4_FRAME -> Lz4Frame.unpack(bytes, plain);
            case CompressionType.ZSTD ->
                new ZstdDecompressor().decompress(bytes, 0, bytes.length, plain, 0, plain.length);
            default ->
                throw new InputException(
                        place, "its columns are packed in an unknown way; write it again with none, lz4 or zstd");
        };
        if (written != plain.length) {
            throw new IllegalStateException("a buffer of " + written + " bytes that should have " + size);
        }
        return ByteBuffer.wrap(plain).order(ByteOrder.LITTLE_ENDIAN);
    }
}
