package dev.cleave.table.csv;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import dev.cleave.table.Table;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Writes a table as CSV: commas, quotes where needed, a missing cell empty. */
public final class CsvPrinter {
    private CsvPrinter() {}

    public static String print(Table table) {
        StringWriter text = new StringWriter();
        try (CsvWriter writer =
                CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(text)) {
            writer.writeRecord(table.header());
            for (int row = 0; row < table.rows(); row++) {
                writer.writeRecord(cells(table, row));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static List<String> cells(Table table, int row) {
        List<String> cells = new ArrayList<>();
        table.columns().forEach(column -> cells.add(column.cell(row)));
        return cells;
    }
}
