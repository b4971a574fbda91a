package dev.cleave.encoding;

import dev.cleave.table.BitMatrix;
import dev.cleave.table.InputException;
import dev.cleave.table.Table;
import java.util.List;

/**
 * Rows without labels, encoded.
 *
 * @param inputs [rows x atoms]
 * @param numbers [rows x numeric columns]
 */
public record EncodedInputs(BitMatrix inputs, Measurements numbers, List<Surprise> surprises) {
    public EncodedInputs {
        surprises = List.copyOf(surprises);
    }

    /** What these columns have in every row; an {@link InputException} where the table lacks one of them. */
    public static EncodedInputs of(List<EncodedColumn> columns, Table table) {
        return ColumnInputs.of(columns, table);
    }

    /** What a network reads. */
    public NetworkInputs read() {
        return new NetworkInputs(inputs, numbers);
    }
}
