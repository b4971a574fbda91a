package dev.cleave.arrow;

import dev.cleave.table.Column;
import dev.cleave.table.HeapSize;
import dev.cleave.table.RowOrigins;
import dev.cleave.table.Table;
import dev.cleave.table.csv.ColumnCollector;
import dev.cleave.table.format.TableBatches;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.apache.arrow.flatbuf.DictionaryBatch;
import org.apache.arrow.flatbuf.DictionaryEncoding;
import org.apache.arrow.flatbuf.Field;
import org.apache.arrow.flatbuf.Int;
import org.apache.arrow.flatbuf.RecordBatch;

/** The rows of a file, a batch of it at a time. */
final class ArrowBatches implements TableBatches {
    private final ArrowSource source;
    private final Iterator<IpcMessage> messages;
    private final Map<Long, List<String>> dictionaries = new HashMap<>(); // by number
    private boolean hasRows;

    ArrowBatches(ArrowSource source) {
        this.source = source;
        this.messages = source.messages().iterator();
    }

    @Override
    public Optional<Table> next() {
        List<ColumnCollector> columns =
                source.header().stream().map(ColumnCollector::new).toList();
        int rows = next(columns);
        if (rows == 0) {
            return Optional.empty();
        }
        List<Column> built = columns.stream().map(ColumnCollector::build).toList();
        return Optional.of(new Table(built, RowOrigins.numbered(source.place(), rows), List.of()));
    }

    /** Adds the next rows; how many, 0 after the last. An {@link dev.cleave.table.InputException} where there is none at all. */
    int next(List<ColumnCollector> columns) {
        try {
            while (messages.hasNext()) {
                IpcMessage message = messages.next();
                int rows = ArrowSource.isRows(message.message()) ? rows(message, columns) : dictionary(message);
                if (rows > 0) {
                    hasRows = true;
                    return rows;
                }
            }
        } catch (RuntimeException e) {
            throw ArrowDamage.in(source.place(), e);
        } catch (OutOfMemoryError e) {
            throw HeapSize.tooSmall(source.place(), 1, e);
        }
        if (!hasRows) {
            throw new dev.cleave.table.InputException(
                    source.place(), "has columns and no row; write it again with rows");
        }
        return 0;
    }

    private int rows(IpcMessage message, List<ColumnCollector> columns) {
        BodyBuffers buffers = buffers(message, (RecordBatch) message.message().header(new RecordBatch()));
        for (int i = 0; i < columns.size(); i++) {
            IntFunction<String> texts = texts(source.fields().get(i), buffers);
            for (int row = 0; row < buffers.rows(); row++) {
                columns.get(i).add(texts.apply(row));
            }
        }
        return buffers.rows();
    }

    private BodyBuffers buffers(IpcMessage message, RecordBatch batch) {
        ByteBuffer body = source.file().read(message.body(), message.message().bodyLength());
        return new BodyBuffers(batch, body, source.place());
    }

    private IntFunction<String> texts(Field field, BodyBuffers buffers) {
        DictionaryEncoding encoding = field.dictionary();
        if (encoding == null) {
            return ArrowTexts.of(field, buffers);
        }
        List<String> words = dictionaries.get(encoding.id());
        Int type = Optional.ofNullable(encoding.indexType()).orElseThrow();
        int[] indices = ArrowTexts.indices(type, buffers);
        if (words == null) {
            throw new IllegalStateException("a dictionary that is not there");
        }
        return row -> indices[row] < 0 ? "" : words.get(indices[row]);
    }

    /** Keeps its words, as others in place of those before, or more of them. */
    private int dictionary(IpcMessage message) {
        DictionaryBatch batch = (DictionaryBatch) message.message().header(new DictionaryBatch());
        Field field = source.fields().stream()
                .filter(some -> some.dictionary() != null && some.dictionary().id() == batch.id())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("a dictionary of no column"));
        BodyBuffers buffers = buffers(message, batch.data());
        IntFunction<String> texts = ArrowTexts.of(field, buffers);
        List<String> words =
                new ArrayList<>(batch.isDelta() ? dictionaries.getOrDefault(batch.id(), List.of()) : List.of());
        for (int i = 0; i < buffers.rows(); i++) {
            words.add(texts.apply(i));
        }
        dictionaries.put(batch.id(), words);
        return 0;
    }

    @Override
    public void close() {
        source.close();
    }
}
