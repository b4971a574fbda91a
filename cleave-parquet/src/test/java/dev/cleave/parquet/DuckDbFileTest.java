package dev.cleave.parquet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.table.Column;
import dev.cleave.table.Table;
import dev.cleave.table.cell.CellText;
import dev.cleave.table.format.TableFile;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of another writer, DuckDB 1.3.2, which wrote the same table as CSV, too: each cell is compared by the same key. */
class DuckDbFileTest {
    @ParameterizedTest
    @ValueSource(strings = {"duckdb.parquet", "duckdb-v2.parquet"})
    void cellsAreThoseOfTheCsv(String name) throws URISyntaxException {
        Table expected = TableFile.read(resource("duckdb.csv"));
        Table found = TableFile.read(resource(name));
        assertEquals(expected.header(), found.header());
        for (Column column : expected.columns()) {
            assertEquals(keys(column), keys(found.column(column.name())), column.name());
        }
    }

    private static List<String> keys(Column column) {
        return IntStream.range(0, column.rows())
                .mapToObj(row -> CellText.key(column.cell(row)))
                .toList();
    }

    private static Path resource(String name) throws URISyntaxException {
        URL found = Objects.requireNonNull(DuckDbFileTest.class.getResource(name), name);
        return Path.of(found.toURI());
    }
}
