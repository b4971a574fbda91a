package dev.cleave.web.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.EncodedColumn;
import org.junit.jupiter.api.Test;

class ColumnPictureTest {
    /** Bars stand by how frequent their values are, so that no place among them says which is meant. */
    @Test
    void whatAMissingCellOfTwoValuesCountsAsIsNamed() {
        EncodedColumn column = new BooleanColumn("hair", "TRUE", "FALSE");
        assertEquals(column.read("FALSE").state(), column.read("").state());
        assertEquals(
                "No training row lacked it. A missing or new value would count as FALSE.",
                ColumnPicture.missing(column));
    }
}
