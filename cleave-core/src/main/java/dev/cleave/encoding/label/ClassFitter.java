package dev.cleave.encoding.label;

import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.Rows;
import dev.cleave.table.Setting;
import dev.cleave.table.Table;
import dev.cleave.table.cell.ColumnProfile;
import java.util.List;

/** Makes the classes of a target from a column with more than two values. */
final class ClassFitter {
    private static final int MOST_INTEGERS = 30; // that may be names of classes
    private static final int MOST_FRACTIONS = 10;
    private static final int LISTED = 3;

    private ClassFitter() {}

    /** Whether the column asks for classes: more than two values, and nobody has said which one counts. */
    static boolean isFor(Table table, String name, TargetSpec spec) {
        return spec.positive() instanceof TargetSpec.Positive.Inferred
                && values(table, name).size() > 2;
    }

    /** An {@link InputException} where there are too many to be classes, or where they are measurements. */
    static Target fit(Table table, String name, TargetSpec spec) {
        ColumnProfile profile = profile(table, name);
        if (!spec.classes()) {
            requireNoMeasurement(profile, table);
        }
        return Target.classes(table.place(), name, profile.values());
    }

    private static void requireNoMeasurement(ColumnProfile profile, Table table) {
        int most = profile.allIntegers() ? MOST_INTEGERS : MOST_FRACTIONS;
        if (profile.allNumbers() && profile.distinct() > most) {
            throw new InputException(
                    table.place(),
                    "target " + OneLine.quoted(profile.name()) + " has " + profile.distinct() + " different numbers ("
                            + OneLine.listed(profile.values(), LISTED)
                            + "), and classes are what can be learned: put it into a few ranges first (low, high), choose one"
                            + " number as the positive value, or call it multiclass if each is a class of its own",
                    Setting.POSITIVE,
                    Setting.TASK);
        }
    }

    private static List<String> values(Table table, String name) {
        return profile(table, name).values();
    }

    private static ColumnProfile profile(Table table, String name) {
        return ColumnProfile.of(table.column(name), Rows.all(table.rows()));
    }
}
