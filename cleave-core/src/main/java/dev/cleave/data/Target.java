package dev.cleave.data;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** How label columns become output bits: one label for a binary task, several for a multilabel one. */
public record Target(List<Label> labels) {
    public Target {
        labels = List.copyOf(labels);
        if (labels.isEmpty()) {
            throw new IllegalArgumentException("a target needs at least one label");
        }
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
        for (int output = 0; output < outputs(); output++) {
            Label label = labels.get(output);
            ColumnStates.of(table.column(label.column()), label::read).writeTruth(bits, output);
        }
        return bits.build();
    }
}
