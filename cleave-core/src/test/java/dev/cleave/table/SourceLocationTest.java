package dev.cleave.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class SourceLocationTest {
    private static final SourceLocation EVERYTHING =
            SourceLocation.in(Path.of("d.csv")).withLine(7).withColumn("age").withValue("old");

    @Test
    void saysAllThatIsKnown() {
        assertEquals("d.csv, line 7, column 'age', value 'old'", EVERYTHING.toString());
    }

    @Test
    void aFileWithoutLinesHasRows() {
        SourceLocation place = SourceLocation.in(Path.of("d.parquet")).withRow(6);
        assertEquals("d.parquet, row 6, column 'age'", place.withColumn("age").toString());
        assertEquals(6, place.lineOrRow().orElse(0));
        assertEquals("line 7", EVERYTHING.rowText().orElse(""));
    }

    @Test
    void saysOnlyWhatIsKnown() {
        assertEquals("column 'age'", SourceLocation.unknown().withColumn("age").toString());
    }

    @Test
    void theMessageStartsWithThePlace() {
        assertEquals(
                "d.csv, line 7, column 'age', value 'old': bad", new InputException(EVERYTHING, "bad").getMessage());
    }

    @Test
    void withoutAPlaceTheMessageIsTheProblem() {
        assertEquals("bad", new InputException(SourceLocation.unknown(), "bad").getMessage());
    }

    @Test
    void longValuesAreCut() {
        assertEquals(
                "value '" + "x".repeat(57) + "...'",
                SourceLocation.unknown().withValue("x".repeat(5_000)).toString());
    }

    @Test
    void longPathsAreNotCut() {
        String path = "d".repeat(200) + ".csv";
        assertEquals(path, SourceLocation.in(Path.of(path)).toString());
    }

    @Test
    void placesAreEqualByWhatTheySay() {
        assertEquals(
                EVERYTHING,
                SourceLocation.in(Path.of("d.csv"))
                        .withValue("old")
                        .withColumn("age")
                        .withLine(7));
        assertNotEquals(EVERYTHING, EVERYTHING.withLine(8));
    }

    @Test
    void controlCharactersBecomeEscapes() {
        assertEquals(
                "value 'a\\r\\nb'", SourceLocation.unknown().withValue("a\r\nb").toString());
    }
}
