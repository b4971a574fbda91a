package dev.cleave.arrow;

import dev.cleave.table.Header;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.arrow.flatbuf.Block;
import org.apache.arrow.flatbuf.Endianness;
import org.apache.arrow.flatbuf.Field;
import org.apache.arrow.flatbuf.Footer;
import org.apache.arrow.flatbuf.Message;
import org.apache.arrow.flatbuf.MessageHeader;
import org.apache.arrow.flatbuf.Schema;

/**
 * An Arrow file or stream whose schema has been read.
 *
 * @param messages dictionaries and rows, in the order in which they are to be read
 */
record ArrowSource(IpcBytes file, List<Field> fields, List<String> header, List<IpcMessage> messages)
        implements AutoCloseable {
    private static final String MAGIC = "ARROW1";
    private static final String FEATHER = "FEA1";
    private static final int PADDED = 8; // the magic at the start
    private static final int TAIL = Integer.BYTES + MAGIC.length();

    /** An {@link InputException} where it is no Arrow, or is cut short; the caller closes it. */
    static ArrowSource of(Path path) {
        IpcBytes file = IpcBytes.open(path);
        try {
            return of(file);
        } catch (RuntimeException e) {
            file.close();
            throw ArrowDamage.in(SourceLocation.in(path), e);
        }
    }

    private static ArrowSource of(IpcBytes file) {
        if (file.size() == 0) {
            throw new InputException(file.place(), "the file is empty; get or write it again");
        }
        String start = text(file, 0, (int) Math.min(file.size(), MAGIC.length()));
        if (start.startsWith(FEATHER)) {
            throw new InputException(
                    file.place(), "is a Feather file of version 1; write it again as Arrow (Feather version 2)");
        }
        return start.equals(MAGIC) ? ofFile(file) : ofStream(file);
    }

    /** What is where stands at the end of a file. */
    private static ArrowSource ofFile(IpcBytes file) {
        long end = file.size() - TAIL;
        if (end < PADDED
                || !text(file, file.size() - MAGIC.length(), MAGIC.length()).equals(MAGIC)) {
            throw ArrowDamage.cutShort(file.place());
        }
        int length = file.read(end, Integer.BYTES).getInt();
        Footer footer = Footer.getRootAsFooter(file.read(end - length, length));
        List<IpcMessage> messages = new ArrayList<>();
        for (int i = 0; i < footer.dictionariesLength(); i++) {
            messages.add(message(file, footer.dictionaries(i)));
        }
        for (int i = 0; i < footer.recordBatchesLength(); i++) {
            messages.add(message(file, footer.recordBatches(i)));
        }
        return of(file, footer.schema(), messages);
    }

    private static IpcMessage message(IpcBytes file, Block block) {
        return IpcMessage.at(file, block.offset());
    }

    /** A stream says where it ends, so that one that is cut short is not taken for a whole one. */
    private static ArrowSource ofStream(IpcBytes file) {
        IpcMessage first = stated(file);
        if (!(first.message().headerType() == MessageHeader.Schema
                && first.message().header(new Schema()) instanceof Schema schema)) {
            throw notArrow(file);
        }
        List<IpcMessage> messages = new ArrayList<>();
        for (IpcMessage next = IpcMessage.at(file, first.next());
                !next.isEnd();
                next = IpcMessage.at(file, next.next())) {
            messages.add(next);
        }
        return of(file, schema, messages);
    }

    private static IpcMessage stated(IpcBytes file) {
        if (file.size() < 2 * Integer.BYTES || file.read(0, Integer.BYTES).getInt() != -1) {
            throw notArrow(file);
        }
        return IpcMessage.at(file, 0);
    }

    private static InputException notArrow(IpcBytes file) {
        return new InputException(
                file.place(), "is not an Arrow file, though its name says so; give it the name of what it is");
    }

    private static ArrowSource of(IpcBytes file, Schema schema, List<IpcMessage> messages) {
        if (schema.endianness() != Endianness.Little) {
            throw new InputException(
                    file.place(), "has its numbers in big-endian order; write it again on another machine");
        }
        List<Field> fields = IntStream.range(0, schema.fieldsLength())
                .mapToObj(schema::fields)
                .toList();
        if (fields.isEmpty()) {
            throw new InputException(file.place(), "has no columns; write it again with the columns of the table");
        }
        List<String> header = Header.of(fields.stream().map(Field::name).toList(), file.place());
        for (int i = 0; i < fields.size(); i++) {
            ArrowTexts.require(fields.get(i), file.place().withColumn(header.get(i)));
        }
        return new ArrowSource(file, fields, header, messages);
    }

    private static String text(IpcBytes file, long from, int length) {
        ByteBuffer bytes = file.read(from, length);
        return StandardCharsets.ISO_8859_1.decode(bytes).toString();
    }

    SourceLocation place() {
        return file.place();
    }

    static boolean isRows(Message message) {
        return message.headerType() == MessageHeader.RecordBatch;
    }

    @Override
    public void close() {
        file.close();
    }
}
