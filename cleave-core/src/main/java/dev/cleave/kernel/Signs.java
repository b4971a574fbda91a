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

    private static final int CODES = 16; // codes that fit in a word

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

    /** Says how much of the matrix is in use; what was put before no longer counts. */
    public void resize(int rows, int columns) {
        this.rows = rows;
        this.groups = padded(columns) / GROUP;
    }

    /** Sets 64 neighbouring columns of a row, a 1 bit for +1. */
    public void putRow(int row, int block, long bits) {
        int at = (block * capacity + row) * GROUPS;
        int end = Math.min(GROUPS, groups - block * GROUPS);
        for (int g = 0; g < end; g++) {
            positions[at + g] = g * TABLE + ((int) (bits >>> g * GROUP) & 15) * ENTRY;
        }
    }

    /** Sets four neighbouring columns of up to 64 neighbouring rows; bit i of word c is column c of row {@code first + i}. */
    public void putColumns(int first, int group, long[] words) {
        int end = Math.min(first + Long.SIZE, capacity);
        for (int row = first; row < end; row += CODES) {
            putColumns(row, Math.min(row + CODES, end), group, codes(words, row - first));
        }
    }

    private void putColumns(int from, int to, int group, long codes) {
        int g = group % GROUPS;
        int at = (group / GROUPS * capacity + from) * GROUPS + g;
        long rest = codes;
        for (int row = from; row < to; row++) {
            positions[at] = g * TABLE + ((int) rest & 15) * ENTRY;
            rest >>>= GROUP;
            at += GROUPS;
        }
    }

    /** Sixteen codes of four bits, made of sixteen bits of each word. */
    private static long codes(long[] words, int shift) {
        return spread(words[0] >>> shift)
                | spread(words[1] >>> shift) << 1
                | spread(words[2] >>> shift) << 2
                | spread(words[3] >>> shift) << 3;
    }

    /** Moves bit i of the lowest sixteen to bit 4 i. */
    private static long spread(long bits) {
        long x = bits & 0xFFFFL;
        x = (x | x << 24) & 0x000000FF000000FFL;
        x = (x | x << 12) & 0x000F000F000F000FL;
        x = (x | x << 6) & 0x0303030303030303L;
        return (x | x << 3) & 0x1111111111111111L;
    }

    int blocks() {
        return (groups + GROUPS - 1) / GROUPS;
    }

    int groupsOf(int block) {
        return Math.min(GROUPS, groups - block * GROUPS);
    }
}
