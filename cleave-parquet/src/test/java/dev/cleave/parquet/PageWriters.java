package dev.cleave.parquet;

import com.github.luben.zstd.Zstd;
import io.airlift.compress.lz4.Lz4Compressor;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.apache.parquet.bytes.BytesInput;
import org.apache.parquet.compression.CompressionCodecFactory;
import org.apache.parquet.hadoop.metadata.CompressionCodecName;
import org.xerial.snappy.Snappy;

/** Packs pages, for tests, with the libraries that other writers use. */
final class PageWriters implements CompressionCodecFactory {
    @Override
    public BytesInputCompressor getCompressor(CompressionCodecName name) {
        return new BytesInputCompressor() {
            @Override
            public BytesInput compress(BytesInput bytes) throws IOException {
                ByteBuffer plain = bytes.toByteBuffer();
                byte[] copy = new byte[plain.remaining()];
                plain.get(copy);
                return BytesInput.from(packed(name, copy));
            }

            @Override
            public CompressionCodecName getCodecName() {
                return name;
            }

            @Override
            public void release() {}
        };
    }

    private static byte[] packed(CompressionCodecName name, byte[] plain) throws IOException {
        return switch (name) {
            case UNCOMPRESSED, BROTLI -> plain; // the latter is not read
            case SNAPPY -> Snappy.compress(plain);
            case ZSTD -> Zstd.compress(plain);
            case GZIP -> gzip(plain);
            case LZ4_RAW -> lz4(plain);
            default -> throw new IllegalArgumentException(name.toString());
        };
    }

    private static byte[] gzip(byte[] plain) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
            out.write(plain);
        }
        return packed.toByteArray();
    }

    private static byte[] lz4(byte[] plain) {
        Lz4Compressor compressor = new Lz4Compressor();
        byte[] packed = new byte[compressor.maxCompressedLength(plain.length)];
        return Arrays.copyOf(packed, compressor.compress(plain, 0, plain.length, packed, 0, packed.length));
    }

    @Override
    public BytesInputDecompressor getDecompressor(CompressionCodecName name) {
        throw new UnsupportedOperationException("files are written only");
    }

    @Override
    public void release() {}
}
