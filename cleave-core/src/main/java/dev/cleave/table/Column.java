package dev.cleave.table;

import java.util.List;

/** One column of a table: its distinct values, and for each row which of them, or none where the cell is missing. */
public final class Column {
    /** The code of a cell without a value. */
    public static final int MISSING = -1;

    private final String name;
    private final List<String> values;
    private final PackedCodes codes;

    public Column(String name, List<String> values, PackedCodes codes) {
        this.name = name;
        this.values = List.copyOf(values);
        this.codes = codes;
    }

    /** @param codes of every row an index into the distinct values, or {@link #MISSING} */
    public static Column of(String name, List<String> values, int... codes) {
        for (int code : codes) {
            if (code < MISSING || code >= values.size()) {
                throw new IllegalArgumentException("code " + code + " of " + values.size() + " values in " + name);
            }
        }
        return new Column(name, values, PackedCodes.of(codes));
    }

    public String name() {
        return name;
    }

    public int rows() {
        return codes.rows();
    }

    /** The distinct texts, in order of first appearance; after a selection of rows some may no longer occur. */
    public List<String> values() {
        return values;
    }

    /** An index into the values, or {@link #MISSING}. */
    public int code(int row) {
        return codes.get(row);
    }

    /** The text of a cell; empty where it is missing. */
    public String cell(int row) {
        int code = codes.get(row);
        return code == MISSING ? "" : values.get(code);
    }

    /** Writes the codes of {@code count} rows from {@code first} on. */
    public void codes(int first, int[] target, int count) {
        codes.copy(first, target, count);
    }

    /** False where it is certain that no cell is missing. */
    public boolean mayBeMissing() {
        return codes.mayBeMissing();
    }

    /** How often each value occurs, and last how many cells are missing. [values + 1] */
    public int[] counts() {
        int[] counts = new int[values.size() + 1];
        int[] block = new int[Math.min(rows(), 1 << 12)];
        for (int first = 0; first < rows(); first += block.length) {
            int count = Math.min(block.length, rows() - first);
            codes.copy(first, block, count);
            for (int i = 0; i < count; i++) {
                counts[block[i] == MISSING ? values.size() : block[i]]++;
            }
        }
        return counts;
    }

    public Column withValues(List<String> others) {
        return new Column(name, others, codes);
    }

    /** The chosen rows, in the given order. */
    public Column select(Rows chosen) {
        return new Column(name, values, codes.select(chosen));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Column that
                && name.equals(that.name)
                && values.equals(that.values)
                && codes.equals(that.codes);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + codes.hashCode();
    }

    @Override
    public String toString() {
        return "Column[" + name + ", " + rows() + " rows, " + values.size() + " values]";
    }
}
