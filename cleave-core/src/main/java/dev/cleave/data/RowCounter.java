package dev.cleave.data;

import java.util.Arrays;

/** Tells columns that only number the rows: integers, always rising or always falling down the table. */
final class RowCounter {
    private RowCounter() {}

    static boolean is(Column column, Rows train) {
        int[] rows = train.stream().sorted().toArray();
        double[] numbers = Arrays.stream(rows)
                .mapToDouble(row -> CellText.number(column.cell(row)).orElse(Double.NaN))
                .toArray();
        return Arrays.stream(numbers).allMatch(number -> Math.rint(number) == number)
                && (isRising(numbers, 1) || isRising(numbers, -1));
    }

    private static boolean isRising(double[] numbers, int sign) {
        for (int i = 1; i < numbers.length; i++) {
            if (sign * numbers[i] <= sign * numbers[i - 1]) {
                return false;
            }
        }
        return true;
    }
}
