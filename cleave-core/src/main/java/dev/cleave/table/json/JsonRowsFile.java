package dev.cleave.table.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.cleave.table.Header;
import dev.cleave.table.InputException;
import dev.cleave.table.InputFile;
import dev.cleave.table.OneLine;
import dev.cleave.table.RowOrigins;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.csv.ColumnCollector;
import dev.cleave.table.csv.TextSource;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads rows that are JSON objects: one a line, one after the other, or in one array. A key is a column, in the order in which keys first
 * appear; a row without it, or with null, has no cell there. Bad input gives an {@link InputException}.
 */
public final class JsonRowsFile {
    private final SourceLocation place;
    private final Map<String, ColumnCollector> columns = new LinkedHashMap<>();
    private final RowOrigins.Builder lines;
    private int rows;

    private JsonRowsFile(SourceLocation place) {
        this.place = place;
        this.lines = new RowOrigins.Builder(place);
    }

    public static Table read(Path file) {
        InputFile.require(file);
        try (BufferedReader text = TextSource.open(file)) {
            return new JsonRowsFile(SourceLocation.in(file)).read(text);
        } catch (IOException | UncheckedIOException e) {
            throw InputFile.unreadable(file, e);
        }
    }

    private Table read(BufferedReader text) throws IOException {
        try (MappingIterator<JsonNode> nodes = JsonMapper.builder()
                .build()
                .readerFor(JsonNode.class)
                .readValues(text)) { // an array is read as its elements
            while (nodes.hasNextValue()) {
                JsonNode node = nodes.nextValue();
                add(node, nodes.getCurrentLocation().getLineNr());
            }
        } catch (JsonProcessingException e) {
            long line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
            throw new InputException(
                    place.withLine(line), "is not JSON (" + OneLine.of(e.getOriginalMessage()) + "); mend the line", e);
        }
        if (rows == 0 || columns.isEmpty()) {
            throw Header.noRows(place);
        }
        return new Table(columns.values().stream().map(ColumnCollector::build).toList(), lines.build(), List.of());
    }

    private void add(JsonNode node, int line) {
        if (!node.isObject()) {
            throw new InputException(
                    place.withLine(line),
                    "there should be an object, {\"column\": value, ...}, not " + OneLine.quoted(node.toString())
                            + "; make each row one");
        }
        node.fields().forEachRemaining(field -> add(field.getKey(), field.getValue(), line));
        rows++;
        columns.values().stream().filter(column -> column.rows() < rows).forEach(column -> column.add(""));
        lines.add(line);
    }

    private void add(String key, JsonNode value, int line) {
        if (value.isContainerNode()) {
            throw new InputException(
                    place.withLine(line).withColumn(key), "has several values in one cell; give each a key of its own");
        }
        columns.computeIfAbsent(key, this::column).add(value.isNull() ? "" : value.asText());
    }

    private ColumnCollector column(String name) {
        ColumnCollector column = new ColumnCollector(name);
        for (int row = 0; row < rows; row++) {
            column.add("");
        }
        return column;
    }
}
