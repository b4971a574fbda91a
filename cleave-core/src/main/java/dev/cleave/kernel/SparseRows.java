package dev.cleave.kernel;

/** Some rows of a matrix, in an order of their own: those that one node after the other sees. */
public final class SparseRows {
    final Grid grid;
    private final int[] rows; // [nodes x each]
    private final int each;
    private final int first; // row of the matrix that is called 0
    private int from;

    /**
     * @param rows so many for each node, node after node
     * @param missing rows that the matrix does not have, before its own
     */
    public SparseRows(Grid grid, int[] rows, int each, int missing) {
        this.grid = grid;
        this.rows = rows.clone();
        this.each = each;
        this.first = missing;
    }

    /** Turns to the rows of a node. */
    public SparseRows of(int node) {
        from = node * each;
        return this;
    }

    /** How many of the node's rows the matrix does not have, which stand first. */
    public int missing() {
        int count = 0;
        while (count < each && rows[from + count] < first) {
            count++;
        }
        return count;
    }

    int at(int index) {
        return (rows[from + index] - first) * grid.stride;
    }
}
