package dev.cleave.model;

import java.util.Comparator;

/**
 * A plain atom, of column -1, by its place among those that a network reads, or a threshold by its numeric column and the gap
 * that it is in.
 *
 * @param index the atom's place; or which one of several thresholds in the gap, where they are kept apart
 */
record SettledInput(int column, int gap, int index) implements Comparable<SettledInput> {
    private static final Comparator<SettledInput> ORDER = Comparator.comparingInt(SettledInput::column)
            .thenComparingInt(SettledInput::gap)
            .thenComparingInt(SettledInput::index);

    static SettledInput atom(int index) {
        return new SettledInput(-1, 0, index);
    }

    boolean isCut() {
        return column >= 0;
    }

    @Override
    public int compareTo(SettledInput other) {
        return ORDER.compare(this, other);
    }
}
