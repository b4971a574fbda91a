package dev.cleave.encoding.label;

import dev.cleave.encoding.BooleanColumn;
import dev.cleave.table.InputException;
import dev.cleave.table.Note;
import dev.cleave.table.OneLine;
import dev.cleave.table.Rows;
import dev.cleave.table.Setting;
import dev.cleave.table.Suggestions;
import dev.cleave.table.Table;
import dev.cleave.table.cell.CellText;
import dev.cleave.table.cell.ColumnProfile;
import dev.cleave.table.cell.TruthWord;
import dev.cleave.table.cell.ValueCount;
import java.util.List;
import java.util.Optional;

/** Makes a label of a column: which value is positive, and which are negative. */
final class LabelFitter {
    private static final int LISTED = 5;

    private final Table table;
    private final TargetSpec.Positive positive;
    private final boolean alone;

    /** A constant label is an error when it is alone; among several, as of a gene that never changes, it may be. */
    LabelFitter(Table table, TargetSpec.Positive positive, boolean alone) {
        this.table = table;
        this.positive = positive;
        this.alone = alone;
    }

    Label fit(String name) {
        ColumnProfile profile = ColumnProfile.of(table.column(name), Rows.all(table.rows()));
        List<String> values = profile.values();
        if (values.size() == 1) {
            return constant(name, values.get(0));
        }
        if (positive instanceof TargetSpec.Positive.Given given) {
            return Label.of(name, key(name, given.value(), values), values);
        }
        if (values.size() > 2) {
            throw new InputException(table.place(), tooMany(name, values), Setting.POSITIVE);
        }
        return Label.of(
                name, PositiveValue.of(profile.counts().get(0), profile.counts().get(1)), values);
    }

    /** What to know about how the positive value was found: where no word says it, that it is the rarer one. */
    Optional<Note> note(String name) {
        List<ValueCount> counts =
                ColumnProfile.of(table.column(name), Rows.all(table.rows())).counts();
        return positive instanceof TargetSpec.Positive.Inferred
                        && counts.size() == 2
                        && PositiveValue.isRarer(counts.get(0), counts.get(1))
                ? Optional.of(Note.info(
                        name,
                        "has " + OneLine.quoted(PositiveValue.of(counts.get(0), counts.get(1)))
                                + " as its positive value, the rarer of the two"))
                : Optional.empty();
    }

    private String key(String name, String value, List<String> values) {
        String key = CellText.key(value);
        if (!values.contains(key)) {
            throw new InputException(
                    table.place().withColumn(name).withValue(value),
                    "the positive value does not occur; " + Suggestions.of(key, values));
        }
        return key;
    }

    private Label constant(String name, String value) {
        String opposite = TruthWord.opposite(value).orElse("");
        if (alone || opposite.isEmpty()) {
            throw new InputException(
                    table.place(),
                    "target " + OneLine.quoted(name) + " is " + OneLine.quoted(value)
                            + " in every row; there is nothing to learn, choose another column");
        }
        BooleanColumn truth = PositiveValue.column(name, value, opposite);
        return new Label(name, truth.trueValue(), List.of(truth.falseValue()));
    }

    private static String tooMany(String name, List<String> values) {
        return "target " + OneLine.quoted(name) + " has " + values.size() + " values (" + OneLine.listed(values, LISTED)
                + "); choose one as the positive value";
    }
}
