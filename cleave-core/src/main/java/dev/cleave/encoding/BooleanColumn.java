package dev.cleave.encoding;

import dev.cleave.logic.Atom;
import dev.cleave.logic.Group;
import dev.cleave.table.cell.CellText;
import dev.cleave.table.cell.CellValue;
import dev.cleave.table.cell.CellValue.Oddity;
import dev.cleave.table.cell.TruthWord;
import java.util.List;

/**
 * Two values and no gaps: one atom. It is the column itself for words of truth (1/0, yes/no, ...), else
 * {@code column = trueValue}. Any other cell makes the atom false, and is odd.
 */
public record BooleanColumn(String name, String trueValue, String falseValue) implements EncodedColumn {
    public BooleanColumn {
        if (trueValue.equals(falseValue)) {
            throw new IllegalArgumentException("column '" + name + "' needs two values, not '" + trueValue + "' twice");
        }
    }

    @Override
    public List<Atom> atoms() {
        return List.of(isTruth() ? new Atom.Holds(name) : new Atom.Is(name, trueValue));
    }

    @Override
    public Group group() {
        return new Group.Free();
    }

    @Override
    public CellValue read(String cell) {
        if (CellText.isMissing(cell)) {
            return new CellValue(0, Oddity.GAP);
        }
        String key = CellText.key(cell);
        if (key.equals(trueValue) || key.equals(falseValue)) {
            return CellValue.plain(key.equals(trueValue) ? 1 : 0);
        }
        return isTruth() ? readTruth(key) : new CellValue(0, Oddity.UNSEEN_VALUE);
    }

    private static CellValue readTruth(String key) {
        return TruthWord.parse(key)
                .map(truth -> CellValue.plain(truth ? 1 : 0))
                .orElse(new CellValue(0, Oddity.UNSEEN_VALUE));
    }

    private boolean isTruth() {
        return TruthWord.isPair(trueValue, falseValue);
    }
}
