package dev.cleave.interchange.program;

import dev.cleave.table.cell.CellText;
import java.util.OptionalDouble;

/** A column that rules read. */
public record InputColumn(String name, Kind kind) {
    /** What a system should have in the column. */
    public enum Kind {
        /** What is no number counts as absent. */
        NUMBER {
            @Override
            Cell read(String text) {
                OptionalDouble number = CellText.number(text);
                return number.isPresent() ? new Cell.Number(number.getAsDouble()) : Cell.ABSENT;
            }
        },
        /** Numbers that are codes or categories are texts, too. */
        TEXT {
            @Override
            Cell read(String text) {
                return new Cell.Text(CellText.key(text));
            }
        };

        abstract Cell read(String text);
    }

    /** The cell that a text of a table means. */
    public Cell read(String text) {
        return CellText.isMissing(text) ? Cell.ABSENT : kind.read(text);
    }

    public boolean isNumber() {
        return kind == Kind.NUMBER;
    }
}
