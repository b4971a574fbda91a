package dev.cleave.table.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.table.Column;
import dev.cleave.table.cell.CellText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ColumnCollectorTest {
    @Test
    void cellsComeBackAsTheyWentIn() {
        SplittableRandom random = new SplittableRandom(3);
        List<String> cells = new ArrayList<>();
        ColumnCollector collector = new ColumnCollector("c");
        for (int i = 0; i < 5_000; i++) {
            String cell = Integer.toString(random.nextInt(1 + random.nextInt(2_000)), 36);
            cells.add(CellText.isMissing(cell) ? "" : cell);
            collector.add(cell);
        }
        Column column = collector.build();
        List<String> read = new ArrayList<>();
        for (int row = 0; row < column.rows(); row++) {
            read.add(column.cell(row));
        }
        assertEquals(cells, read);
    }

    @Test
    void valuesAreDistinctAndInOrderOfAppearance() {
        ColumnCollector collector = new ColumnCollector("c");
        List.of("b", "a", "?", "b", " a ", "NA", "c").forEach(collector::add);
        assertEquals(List.of("b", "a", "c"), collector.build().values());
    }

    @Test
    void textsWithTheSameHashStayApart() {
        ColumnCollector collector = new ColumnCollector("c");
        List<String> colliding = List.of("AaAa", "AaBB", "BBAa", "BBBB");
        assertEquals(1, new HashSet<>(colliding.stream().map(String::hashCode).toList()).size());
        colliding.forEach(collector::add);
        assertEquals(colliding, collector.build().values());
    }

    @Test
    void aSliceOfTheBufferIsRead() {
        ColumnCollector collector = new ColumnCollector("c");
        collector.add("xx red yy".toCharArray(), 2, 5);
        assertEquals("red", collector.build().cell(0));
    }
}
