package dev.cleave.web.pipe;

import com.fasterxml.jackson.databind.JsonNode;
import dev.cleave.logic.ShortestDecimal;
import dev.cleave.table.Column;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.RowOrigins;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A table in a frame. The header has the number of {@code rows} and the {@code columns}, each with its {@code name} and, where it is not of
 * numbers, its {@code values}; the body has them one after the other: doubles, NaN where missing, or 32-bit indices of values, -1 where missing.
 */
record FrameTable(Table table, Set<String> numbers) {
    static FrameTable read(Frame frame) {
        int rows = frame.header().path("rows").asInt(-1);
        List<Column> columns = new ArrayList<>();
        Set<String> numbers = new LinkedHashSet<>();
        for (JsonNode node : frame.header().path("columns")) {
            String name = node.path("name").asText();
            boolean isNumber = !node.has("values");
            require(rows > 0 && frame.body().remaining() / (isNumber ? Double.BYTES : Integer.BYTES) >= rows, name);
            columns.add(isNumber ? numbers(name, rows, frame.body()) : texts(name, node, rows, frame.body()));
            if (isNumber) {
                numbers.add(name);
            }
        }
        require(!columns.isEmpty(), "");
        return new FrameTable(new Table(columns, RowOrigins.memory(), List.of()), numbers);
    }

    private static void require(boolean condition, String column) {
        if (!condition) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "the frame has no rows, or too few bytes for column " + OneLine.quoted(column));
        }
    }

    private static Column numbers(String name, int rows, ByteBuffer body) {
        Map<Double, Integer> known = new HashMap<>();
        List<String> values = new ArrayList<>();
        int[] codes = new int[rows];
        for (int row = 0; row < rows; row++) {
            double number = body.getDouble();
            if (Double.isNaN(number)) {
                codes[row] = Column.MISSING;
                continue;
            }
            codes[row] = known.computeIfAbsent(number == 0 ? 0.0 : number, some -> {
                values.add(Double.isInfinite(some) ? Double.toString(some) : ShortestDecimal.of(some));
                return values.size() - 1;
            });
        }
        return Column.of(name, values, codes);
    }

    private static Column texts(String name, JsonNode node, int rows, ByteBuffer body) {
        List<String> values = new ArrayList<>();
        node.path("values").forEach(value -> values.add(value.asText()));
        int[] codes = new int[rows];
        for (int row = 0; row < rows; row++) {
            codes[row] = body.getInt();
            require(codes[row] >= Column.MISSING && codes[row] < values.size(), name);
        }
        return Column.of(name, values, codes);
    }
}
