package dev.cleave.encoding;

import dev.cleave.logic.Atom;
import dev.cleave.logic.Group;
import dev.cleave.table.cell.CellValue;
import java.util.List;

/** How one column becomes atoms: plain data, all that is needed to encode a cell again. */
public sealed interface EncodedColumn permits BooleanColumn, CategoricalColumn, NumericColumn, OrderedColumn {
    String name();

    /** As many as the group has. */
    List<Atom> atoms();

    Group group();

    /** Whether its states ascend, but for that of a missing cell. */
    default boolean isOrdered() {
        return true;
    }

    /** The state of the group that a cell puts it in; never fails. */
    CellValue read(String cell);
}
