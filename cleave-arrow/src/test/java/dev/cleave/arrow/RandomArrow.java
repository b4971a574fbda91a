package dev.cleave.arrow;

import dev.cleave.table.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.apache.arrow.compression.CommonsCompressionFactory;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.BaseFixedWidthVector;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.VarCharVector;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.compression.CompressionCodec;
import org.apache.arrow.vector.compression.CompressionUtil.CodecType;
import org.apache.arrow.vector.compression.NoCompressionCodec;
import org.apache.arrow.vector.dictionary.Dictionary;
import org.apache.arrow.vector.dictionary.DictionaryEncoder;
import org.apache.arrow.vector.dictionary.DictionaryProvider.MapDictionaryProvider;
import org.apache.arrow.vector.ipc.ArrowFileWriter;
import org.apache.arrow.vector.ipc.ArrowStreamWriter;
import org.apache.arrow.vector.ipc.ArrowWriter;
import org.apache.arrow.vector.ipc.message.IpcOption;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.DictionaryEncoding;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.FieldType;

/** A table of random types and cells, written by the library of the format as a file or a stream, and as the texts that a CSV has. */
final class RandomArrow {
    private static final List<CodecType> CODECS =
            List.of(CodecType.NO_COMPRESSION, CodecType.LZ4_FRAME, CodecType.ZSTD);
    private static final List<String> WORDS = List.of("red", "green", "deep blue", "Größe");

    private final SplittableRandom random;
    private final List<CellMaker> kinds = new ArrayList<>();
    private final List<Integer> batches; // rows of each
    private final List<List<String>> rows = new ArrayList<>();
    private final CodecType codec;
    final boolean isStream;

    RandomArrow(SplittableRandom random, int most) {
        this.random = random;
        for (int i = 0; i < 2 + random.nextInt(4); i++) {
            kinds.add(CellMaker.ALL.get(random.nextInt(CellMaker.ALL.size())));
        }
        this.batches = random.ints(1 + random.nextInt(3), 1, most + 1).boxed().toList();
        this.codec = CODECS.get(random.nextInt(CODECS.size()));
        this.isStream = random.nextBoolean();
    }

    /** As it was written last. */
    Table table() {
        List<String> header = new ArrayList<>();
        for (int i = 0; i < kinds.size(); i++) {
            header.add("c " + i);
        }
        header.add("word");
        return Table.of(header, rows);
    }

    Path write(Path file) {
        rows.clear();
        try (BufferAllocator memory = new RootAllocator();
                VarCharVector words = words(memory);
                FileChannel channel = FileChannel.open(
                        file,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.TRUNCATE_EXISTING)) {
            Dictionary dictionary =
                    new Dictionary(words, new DictionaryEncoding(7, false, new ArrowType.Int(16, true)));
            List<FieldVector> vectors = new ArrayList<>();
            for (int i = 0; i < kinds.size(); i++) {
                vectors.add(new Field("c " + i, FieldType.nullable(kinds.get(i).type()), null).createVector(memory));
            }
            VarCharVector plain = new VarCharVector("word", memory);
            fill(vectors, plain, 1);
            rows.clear();
            vectors.add((FieldVector) DictionaryEncoder.encode(plain, dictionary));
            try (VectorSchemaRoot root = new VectorSchemaRoot(vectors);
                    ArrowWriter writer = writer(root, new MapDictionaryProvider(dictionary), channel)) {
                writer.start();
                for (int count : batches) {
                    fill(vectors.subList(0, kinds.size()), plain, count);
                    try (FieldVector encoded = (FieldVector) DictionaryEncoder.encode(plain, dictionary)) {
                        encoded.makeTransferPair(vectors.get(kinds.size())).transfer();
                    }
                    root.setRowCount(count);
                    writer.writeBatch();
                }
                writer.end();
            }
            plain.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return file;
    }

    private ArrowWriter writer(VectorSchemaRoot root, MapDictionaryProvider words, FileChannel channel) {
        CompressionCodec.Factory codecs = codec == CodecType.NO_COMPRESSION
                ? NoCompressionCodec.Factory.INSTANCE
                : CommonsCompressionFactory.INSTANCE;
        return isStream
                ? new ArrowStreamWriter(root, words, channel, IpcOption.DEFAULT, codecs, codec)
                : new ArrowFileWriter(root, words, channel, null, IpcOption.DEFAULT, codecs, codec);
    }

    private static VarCharVector words(BufferAllocator memory) {
        VarCharVector words = new VarCharVector("words", memory);
        for (int i = 0; i < WORDS.size(); i++) {
            words.setSafe(i, WORDS.get(i).getBytes(StandardCharsets.UTF_8));
        }
        words.setValueCount(WORDS.size());
        return words;
    }

    private void fill(List<FieldVector> vectors, VarCharVector words, int count) {
        List<List<String>> cells = new ArrayList<>();
        for (int row = 0; row < count; row++) {
            cells.add(new ArrayList<>());
        }
        for (int column = 0; column < vectors.size(); column++) {
            FieldVector vector = vectors.get(column);
            vector.reset();
            vector.setInitialCapacity(count);
            vector.allocateNew();
            double missing = random.nextInt(3) / 3.0;
            for (int row = 0; row < count; row++) {
                boolean isMissing = random.nextDouble() < missing;
                cells.get(row)
                        .add(
                                isMissing
                                        ? empty(vector, row)
                                        : kinds.get(column).setter().set(vector, row, random));
            }
            vector.setValueCount(count);
        }
        words.reset();
        words.allocateNew();
        for (int row = 0; row < count; row++) {
            String word = random.nextInt(4) == 0 ? "" : WORDS.get(random.nextInt(WORDS.size()));
            if (!word.isEmpty()) {
                words.setSafe(row, word.getBytes(StandardCharsets.UTF_8));
            }
            cells.get(row).add(word);
        }
        words.setValueCount(count);
        rows.addAll(cells);
    }

    private static String empty(FieldVector vector, int row) {
        if (vector instanceof BaseFixedWidthVector fixed) {
            fixed.setNull(row);
        }
        return "";
    }

    @Override
    public String toString() {
        return (isStream ? "stream " : "file ") + codec + " " + batches + " "
                + kinds.stream().map(CellMaker::type).toList();
    }
}
