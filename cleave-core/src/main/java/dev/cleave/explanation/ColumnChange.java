package dev.cleave.explanation;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.OrderedColumn;
import dev.cleave.explanation.counterfactual.Change;
import dev.cleave.logic.Atom;
import java.util.List;

/** A change in the user's own words: {@code colour to red}, {@code age to above 41.5}. */
public record ColumnChange(String column, String to) {
    static ColumnChange of(Change change, Encoding encoding) {
        EncodedColumn column = encoding.parts().get(change.group());
        return new ColumnChange(column.name(), state(column, change.state()));
    }

    @Override
    public String toString() {
        return column + " to " + to;
    }

    /** What a column is in a state of its group. */
    public static String state(EncodedColumn column, int state) {
        if (column instanceof BooleanColumn values) {
            return state == 1 ? values.trueValue() : values.falseValue();
        }
        if (column instanceof CategoricalColumn values) {
            return state < values.values().size() ? values.values().get(state) : "missing";
        }
        if (column instanceof OrderedColumn words) {
            return state < words.values().size() ? words.values().get(state) : "missing";
        }
        int cuts = ((NumericColumn) column).thresholds().size();
        return state > cuts ? "missing" : between(column.atoms(), state, cuts);
    }

    private static String between(List<Atom> atoms, int above, int cuts) {
        String low = above == 0 ? "" : "above " + threshold(atoms.get(above - 1));
        String high = above == cuts ? "" : "at most " + threshold(atoms.get(above));
        return low + (low.isEmpty() || high.isEmpty() ? "" : " and ") + high;
    }

    /** As rules write it. */
    private static String threshold(Atom atom) {
        return atom.toString().substring(atom.column().length() + " > ".length());
    }
}
