package dev.cleave.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TableTest {
    private static final Table TABLE = Table.builder(List.of("a", "b"))
            .add("1", "x")
            .add("?", "y")
            .add("3", "x")
            .build();

    @Test
    void selectionKeepsTheGivenOrder() {
        assertEquals(Map.of("a", "3", "b", "x"), TABLE.select(Rows.of(2, 1)).row(0));
    }

    @Test
    void missingCellsAreEmpty() {
        assertEquals("", TABLE.column("a").cell(1));
    }

    @Test
    void anUnknownColumnNamesCloseOnes() {
        Table table = Table.of(List.of("age", "weight", "class"), List.of(List.of("1", "2", "3")));
        InputException e = assertThrows(InputException.class, () -> table.column("Klass"));
        assertEquals("there is no column 'Klass'; did you mean 'class'?", e.getMessage());
    }

    @Test
    void anUnknownColumnListsAllWhenNoneIsClose() {
        InputException e = assertThrows(InputException.class, () -> TABLE.column("temperature"));
        assertEquals("there is no column 'temperature'; there are: a, b", e.getMessage());
    }

    @Test
    void raggedRowsAreRefused() {
        TableBuilder builder = Table.builder(List.of("a", "b"));
        assertThrows(InputException.class, () -> builder.add("1"));
    }

    @Test
    void noRowsAreRefused() {
        assertThrows(InputException.class, () -> Table.of(List.of("a"), List.of()));
    }

    @Test
    void noColumnsAreRefused() {
        InputException e = assertThrows(InputException.class, () -> Table.builder(List.of()));
        assertTrue(e.getMessage().contains("no columns"), e.getMessage());
    }
}
