package dev.cleave.encoding.label;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.table.cell.CellValue;
import dev.cleave.table.cell.CellValue.Oddity;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabelTest {
    @ParameterizedTest
    @CsvSource({"1,1,NONE", "0,0,NONE", "true,1,NONE", "2,0,UNSEEN_VALUE", "'',0,GAP"})
    void wordsOfTruth(String cell, int state, Oddity oddity) {
        assertEquals(new CellValue(state, oddity), new Label("y", "1", List.of("0")).read(cell));
    }

    @ParameterizedTest
    @CsvSource({"acc,1,NONE", "good,0,NONE", "true,0,UNSEEN_VALUE", "other,0,UNSEEN_VALUE"})
    void oneAgainstTheRest(String cell, int state, Oddity oddity) {
        assertEquals(new CellValue(state, oddity), new Label("y", "acc", List.of("good", "bad")).read(cell));
    }

    @Test
    void isNamedAfterItsColumnOrItsValue() {
        assertEquals("y", new Label("y", "yes", List.of("no")).atom().toString());
        assertEquals(
                "y = acc", new Label("y", "acc", List.of("good", "bad")).atom().toString());
    }

    @Test
    void positiveAndNegativeDiffer() {
        assertThrows(IllegalArgumentException.class, () -> new Label("y", "1", List.of("0", "1")));
    }

    @Test
    void somethingIsNegative() {
        assertThrows(IllegalArgumentException.class, () -> new Label("y", "1", List.of()));
    }
}
