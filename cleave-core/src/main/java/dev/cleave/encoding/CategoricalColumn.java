package dev.cleave.encoding;

import dev.cleave.logic.Atom;
import dev.cleave.logic.Group;
import dev.cleave.table.cell.CellText;
import dev.cleave.table.cell.CellValue;
import dev.cleave.table.cell.CellValue.Oddity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * Several values, of which each row has exactly one; with {@code missing}, having none is one more of them. A value that
 * training did not have makes no atom hold, and is odd.
 */
public record CategoricalColumn(String name, List<String> values, boolean missing) implements EncodedColumn {
    public CategoricalColumn {
        values = List.copyOf(values);
        if (values.size() + (missing ? 1 : 0) < 2 || new HashSet<>(values).size() < values.size()) {
            throw new IllegalArgumentException("column '" + name + "' needs at least two distinct values: " + values);
        }
    }

    @Override
    public List<Atom> atoms() {
        List<Atom> atoms = new ArrayList<>();
        values.forEach(value -> atoms.add(new Atom.Is(name, value)));
        if (missing) {
            atoms.add(new Atom.Missing(name));
        }
        return atoms;
    }

    @Override
    public boolean isOrdered() {
        return false;
    }

    @Override
    public Group group() {
        return new Group.OneHot(values.size() + (missing ? 1 : 0));
    }

    @Override
    public CellValue read(String cell) {
        if (CellText.isMissing(cell)) {
            return missing ? CellValue.plain(values.size()) : new CellValue(CellValue.NO_ATOM, Oddity.GAP);
        }
        int state = values.indexOf(CellText.key(cell));
        return state >= 0 ? CellValue.plain(state) : new CellValue(CellValue.NO_ATOM, Oddity.UNSEEN_VALUE);
    }
}
