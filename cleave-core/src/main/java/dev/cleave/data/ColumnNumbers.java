package dev.cleave.data;

/** The numbers of one column, read once for each distinct text. */
final class ColumnNumbers {
    private final Column column;
    private final float[] standardised; // [values + 1], the last is that of a missing cell

    private ColumnNumbers(Column column, float[] standardised) {
        this.column = column;
        this.standardised = standardised;
    }

    static ColumnNumbers of(Column column, NumericColumn numeric) {
        int values = column.values().size();
        float[] standardised = new float[values + 1];
        for (int code = 0; code < values; code++) {
            standardised[code] =
                    numeric.scale().standardised(numeric.number(column.values().get(code)));
        }
        standardised[values] = Float.NaN;
        return new ColumnNumbers(column, standardised);
    }

    /** NaN where the cell is missing, or text. */
    float standardised(int row) {
        int code = column.code(row);
        return standardised[code == Column.MISSING ? standardised.length - 1 : code];
    }
}
