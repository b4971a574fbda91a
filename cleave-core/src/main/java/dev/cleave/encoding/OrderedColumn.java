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
 * Words in an order that a person gave, from the least to the greatest. Where the cell is missing no {@code x > word} holds; with
 * {@code missing} an atom says so. A word that training did not have comes after none, and is odd.
 */
public record OrderedColumn(String name, List<String> values, boolean missing) implements EncodedColumn {
    public OrderedColumn {
        values = List.copyOf(values);
        if (values.size() < 2 || new HashSet<>(values).size() < values.size()) {
            throw new IllegalArgumentException("column '" + name + "' needs at least two distinct words: " + values);
        }
    }

    /** The words that come after this one, which has to be one of them. */
    public List<String> after(String value) {
        return values.subList(values.indexOf(value) + 1, values.size());
    }

    @Override
    public List<Atom> atoms() {
        List<Atom> atoms = new ArrayList<>();
        values.subList(0, values.size() - 1).forEach(value -> atoms.add(new Atom.After(name, value)));
        if (missing) {
            atoms.add(new Atom.Missing(name));
        }
        return atoms;
    }

    @Override
    public Group group() {
        return new Group.Thresholds(values.size() - 1, missing);
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
