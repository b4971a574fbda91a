package dev.cleave.encoding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.table.cell.CellValue;
import dev.cleave.table.cell.CellValue.Oddity;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EncodedColumnTest {
    private static final BooleanColumn TRUTH = new BooleanColumn("c", "1", "0");
    private static final BooleanColumn TWO = new BooleanColumn("c", "red", "blue");
    private static final CategoricalColumn FULL = new CategoricalColumn("c", List.of("1", "red"), false);
    private static final CategoricalColumn GAPPY = new CategoricalColumn("c", List.of("1", "red"), true);
    private static final NumericColumn NUMBER = new NumericColumn("c", List.of(1.5, 3.0), false);
    private static final NumericColumn GAPPY_NUMBER = new NumericColumn("c", List.of(1.5, 3.0), true);

    @ParameterizedTest
    @CsvSource({"1,1,NONE", "0,0,NONE", "1.0,1,NONE", "true,1,NONE", "No,0,NONE", "2,0,UNSEEN_VALUE", "?,0,GAP"})
    void truth(String cell, int state, Oddity oddity) {
        assertEquals(new CellValue(state, oddity), TRUTH.read(cell));
    }

    @ParameterizedTest
    @CsvSource({"red,1,NONE", "blue,0,NONE", "true,0,UNSEEN_VALUE", "Red,0,UNSEEN_VALUE", "'',0,GAP"})
    void twoValues(String cell, int state, Oddity oddity) {
        assertEquals(new CellValue(state, oddity), TWO.read(cell));
    }

    @ParameterizedTest
    @CsvSource({"1,0,NONE", "1.0,0,NONE", "' red ',1,NONE", "green,-1,UNSEEN_VALUE", "NA,-1,GAP"})
    void categories(String cell, int state, Oddity oddity) {
        assertEquals(new CellValue(state, oddity), FULL.read(cell));
    }

    @ParameterizedTest
    @CsvSource({"1,0,NONE", "red,1,NONE", "green,-1,UNSEEN_VALUE", "NA,2,NONE"})
    void categoriesWithGaps(String cell, int state, Oddity oddity) {
        assertEquals(new CellValue(state, oddity), GAPPY.read(cell));
    }

    @ParameterizedTest
    @CsvSource({
        "1,0,NONE",
        "1.5,0,NONE",
        "1.6,1,NONE",
        "3,1,NONE",
        "1e400,2,NONE",
        "-Infinity,0,NONE",
        "old,0,NOT_A_NUMBER",
        "NaN,0,GAP"
    })
    void numbers(String cell, int state, Oddity oddity) {
        assertEquals(new CellValue(state, oddity), NUMBER.read(cell));
    }

    @ParameterizedTest
    @CsvSource({"1,0,NONE", "4,2,NONE", "old,3,NOT_A_NUMBER", "NaN,3,NONE"})
    void numbersWithGaps(String cell, int state, Oddity oddity) {
        assertEquals(new CellValue(state, oddity), GAPPY_NUMBER.read(cell));
    }

    @Test
    void aColumnHasAsManyAtomsAsItsGroup() {
        for (EncodedColumn column : List.of(TRUTH, TWO, FULL, GAPPY, NUMBER, GAPPY_NUMBER)) {
            assertEquals(column.group().atoms(), column.atoms().size(), column::toString);
        }
    }

    @Test
    void thresholdsAscend() {
        assertThrows(IllegalArgumentException.class, () -> new NumericColumn("c", List.of(2.0, 2.0), false));
    }

    @Test
    void categoriesAreDistinct() {
        assertThrows(IllegalArgumentException.class, () -> new CategoricalColumn("c", List.of("a", "a"), true));
    }

    @Test
    void aBooleanHasTwoValues() {
        assertThrows(IllegalArgumentException.class, () -> new BooleanColumn("c", "a", "a"));
    }
}
