package dev.cleave.encoding.label;

import dev.cleave.table.InputException;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.table.cell.ColumnProfile;
import java.util.List;

/** Makes the classes of a target from a column with more than two values. */
final class ClassFitter {
    private ClassFitter() {}

    /** Whether the column asks for classes: more than two values, and nobody has said which one counts. */
    static boolean isFor(Table table, String name, TargetSpec spec) {
        return spec.positive() instanceof TargetSpec.Positive.Inferred
                && values(table, name).size() > 2;
    }

    /** An {@link InputException} where there are too many to be classes. */
    static Target fit(Table table, String name) {
        return Target.classes(table.place(), name, values(table, name));
    }

    private static List<String> values(Table table, String name) {
        return ColumnProfile.of(table.column(name), Rows.all(table.rows())).values();
    }
}
