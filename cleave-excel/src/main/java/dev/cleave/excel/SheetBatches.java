package dev.cleave.excel;

import dev.cleave.table.Header;
import dev.cleave.table.HeapSize;
import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.OneLine;
import dev.cleave.table.RowOrigins;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.csv.ColumnCollector;
import dev.cleave.table.format.TableBatches;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.dhatim.fastexcel.reader.ReadableWorkbook;
import org.dhatim.fastexcel.reader.Row;
import org.dhatim.fastexcel.reader.Sheet;
import org.dhatim.fastexcel.reader.SheetVisibility;

/** The rows of the first sheet that is shown, some at a time; rows without a cell are none, as empty lines of a CSV are not. */
final class SheetBatches implements TableBatches {
    private static final int BLOCK = 8192; // rows

    private final SourceLocation place;
    private final ReadableWorkbook workbook;
    private final List<Note> notes;
    private final Iterator<Row> rows;
    private final List<String> header;
    private boolean hasRows;
    private final ErrorCells errors = new ErrorCells(); // so far

    private SheetBatches(SourceLocation place, ReadableWorkbook workbook) throws IOException {
        this.place = place;
        this.workbook = workbook;
        List<Sheet> sheets = workbook.getSheets()
                .filter(sheet -> sheet.getVisibility() == SheetVisibility.VISIBLE)
                .toList();
        if (sheets.isEmpty()) {
            throw new InputException(place, "has no sheet that is shown; save it again with one");
        }
        Sheet first = sheets.get(0);
        this.notes = sheets.size() == 1
                ? List.of()
                : List.of(Note.warning(
                        "",
                        "the file has " + sheets.size() + " sheets, and the first, " + OneLine.quoted(first.getName())
                                + ", is read"));
        this.rows = first.openStream().iterator();
        this.header = header();
    }

    /** The caller closes it. */
    static SheetBatches open(Path file) {
        ReadableWorkbook workbook = Workbooks.open(file);
        SourceLocation place = SourceLocation.in(file);
        try {
            return new SheetBatches(place, workbook);
        } catch (IOException | RuntimeException e) {
            close(workbook, place);
            throw Workbooks.damage(place, e);
        }
    }

    /** The texts of the first row that has any. */
    private List<String> header() {
        while (rows.hasNext()) {
            Row row = rows.next();
            List<String> names = SheetRow.texts(row, place, errors);
            if (!names.isEmpty()) {
                return Header.of(names, place.withRow(row.getRowNum()));
            }
        }
        throw new InputException(place, "the first sheet is empty; put the table there, its names in the first row");
    }

    @Override
    public Optional<Table> next() {
        return next(BLOCK);
    }

    /** An {@link InputException} where there is none at all. */
    Optional<Table> next(int most) {
        List<ColumnCollector> columns =
                header.stream().map(ColumnCollector::new).toList();
        RowOrigins.Builder origins = new RowOrigins.Builder(place);
        try {
            int count = 0;
            while (count < most && rows.hasNext()) {
                count += add(rows.next(), columns, origins);
            }
            hasRows |= count > 0;
        } catch (RuntimeException e) {
            throw Workbooks.damage(place, e);
        } catch (OutOfMemoryError e) {
            throw HeapSize.tooSmall(place, 1, e);
        }
        if (!hasRows) {
            throw Header.noRows(place);
        }
        return columns.get(0).rows() == 0
                ? Optional.empty()
                : Optional.of(new Table(
                        columns.stream().map(ColumnCollector::build).toList(), origins.buildNumbered(), notes()));
    }

    @Override
    public List<Note> notes() {
        return Stream.concat(notes.stream(), errors.notes(header).stream()).toList();
    }

    /** How many rows that is. */
    private int add(Row row, List<ColumnCollector> columns, RowOrigins.Builder origins) {
        List<String> cells = SheetRow.texts(row, place, errors);
        if (cells.isEmpty()) {
            return 0;
        }
        if (cells.size() > columns.size()) {
            throw new InputException(
                    place.withRow(row.getRowNum()),
                    "has a cell to the right of the last name in the header; give its column a name, or clear the cell");
        }
        for (int i = 0; i < columns.size(); i++) {
            columns.get(i).add(i < cells.size() ? cells.get(i) : "");
        }
        origins.add(row.getRowNum());
        return 1;
    }

    @Override
    public void close() {
        close(workbook, place);
    }

    private static void close(ReadableWorkbook workbook, SourceLocation place) {
        try {
            workbook.close();
        } catch (IOException e) {
            throw Workbooks.damage(place, e);
        }
    }
}
