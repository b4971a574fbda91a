package dev.cleave.kernel;

/**
 * A matrix of +1 and -1 in a form made for products: four neighbouring columns are one code of 0 to 15, and a product looks
 * up each code's sum of four rows in a table instead of multiplying four times. Codes are kept as positions in the table.
 */
public final class Signs {
    /** Columns that share one code. */
    public static final int GROUP = 4;

    static final int GROUPS = 16; // groups of one block, 64 columns
    static final int ENTRY = Panel.LANES; // one sum of four rows
    static final int TABLE = 16 * ENTRY; // the sums of one group

    final int[] positions; // [columns / 64][rows][16]
    final float[] table = new float[GROUPS * TABLE]; // scratch: [group][code][16]
    final int capacity;
    int rows;
    int groups;

    public Signs(int capacity, int columns) {
        this.capacity = capacity;
        this.positions = new int[Math.multiplyExact((columns + 63) / 64 * GROUPS, capacity)];
    }

    /** The smallest multiple of four that is not less than {@code columns}: how many rows the other factor must have. */
    public static int padded(int columns) {
        return (columns + GROUP - 1) / GROUP * GROUP;
    }

    /** Says how much of the matrix is in use. */
    public void resize(int rows, int columns) {
        this.rows = rows;
        this.groups = padded(columns) / GROUP;
    }

    /** Sets 64 neighbouring columns of a row, a 1 bit for +1. */
    public void putRow(int row, int block, long bits) {
        int at = (block * capacity + row) * GROUPS;
        for (int g = 0; g < GROUPS; g++) {
            positions[at + g] = g * TABLE + ((int) (bits >>> g * GROUP) & 15) * ENTRY;
        }
    }

    /** Sets four neighbouring columns of up to 64 neighbouring rows; bit i of word c is column c of row {@code first + i}. */
    public void putColumns(int first, int group, long[] words) {
        int g = group % GROUPS;
        int at = (group / GROUPS * capacity + first) * GROUPS + g;
        int count = Math.min(64, capacity - first);
        for (int i = 0; i < count; i++) {
            positions[at + i * GROUPS] = g * TABLE + code(words, i) * ENTRY;
        }
    }

    private static int code(long[] words, int bit) {
        return (int) (words[0] >>> bit & 1
                | (words[1] >>> bit & 1) << 1
                | (words[2] >>> bit & 1) << 2
                | (words[3] >>> bit & 1) << 3);
    }

    int blocks() {
        return (groups + GROUPS - 1) / GROUPS;
    }

    int groupsOf(int block) {
        return Math.min(GROUPS, groups - block * GROUPS);
    }
}
