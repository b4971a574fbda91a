package dev.cleave.rules.search.body;

/** The numbers of some rows, ascending; one list serves many searches. Mutable. */
public final class RowList {
    private final int[] rows;
    private int size;

    public RowList(int most) {
        this.rows = new int[most];
    }

    /** The rows whose bit is set in both. */
    public RowList set(long[] these, long[] those) {
        size = 0;
        for (int i = 0; i < these.length; i++) {
            for (long word = these[i] & those[i]; word != 0; word &= word - 1) {
                rows[size++] = (i << 6) + Long.numberOfTrailingZeros(word);
            }
        }
        return this;
    }

    public int size() {
        return size;
    }

    /** The first {@code size} of these; not to be changed. */
    int[] numbers() {
        return rows;
    }

    public int get(int i) {
        return rows[i];
    }
}
