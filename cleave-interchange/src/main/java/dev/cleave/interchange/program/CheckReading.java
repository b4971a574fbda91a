package dev.cleave.interchange.program;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.OrderedColumn;
import dev.cleave.logic.Atom;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.cell.TruthWord;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Atoms of an encoding as checks of cells; of columns and atoms those alone that rules use. */
public final class CheckReading {
    private final List<InputColumn> inputs = new ArrayList<>();
    private final Map<Integer, CellCheck> checks = new TreeMap<>();

    private CheckReading() {}

    /** An {@link InputException} where an atom is no check of one cell. */
    public static CheckReading of(Encoding encoding, BitSet used) {
        if (encoding.derivation().isPresent()) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "the rules are about predicates that a network invented (--predicates mlp), which no other system can compute;"
                            + " learn without them, or use --as text, asp or json");
        }
        CheckReading reading = new CheckReading();
        for (int i = 0; i < encoding.columns().size(); i++) {
            EncodedColumn column = encoding.columns().get(i);
            int start = encoding.domain().start(i);
            BitSet own = used.get(start, start + column.group().atoms());
            if (!own.isEmpty()) {
                reading.add(column, start, own);
            }
        }
        return reading;
    }

    private void add(EncodedColumn column, int start, BitSet used) {
        boolean isNumber = column instanceof NumericColumn;
        int input = inputs.size();
        inputs.add(new InputColumn(column.name(), isNumber ? InputColumn.Kind.NUMBER : InputColumn.Kind.TEXT));
        used.stream()
                .forEach(atom ->
                        checks.put(start + atom, check(column, column.atoms().get(atom), input)));
    }

    private static CellCheck check(EncodedColumn column, Atom atom, int input) {
        if (atom instanceof Atom.Above above) {
            return new CellCheck.Above(input, above.threshold());
        }
        if (atom instanceof Atom.Missing) {
            return new CellCheck.Absent(input);
        }
        if (atom instanceof Atom.After after) {
            return new CellCheck.Among(input, ((OrderedColumn) column).after(after.value()));
        }
        if (atom instanceof Atom.Is is) {
            return new CellCheck.Among(input, List.of(is.value()));
        }
        return truth(column, input);
    }

    private static CellCheck truth(EncodedColumn column, int input) {
        if (column instanceof BooleanColumn words
                && !TruthWord.parse(words.trueValue()).orElse(false)) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "column " + OneLine.quoted(column.name()) + " holds where it is "
                            + OneLine.quoted(words.trueValue())
                            + ", a word for false, which exports don't say; name the values otherwise");
        }
        return new CellCheck.Truth(input);
    }

    public List<InputColumn> inputs() {
        return Collections.unmodifiableList(inputs);
    }

    public Map<Integer, CellCheck> checks() {
        return Collections.unmodifiableMap(checks);
    }

    /** The values of a column that training knew, for systems that list them. */
    static List<String> values(EncodedColumn column) {
        if (column instanceof CategoricalColumn categories) {
            return categories.values();
        }
        if (column instanceof OrderedColumn words) {
            return words.values();
        }
        return column instanceof BooleanColumn two ? List.of(two.falseValue(), two.trueValue()) : List.of();
    }
}
