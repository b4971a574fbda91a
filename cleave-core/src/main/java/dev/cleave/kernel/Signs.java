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

    /** Sets 64 neighbouring columns of a row, a 1 bit for +1. */
    public void putRow(int row, int block, long bits) {
        int at = (block * capacity + row) * BLOCK;
        int end = groupsOf(block);
        for (int g = 0; g < end; g += CHUNK) {
            int codes = (int) (bits >>> g * GROUP);
            int first = g * TABLE;
            positions[at + g] = first + (codes & 15) * ENTRY;
            positions[at + g + 1] = first + TABLE + (codes >>> 4 & 15) * ENTRY;
            positions[at + g + 2] = first + 2 * TABLE + (codes >>> 8 & 15) * ENTRY;
            positions[at + g + 3] = first + 3 * TABLE + (codes >>> 12 & 15) * ENTRY;
        }
    }

    /** Sets a group of columns in up to 64 neighbouring rows; bit i of word c is column c of row {@code first + i}. */
    public void putColumns(int first, int group, long[] words) {
        int end = Math.min(first + Long.SIZE, capacity);
        for (int row = first; row < end; row += 16) {
            putSixteen(row, group, codes(words, row - first));
        }
    }

    private void putSixteen(int row, int group, long codes) {
        int g = group % BLOCK;
        int at = (group / BLOCK * capacity + row) * BLOCK + g;
        for (int i = 0; i < 16; i++) {
            positions[at + i * BLOCK] = g * TABLE + ((int) (codes >>> i * GROUP) & 15) * ENTRY;
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
        return (groups + BLOCK - 1) / BLOCK;
    }

    int groupsOf(int block) {
        return Math.min(BLOCK, groups - block * BLOCK);
    }
}
