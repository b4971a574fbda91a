package dev.cleave.encoding;

import dev.cleave.table.Rows;
import java.util.List;

/**
 * Rows with labels, encoded.
 *
 * @param rows the rows of the table that have all labels, which are the rows of the data set, in this order
 */
public record EncodedTable(Dataset dataset, Rows rows, List<Surprise> surprises) {
    public EncodedTable {
        surprises = List.copyOf(surprises);
        if (dataset.rows() != rows.size()) {
            throw new IllegalArgumentException(dataset.rows() + " rows encoded, " + rows.size() + " chosen");
        }
    }
}
