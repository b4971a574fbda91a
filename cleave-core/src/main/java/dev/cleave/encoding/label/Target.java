package dev.cleave.encoding.label;

import dev.cleave.encoding.ColumnStates;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Column;
import dev.cleave.table.InputException;
import dev.cleave.table.OneLine;
import dev.cleave.table.Setting;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.cell.CellText;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How label columns become output bits: one label for a binary task, several for a multilabel one, one for each class of a
 * multiclass one.
 *
 * @param exclusive whether the labels are the classes of one column, of which each row has one
 */
public record Target(List<Label> labels, boolean exclusive) {
    /** With more a name or a number was taken for the target, mostly; and each label knows all others (docs/adr/0020). */
    public static final int MOST_CLASSES = 2_000;

    private static final int LISTED = 5;

    public Target {
        labels = List.copyOf(labels);
        if (labels.isEmpty()) {
            throw new IllegalArgumentException("a target needs at least one label");
        }
        if (exclusive && labels.stream().map(Label::column).distinct().count() > 1) {
            throw new IllegalArgumentException("classes come from one column: " + labels);
        }
    }

    /** Labels that each hold or not by themselves. */
    public Target(List<Label> labels) {
        this(labels, false);
    }

    /** The classes of one column; an {@link InputException} where there are more than {@link #MOST_CLASSES}. */
    public static Target classes(String column, List<String> values) {
        return classes(SourceLocation.unknown(), column, values);
    }

    static Target classes(SourceLocation place, String column, List<String> values) {
        if (values.size() > MOST_CLASSES) {
            throw new InputException(
                    place,
                    "target " + OneLine.quoted(column) + " has " + values.size() + " values ("
                            + OneLine.listed(values, LISTED) + "), which are too many classes (at most " + MOST_CLASSES
                            + "); choose one as the positive value, or group them",
                    Setting.POSITIVE);
        }
        return new Target(
                values.stream().map(value -> Label.of(column, value, values)).toList(), true);
    }

    public int outputs() {
        return labels.size();
    }

    /** The columns that the labels come from. */
    public Set<String> columns() {
        Set<String> names = new HashSet<>();
        labels.forEach(label -> names.add(label.column()));
        return names;
    }

    /** The output bits of every row. [rows x outputs]; a missing or unknown label is negative. */
    public BitMatrix bits(Table table) {
        BitMatrix.Builder bits = new BitMatrix.Builder(table.rows(), outputs());
        if (exclusive && outputs() > 2) {
            writeClasses(table.column(labels.get(0).column()), bits);
            return bits.build();
        }
        for (int output = 0; output < outputs(); output++) {
            Label label = labels.get(output);
            ColumnStates.of(table.column(label.column()), label::read).writeTruth(bits, output);
        }
        return bits.build();
    }

    /** Each text is looked up once, however many classes there are. */
    private void writeClasses(Column column, BitMatrix.Builder bits) {
        Map<String, Integer> outputs = new HashMap<>();
        labels.forEach(label -> outputs.put(label.positive(), outputs.size()));
        int[] ofCode = column.values().stream()
                .mapToInt(text -> CellText.isMissing(text) ? -1 : outputs.getOrDefault(CellText.key(text), -1))
                .toArray();
        for (int row = 0; row < column.rows(); row++) {
            int output = column.code(row) == Column.MISSING ? -1 : ofCode[column.code(row)];
            if (output >= 0) {
                bits.set(row, output);
            }
        }
    }
}
