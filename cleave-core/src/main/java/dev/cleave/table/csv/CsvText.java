package dev.cleave.table.csv;

import de.siegmar.fastcsv.reader.CloseableIterator;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import dev.cleave.table.Header;
import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.cell.DecimalComma;
import java.io.IOException;
import java.io.Reader;
import java.util.List;

/** Reads CSV text into a table. */
final class CsvText {
    private static final String UNCLOSED = "Unclosed quoted field"; // what the parser says where a file ends in one

    private CsvText() {}

    static Table read(Reader text, SourceLocation place, List<Note> notes) throws IOException {
        String sample = sample(text);
        if (sample.isBlank()) {
            throw new InputException(place, "the file is empty; the first line must name the columns");
        }
        RecordCollector collector = new RecordCollector(place);
        char separator = Separator.of(sample);
        try (CsvReader<RecordCollector> reader = reader(text, separator, collector);
                CloseableIterator<RecordCollector> records = reader.iterator()) {
            while (records.hasNext()) {
                records.next().endRecord(() -> isOver(records));
            }
        } catch (CsvParseException e) {
            throw malformed(collector, e);
        }
        return finished(collector.build(notes), separator);
    }

    private static boolean isOver(CloseableIterator<RecordCollector> records) {
        try {
            return !records.hasNext();
        } catch (CsvParseException e) {
            return false;
        }
    }

    /** With what is only known when all has been read. */
    static Table finished(Table read, char separator) {
        Table table = Header.withNote(read);
        return separator == ',' ? table : table.map(DecimalComma::normalise);
    }

    private static CsvReader<RecordCollector> reader(Reader text, char separator, RecordCollector collector) {
        return CsvReader.builder()
                .fieldSeparator(separator)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE) // counted by the collector, for a better message
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .allowUnclosedQuote(false)
                .trimWhitespacesAroundQuotes(true)
                .build(collector, text);
    }

    private static String sample(Reader text) throws IOException {
        text.mark(Separator.SAMPLE);
        char[] start = new char[Separator.SAMPLE];
        int length = 0;
        for (int read = 0;
                read >= 0 && length < Separator.SAMPLE;
                read = text.read(start, length, Separator.SAMPLE - length)) {
            length += read;
        }
        text.reset();
        return new String(start, 0, length);
    }

    /** The parser also wraps what our own code throws: that is a bug, and passes through. */
    private static RuntimeException malformed(RecordCollector collector, CsvParseException e) {
        if (e.getCause() instanceof RuntimeException bug) {
            return bug;
        }
        String message = OneLine.of(String.valueOf(e.getMessage()));
        if (message.startsWith(UNCLOSED)) {
            return new InputException(
                    collector.place(),
                    "quotes don't match: a quoted cell of this row never ends; the file may be cut short, or a quote inside"
                            + " a quoted cell is not doubled",
                    e);
        }
        return new InputException(
                collector.place(), "quotes don't match (" + message + "); double a quote inside a quoted cell", e);
    }
}
