package dev.cleave.encoding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import dev.cleave.table.csv.CsvFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StrayTextTest {
    @Test
    void oneTextFarDownLeavesTheColumnNumeric(@TempDir Path folder) throws Exception {
        List<String> lines = new ArrayList<>(List.of("x,y"));
        for (int row = 0; row < 210_000; row++) {
            lines.add((row == 200_000 ? "oops" : Integer.toString(row * 7 % 50)) + "," + (row % 2 == 0 ? "a" : "b"));
        }
        Encoding encoding = fit(CsvFile.read(Files.write(folder.resolve("t.csv"), lines)));
        assertTrue(encoding.columns().get(0) instanceof NumericColumn column && column.missing());
        assertEquals(
                "[column 'x' has numbers, but for oops, first in line 200002, which counts as missing;"
                        + " called categorical, it is kept as texts]",
                encoding.notes().toString());
    }

    @Test
    void manyTextsMakeItCategorical() {
        TableBuilder table = Table.builder(List.of("x", "y"));
        for (int row = 0; row < 200; row++) {
            table.add(row % 50 == 0 ? "none" : Integer.toString(row * 7 % 40), row % 3 == 0 ? "a" : "b");
        }
        assertTrue(fit(table.build()).columns().get(0) instanceof CategoricalColumn);
    }

    private static Encoding fit(Table table) {
        LabelledTable data = LabelledTable.of(table, TargetSpec.of("y"));
        return Encoding.fit(data.table(), data.target(), Rows.all(table.rows()), EncodingOptions.defaults());
    }
}
