package dev.cleave.pipeline.cuts;

import dev.cleave.encoding.ColumnNumbers;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.logic.Atom;
import dev.cleave.rules.search.body.NumberColumn;
import dev.cleave.rules.search.body.ThresholdAtoms;
import dev.cleave.table.Table;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** The threshold atoms of an encoding, with the numbers that some rows have. */
public final class NumericAtoms implements ThresholdAtoms {
    private final Encoding encoding;
    private final List<NumericColumn> columns;
    private final List<ColumnNumbers> numbers;
    private final List<OptionalInt> columnOf; // by atom; asked for again and again

    public NumericAtoms(Encoding encoding, Table rows) {
        this.encoding = encoding;
        this.columns = encoding.numericColumns();
        this.numbers =
                columns.stream().map(column -> ColumnNumbers.of(rows, column)).toList();
        this.columnOf = encoding.atoms().stream().map(this::find).toList();
    }

    private OptionalInt find(Atom atom) {
        return atom instanceof Atom.Above above
                ? IntStream.range(0, columns.size())
                        .filter(i -> columns.get(i).name().equals(above.column()))
                        .findFirst()
                : OptionalInt.empty();
    }

    @Override
    public OptionalInt column(int atom) {
        return columnOf.get(atom);
    }

    @Override
    public double threshold(int atom) {
        if (encoding.atoms().get(atom) instanceof Atom.Above above) {
            return above.threshold();
        }
        throw new IllegalArgumentException(encoding.atoms().get(atom) + " is no threshold");
    }

    @Override
    public NumberColumn numbers(int column) {
        return numbers.get(column)::at;
    }
}
