package dev.cleave.encoding.label;

import dev.cleave.table.BitMatrix;
import dev.cleave.table.Column;
import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.Rows;
import dev.cleave.table.Splits;
import dev.cleave.table.Table;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** A table whose every row has its labels, and the target they make. */
public record LabelledTable(Table table, Target target) {
    /**
     * Finds the target in a table. Rows without a label are left out, with a note on the table. An
     * {@link InputException} where there is no such column, or its values don't make a target.
     */
    public static LabelledTable of(Table table, TargetSpec spec) {
        List<String> names = TargetNames.resolve(spec.names(), table);
        Rows rows = rows(table, names);
        if (rows.size() == 0) {
            throw new InputException(
                    table.place().withColumn(names.get(0)), "no row has a label; choose another target");
        }
        Table kept = rows.size() == table.rows() ? table : without(table, rows);
        if (names.size() == 1 && ClassFitter.isFor(kept, names.get(0), spec)) {
            return new LabelledTable(kept, ClassFitter.fit(kept, names.get(0), spec));
        }
        LabelFitter fitter = new LabelFitter(kept, spec.positive(), names.size() == 1);
        List<Label> labels = new ArrayList<>();
        names.forEach(name -> labels.add(fitter.fit(name)));
        return new LabelledTable(noted(kept, names, fitter), new Target(labels));
    }

    private static Table noted(Table table, List<String> names, LabelFitter fitter) {
        Table noted = table;
        for (String name : names) {
            Optional<Note> note = fitter.note(name);
            noted = note.isPresent() ? noted.withNote(note.get()) : noted;
        }
        return noted;
    }

    /** The rows in which none of these columns is missing. */
    public static Rows rows(Table table, Collection<String> names) {
        BitSet missing = new BitSet(table.rows());
        for (String name : names) {
            Column column = table.column(name);
            for (int row = 0; column.mayBeMissing() && row < column.rows(); row++) {
                if (column.code(row) == Column.MISSING) {
                    missing.set(row);
                }
            }
        }
        missing.flip(0, table.rows());
        return Rows.of(missing);
    }

    private static Table without(Table table, Rows kept) {
        int lost = table.rows() - kept.size();
        String text = lost + (lost == 1 ? " row has" : " rows have") + " no label and " + (lost == 1 ? "is" : "are")
                + " left out";
        return table.select(kept).withNote(Note.warning("", text));
    }

    /** The output bits of every row. */
    public BitMatrix targets() {
        return target.bits(table);
    }

    /** Ways to hold rows out, stratified unless the task is multilabel; an {@link InputException} where there is but one row. */
    public Splits splits() {
        return target.exclusive() ? Splits.stratified(targets()) : Splits.of(targets());
    }
}
