package dev.cleave.lab;

import dev.cleave.lab.trial.Figure;
import dev.cleave.lab.trial.Method;

/**
 * A row of a table.
 *
 * @param figure which of the contender's figures stands there
 * @param paper the paper's row to hold it against; empty where the paper has none
 * @param ours whether it is the row that this program stands by
 */
record MethodRow(String name, Method contender, Figure figure, String paper, boolean ours) {
    /** At-least rules are one line or many: this program's own search is held against itself in the same count alone. */
    boolean isCountedAs(MethodRow other) {
        return !contender.equals(Methods.LABELS_ALONE) || figure == other.figure;
    }
}
