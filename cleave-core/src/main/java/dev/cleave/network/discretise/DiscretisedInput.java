package dev.cleave.network.discretise;

import java.util.Comparator;

/**
 * A plain atom, of column -1, by its place among those that a network reads, or a threshold by its numeric column and the gap
 * that it is in.
 *
 * @param index the atom's place; or which one of several thresholds in the gap, where they are kept apart
 */
public record DiscretisedInput(int column, int gap, int index) implements Comparable<DiscretisedInput> {
    private static final Comparator<DiscretisedInput> ORDER = Comparator.comparingInt(DiscretisedInput::column)
            .thenComparingInt(DiscretisedInput::gap)
            .thenComparingInt(DiscretisedInput::index);

    static DiscretisedInput atom(int index) {
        return new DiscretisedInput(-1, 0, index);
    }

    boolean isCut() {
        return column >= 0;
    }

    @Override
    public int compareTo(DiscretisedInput other) {
        return ORDER.compare(this, other);
    }
}
