package dev.cleave.cli.prediction;

import dev.cleave.encoding.Surprise;
import dev.cleave.table.Column;
import dev.cleave.table.Table;
import java.util.Arrays;
import java.util.List;

/** What is odd about each row of a table: cells that training did not prepare for. */
final class RowNotes {
    private static final String[] NONE = {};

    private final String[] notes; // [rows]; none where nothing is odd

    private RowNotes(String[] notes) {
        this.notes = notes;
    }

    static RowNotes of(Table table, List<Surprise> surprises) {
        if (surprises.isEmpty()) {
            return new RowNotes(NONE);
        }
        String[] notes = new String[table.rows()];
        Arrays.fill(notes, "");
        for (Surprise surprise : surprises) {
            Column column = table.column(surprise.column());
            int code = surprise.value().isEmpty()
                    ? Column.MISSING
                    : column.values().indexOf(surprise.value());
            for (int row = 0; row < notes.length; row++) {
                if (column.code(row) == code) {
                    notes[row] += (notes[row].isEmpty() ? "" : "; ") + surprise.ofOneRow();
                }
            }
        }
        return new RowNotes(notes);
    }

    /** Empty where nothing is odd about it. */
    String of(int row) {
        return notes.length == 0 ? "" : notes[row];
    }
}
