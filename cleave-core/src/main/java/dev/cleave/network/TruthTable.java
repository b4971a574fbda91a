package dev.cleave.network;

import java.util.BitSet;

/**
 * The soft-valued truth table of a node (the paper's definition 1), over the inputs that the node uses. Lines are computed
 * when asked for, in the paper's order: all true first, all false last.
 */
public final class TruthTable {
    private static final int MOST_INPUTS = 62;

    private final SemiSymbolicLayer layer;
    private final int node;
    private final int[] used;

    private TruthTable(SemiSymbolicLayer layer, int node, int[] used) {
        this.layer = layer;
        this.node = node;
        this.used = used;
    }

    /** Throws {@link IllegalArgumentException} where the node uses more inputs than lines could be counted for. */
    public static TruthTable of(SemiSymbolicLayer layer, int node) {
        int[] used = layer.used(node);
        if (used.length > MOST_INPUTS) {
            throw new IllegalArgumentException("node " + node + " uses " + used.length
                    + " inputs; a table of more than " + MOST_INPUTS + " can't be numbered");
        }
        return new TruthTable(layer, node, used);
    }

    /** The inputs in the table's columns. */
    public int[] inputs() {
        return used.clone();
    }

    public long lines() {
        return 1L << used.length;
    }

    /** A line by its number, from 0. */
    public Line line(long number) {
        BitSet inputs = new BitSet(layer.inputs());
        for (int column = 0; column < used.length; column++) {
            inputs.set(used[column], holds(number, column));
        }
        return line(inputs);
    }

    /** The line of an assignment to the layer's inputs; those that the node does not use don't matter. */
    public Line line(BitSet inputs) {
        double[] x = new double[layer.inputs()];
        for (int i = 0; i < x.length; i++) {
            x[i] = inputs.get(i) ? 1 : -1;
        }
        double raw = layer.raw(node, x);
        return new Line(raw, StrictMath.tanh(raw), raw > 0);
    }

    /** Whether the input in a column is true in a line. */
    public boolean holds(long number, int column) {
        return (number >>> (used.length - 1 - column) & 1) == 0;
    }

    /** What the node makes of one assignment: f, tanh f, and its bivalent reading. */
    public record Line(double raw, double activation, boolean holds) {}
}
