package dev.cleave.datasets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.needs.Needs;
import dev.cleave.table.InputException;
import dev.cleave.table.Rows;
import dev.cleave.table.Split;
import dev.cleave.table.Table;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class PreparationTest {
    @Test
    void placesBecomeBitsAndNoneIsAllOnes() {
        Table table = Table.of(
                List.of("x", "s1", "s2", "s3", "y"),
                List.of(
                        List.of("5", "1", "0", "0", "a"),
                        List.of("6", "0", "0", "1", "b"),
                        List.of("7", "0", "0", "0", "a")));
        assertEquals(
                Table.of(
                        List.of("x", "s_bit1", "s_bit0", "y"),
                        List.of(List.of("5", "0", "0", "a"), List.of("6", "1", "0", "b"), List.of("7", "1", "1", "a"))),
                new TableStep.BinaryCode("s", 2).apply(table));
    }

    @Test
    void twoOnesHaveNoPlace() {
        Table table = Table.of(List.of("s1", "s2"), List.of(List.of("1", "1")));
        InputException e = assertThrows(InputException.class, () -> new TableStep.BinaryCode("s", 1).apply(table));
        assertTrue(e.getMessage().startsWith("column 's2': is 1"), e.getMessage());
    }

    @Test
    void tooFewBitsAreAnError() {
        Table table = Table.of(List.of("s1", "s2", "s3"), List.of(List.of("1", "0", "0")));
        assertThrows(InputException.class, () -> new TableStep.BinaryCode("s", 1).apply(table));
    }

    @Test
    void whatIsDroppedMustBeThere() {
        Table table = Table.of(List.of("a", "b"), List.of(List.of("1", "0")));
        assertEquals(List.of("b"), new TableStep.Drop(List.of("a")).apply(table).header());
        assertThrows(InputException.class, () -> new TableStep.Drop(List.of("c")).apply(table));
    }

    @Test
    void covertypeHasNineNumbersAndSevenBits() {
        Table table = table("covertype");
        assertEquals(9 + 2 + 5 + 1, table.header().size());
        assertEquals("[0, 1]", Sorted.values(table, "Soil_Type_bit4"));
        long none = Rows.all(table.rows()).stream()
                .filter(row -> List.of(4, 3, 2, 1, 0).stream()
                        .allMatch(bit ->
                                table.column("Soil_Type_bit" + bit).cell(row).equals("1")))
                .count();
        assertEquals(240, none); // rows of the soil types that are dropped
    }

    @Test
    void cdcHasAsManyRowsOfEachClass() {
        Table table = table("cdc");
        assertEquals(Map.of("0", 35_346L, "1", 35_346L), Sorted.counts(table, "Diabetes_binary"));
        assertEquals(17, table.header().size());
        assertTrue(table.notes().get(0).text().startsWith("70,692 of 253,680 rows are kept, rows of the"));
    }

    @Test
    void cdcByChanceHasAsManyRowsOfEachClass() {
        assertEquals(Map.of("0", 35_346L, "1", 35_346L), Sorted.counts(table("cdc-random"), "Diabetes_binary"));
        assertEquals(253_680, table("cdc-all").rows());
    }

    @Test
    void everyClassOfCarIsHeldOutByItsShare() {
        NamedData car = NamedData.find("car").orElseThrow();
        LabelledTable data =
                LabelledTable.of(car.table(Needs.data()), car.preparation().target());
        Split split = car.preparation().protocol().splits(data).get(0);
        assertEquals(
                Map.of("unacc", 242L, "acc", 77L, "good", 14L, "vgood", 13L),
                Sorted.counts(data.table().select(split.test()), "class"));
    }

    private static Table table(String name) {
        return NamedData.find(name).orElseThrow().table(Needs.data());
    }

    private static final class Sorted {
        static String values(Table table, String column) {
            return counts(table, column).keySet().toString();
        }

        static Map<String, Long> counts(Table table, String column) {
            return Rows.all(table.rows()).stream()
                    .mapToObj(row -> table.column(column).cell(row))
                    .collect(Collectors.groupingBy(value -> value, TreeMap::new, Collectors.counting()));
        }
    }
}
