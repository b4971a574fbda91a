package dev.cleave.kernel;

/**
 * A matrix of +1 and -1 in a form made for products: four neighbouring columns, a <em>group</em>, are one code of 0 to 15, and
 * a product looks up each code's sum of four rows in a table instead of multiplying four times. Codes are kept as positions in
 * the table, and groups come in fours, so that the loops have no remainders.
 */
public final class Signs {
    /** Columns that share one code. */
    public static final int GROUP = 4;

    static final int CHUNK = 4; // groups that are worked on together
    static final int BLOCK = 16; // groups whose tables exist at the same time: 64 columns
    static final int ENTRY = Panel.LANES; // one sum of four rows
    static final int TABLE = 16 * ENTRY; // the sums of one group

    final int[] positions; // [columns / 64][rows][16]
    final float[] table = new float[BLOCK * TABLE]; // scratch: [group][code][16]
    final int capacity;
    int rows;
    int groups;

    public Signs(int rows, int columns) {
        this.capacity = padded(rows);
        this.positions = new int[Math.multiplyExact((columns + 63) / 64 * BLOCK, capacity)];
    }

    /** The smallest multiple of sixteen that is not less than {@code columns}: the rows that the other factor must have. */
    public static int padded(int columns) {
        return (columns + GROUP * CHUNK - 1) / (GROUP * CHUNK) * (GROUP * CHUNK);
    }

    /** Says how much of the matrix is in use; all of it has to be put again, columns up to {@link #padded}, as products read them. */
    public void resize(int rows, int columns) {
        this.rows = rows;
        this.groups = padded(columns) / GROUP;
    }

    /** Where the codes of a row's 64 columns begin. */
    int at(int row, int block) {
        return (block * capacity + row) * BLOCK;
    }

    int blocks() {
        return (groups + BLOCK - 1) / BLOCK;
    }

    int groupsOf(int block) {
        return Math.min(BLOCK, groups - block * BLOCK);
    }
}
