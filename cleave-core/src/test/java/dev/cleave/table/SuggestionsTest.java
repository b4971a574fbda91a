package dev.cleave.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuggestionsTest {
    @ParameterizedTest
    @CsvSource({
        "'','',0",
        "abc,abc,0",
        "abc,abd,1",
        "abc,'',3",
        "kitten,sitting,3",
        "ab,ba,1",
        "aeg,age,1",
        "flaw,lawn,2"
    })
    void distanceCountsEdits(String a, String b, int edits) {
        assertEquals(edits, Suggestions.distance(a, b));
    }

    @Test
    void theClosestComesFirst() {
        assertEquals("did you mean 'colour' or 'color'?", Suggestions.of("colours", List.of("color", "age", "colour")));
    }

    @Test
    void caseAndPunctuationHardlyCount() {
        assertEquals("did you mean 'Cover_Type'?", Suggestions.of("cover type", List.of("Cover_Type", "Aspect")));
    }

    @Test
    void longListsAreCut() {
        List<String> names = List.of("aaaaaaa", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k");
        assertEquals("there are: aaaaaaa, b, c, d, e, f, g, h, i, j, ...", Suggestions.of("temperature", names));
    }
}
