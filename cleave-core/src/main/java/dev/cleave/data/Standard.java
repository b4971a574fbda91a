package dev.cleave.data;

import java.util.List;

/** Numbers of a column less their mean, over their standard deviation. */
record Standard(double mean, double deviation) {
    /** Of the finite numbers; where they are all the same the deviation counts as 1. */
    static Standard of(ColumnProfile profile) {
        List<ValueCount> numbers = profile.numbers().stream()
                .filter(each -> Double.isFinite(each.number()))
                .toList();
        double count = numbers.stream().mapToDouble(ValueCount::count).sum();
        double mean = numbers.stream()
                .mapToDouble(each -> each.number() * (each.count() / count))
                .sum();
        double scale = numbers.stream()
                .mapToDouble(each -> Math.abs(each.number() - mean))
                .max()
                .orElse(0); // so that squares of great numbers stay finite
        double variance = numbers.stream()
                .mapToDouble(each -> Math.pow((each.number() - mean) / scale, 2) * (each.count() / count))
                .sum();
        return new Standard(mean, scale == 0 ? 1 : scale * Math.sqrt(variance));
    }

    /** Every row of a column; 0, as the mean has, where a finite number is missing. [rows] */
    static double[] column(Column column) {
        Standard standard = of(ColumnProfile.of(column, Rows.all(column.rows())));
        double[] byCode = column.values().stream().mapToDouble(standard::of).toArray();
        double[] byRow = new double[column.rows()];
        for (int row = 0; row < byRow.length; row++) {
            int code = column.code(row);
            byRow[row] = code == Column.MISSING ? 0 : byCode[code];
        }
        return byRow;
    }

    /** 0, as the mean has, for what is not a finite number. */
    double of(String cell) {
        double number = CellText.number(cell).orElse(mean);
        return Double.isFinite(number) ? (number - mean) / deviation : 0;
    }
}
