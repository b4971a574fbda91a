package dev.cleave.encoding.label;

import dev.cleave.logic.Atom;
import dev.cleave.table.cell.CellText;
import dev.cleave.table.cell.CellValue;
import dev.cleave.table.cell.CellValue.Oddity;
import dev.cleave.table.cell.TruthWord;
import java.util.List;

/**
 * One output: whether a column has the positive value. All other values are negative; those that were not known when the
 * target was chosen are odd.
 */
public record Label(String column, String positive, List<String> negatives) {
    public Label {
        negatives = List.copyOf(negatives);
        if (negatives.isEmpty() || negatives.contains(positive)) {
            throw new IllegalArgumentException(
                    "label '" + column + "' needs other values than '" + positive + "': " + negatives);
        }
    }

    /** One value against all others. */
    static Label of(String column, String positive, List<String> values) {
        return new Label(
                column,
                positive,
                values.stream().filter(value -> !value.equals(positive)).toList());
    }

    /** The output in the user's words: {@code CycD_next}, {@code class = p}. */
    public Atom atom() {
        return isTruth() ? new Atom.Holds(column) : new Atom.Is(column, positive);
    }

    /** State 1 is positive, 0 negative; a missing label is odd. */
    public CellValue read(String cell) {
        if (CellText.isMissing(cell)) {
            return new CellValue(0, Oddity.GAP);
        }
        String key = CellText.key(cell);
        if (key.equals(positive)) {
            return CellValue.plain(1);
        }
        boolean known = negatives.contains(key);
        boolean truth = !known && isTruth() && TruthWord.parse(key).orElse(false);
        return truth ? CellValue.plain(1) : new CellValue(0, known ? Oddity.NONE : Oddity.UNSEEN_VALUE);
    }

    private boolean isTruth() {
        return negatives.size() == 1 && TruthWord.isPair(positive, negatives.get(0));
    }
}
