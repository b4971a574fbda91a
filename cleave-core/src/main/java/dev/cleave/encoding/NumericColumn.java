package dev.cleave.encoding;

import dev.cleave.logic.Atom;
import dev.cleave.logic.Group;
import dev.cleave.table.cell.CellText;
import dev.cleave.table.cell.CellValue;
import dev.cleave.table.cell.CellValue.Oddity;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A number against ascending thresholds. Where it is missing no {@code x > t} holds; with {@code missing} an atom says
 * so. Text counts as missing, and is odd.
 */
public record NumericColumn(String name, List<Double> thresholds, boolean missing, Standardisation scale)
        implements EncodedColumn {
    public NumericColumn {
        thresholds = List.copyOf(thresholds);
        for (int i = 1; i < thresholds.size(); i++) {
            if (thresholds.get(i - 1) >= thresholds.get(i)) {
                throw new IllegalArgumentException("thresholds of '" + name + "' must ascend: " + thresholds);
            }
        }
    }

    /** With numbers as they are. */
    public NumericColumn(String name, List<Double> thresholds, boolean missing) {
        this(name, thresholds, missing, Standardisation.ONE);
    }

    /** The same column against other thresholds, ascending. */
    public NumericColumn with(List<Double> others) {
        return new NumericColumn(name, others, missing, scale);
    }

    /** The cell's number, NaN where there is none. */
    public double number(String cell) {
        return CellText.isMissing(cell) ? Double.NaN : CellText.number(cell).orElse(Double.NaN);
    }

    @Override
    public List<Atom> atoms() {
        List<Atom> atoms = new ArrayList<>();
        thresholds.forEach(threshold -> atoms.add(new Atom.Above(name, threshold)));
        if (missing) {
            atoms.add(new Atom.Missing(name));
        }
        return atoms;
    }

    @Override
    public Group group() {
        return new Group.Thresholds(thresholds.size(), missing);
    }

    @Override
    public CellValue read(String cell) {
        if (CellText.isMissing(cell)) {
            return new CellValue(missingState(), missing ? Oddity.NONE : Oddity.GAP);
        }
        OptionalDouble number = CellText.number(cell);
        return number.isPresent()
                ? CellValue.plain(above(number.getAsDouble()))
                : new CellValue(missingState(), Oddity.NOT_A_NUMBER);
    }

    private int missingState() {
        return missing ? thresholds.size() + 1 : 0;
    }

    private int above(double number) {
        int count = 0;
        while (count < thresholds.size() && number > thresholds.get(count)) {
            count++;
        }
        return count;
    }
}
