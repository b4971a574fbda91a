package dev.cleave.parquet;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import io.airlift.compress.Decompressor;
import io.airlift.compress.lz4.Lz4Decompressor;
import io.airlift.compress.snappy.SnappyDecompressor;
import io.airlift.compress.zstd.ZstdDecompressor;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.compression.CompressionCodecFactory;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;

/** Unpacks pages in Java alone: no codec of Hadoop, whose configuration takes long to load, and no native library. */
final class PageCodecs implements CompressionCodecFactory {
    private final SourceLocation place;

    PageCodecs(SourceLocation place) {
        this.place = place;
    }

    @Override
    public BytesInputCompressor getCompressor(CompressionCodecName name) {
        throw new UnsupportedOperationException("files are read only");
    }

    @Override
    public BytesInputDecompressor getDecompressor(CompressionCodecName name) {
        return switch (name) {
            case UNCOMPRESSED -> new Unpacking((packed, size) -> packed);
            case GZIP -> new Unpacking(PageCodecs::gunzip);
            case SNAPPY -> new Unpacking(with(new SnappyDecompressor()));
            case ZSTD -> new Unpacking(with(new ZstdDecompressor()));
            case LZ4_RAW -> new Unpacking(with(new Lz4Decompressor()));
            default ->
                throw new InputException(
                        place,
                        "its pages are packed by " + name.name().toLowerCase(Locale.ROOT)
                                + "; write it again with none, snappy, gzip, zstd or lz4_raw");
        };
    }

    private static byte[] gunzip(byte[] packed, int size) throws IOException {
        try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            return in.readNBytes(size);
        }
    }

    private static Unpacker with(Decompressor codec) {
        return (packed, size) -> {
            byte[] plain = new byte[size];
            codec.decompress(packed, 0, packed.length, plain, 0, size);
            return plain;
        };
    }

    @Override
    public void release() {}

    /** Gives so many bytes back. */
    private interface Unpacker {
        byte[] unpack(byte[] packed, int size) throws IOException;
    }

    /** What the library wants of one. */
    private record Unpacking(Unpacker unpacker) implements BytesInputDecompressor {
        @Override
        public BytesInput decompress(BytesInput bytes, int size) throws IOException {
            return BytesInput.from(unpacker.unpack(bytes.toInputStream().readAllBytes(), size));
        }

        @Override
        public void decompress(ByteBuffer packed, int packedSize, ByteBuffer plain, int size) throws IOException {
            byte[] bytes = new byte[packedSize];
            packed.get(bytes);
            plain.put(unpacker.unpack(bytes, size));
        }

        @Override
        public void release() {}
    }
}
