package dev.cleave.excel;

import dev.cleave.table.Header;
import dev.cleave.table.Table;
import dev.cleave.table.format.TableBatches;
import dev.cleave.table.format.TableFormat;
import java.nio.file.Path;

/** Reads the first sheet of a workbook. Bad input gives an {@link dev.cleave.table.InputException}. */
public final class ExcelFormat implements TableFormat {
    @Override
    public String name() {
        return "Excel";
    }

    @Override
    public Table read(Path file) {
        try (SheetBatches rows = SheetBatches.open(file)) {
            return Header.withNote(rows.next(Integer.MAX_VALUE).orElseThrow());
        }
    }

    @Override
    public TableBatches open(Path file) {
        return SheetBatches.open(file);
    }
}
