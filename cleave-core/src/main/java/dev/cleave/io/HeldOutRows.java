package dev.cleave.io;

/**
 * Which rows a model was scored on and not learned from.
 *
 * @param rows how many
 * @param share of all rows that was held out by {@code seed}; 0 where whoever learned chose the rows
 * @param stratified whether each class has its share of them
 */
public record HeldOutRows(int rows, double share, long seed, boolean stratified) {
    public HeldOutRows {
        if (rows < 0 || !(share >= 0 && share < 1)) {
            throw new IllegalArgumentException(rows + " rows held out, a share of " + share);
        }
    }

    /** Rows that were chosen elsewhere, or none. */
    public static HeldOutRows given(int rows) {
        return new HeldOutRows(rows, 0, 0, false);
    }
}
