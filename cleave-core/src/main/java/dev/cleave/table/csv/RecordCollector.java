package dev.cleave.table.csv;

import de.siegmar.fastcsv.reader.AbstractBaseCsvCallbackHandler;
import dev.cleave.table.Column;
import dev.cleave.table.Header;
import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.RowOrigins;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Takes the cells of a CSV as they are parsed, without a string for each: first the header, then columns of codes. */
final class RecordCollector extends AbstractBaseCsvCallbackHandler<RecordCollector> {
    private final SourceLocation file;
    private final RowOrigins.Builder source;
    private final List<String> header = new ArrayList<>();
    private ColumnCollector[] columns = new ColumnCollector[0];

    RecordCollector(SourceLocation file) {
        this.file = file;
        this.source = new RowOrigins.Builder(file);
    }

    @Override
    protected void handleField(int index, char[] buffer, int offset, int length, boolean quoted) {
        if (columns.length == 0) {
            header.add(new String(buffer, offset, length));
        } else if (index < columns.length) {
            columns[index].add(buffer, offset, length);
        }
    }

    @Override
    protected RecordCollector buildRecord() {
        return this;
    }

    /** Where the current record starts. */
    SourceLocation place() {
        return file.withLine(getStartingLineNumber());
    }

    /**
     * Closes the current record; an {@link InputException} when it has not as many cells as the header.
     *
     * @param isLast whether no record follows; asked where something is wrong
     */
    void endRecord(BooleanSupplier isLast) {
        if (columns.length == 0) {
            columns = Header.of(header, place()).stream()
                    .map(ColumnCollector::new)
                    .toArray(ColumnCollector[]::new);
        } else if (getFieldCount() != columns.length) {
            throw ragged(place(), getFieldCount(), isLast);
        } else {
            source.add(getStartingLineNumber());
        }
    }

    private InputException ragged(SourceLocation place, int found, BooleanSupplier isLast) {
        return found < columns.length && isLast.getAsBoolean()
                ? Header.cutShort(place, columns.length, found)
                : Header.ragged(place, columns.length, found);
    }

    Table build(List<Note> notes) {
        if (columns.length == 0 || columns[0].rows() == 0) {
            throw Header.noRows(file);
        }
        List<Column> built = new ArrayList<>();
        for (int i = 0; i < columns.length; i++) {
            built.add(columns[i].build());
        }
        return new Table(built, source.build(), notes);
    }
}
