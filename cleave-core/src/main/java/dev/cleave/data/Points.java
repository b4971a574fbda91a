package dev.cleave.data;

import java.nio.DoubleBuffer;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The rows of a table as points in space, equal rows once. The columns of names, one-hot, are a pattern of bits: two
 * patterns are as far from each other, squared, as they have different bits. Numbers are standardised.
 */
final class Points {
    private final int[] ofRow; // [rows]
    private final List<LongBuffer> patterns = new ArrayList<>(); // [points]
    private final List<DoubleBuffer> numbers = new ArrayList<>(); // [points]

    /** By the encoding's columns; a missing number counts as the mean. */
    Points(Table table, List<EncodedColumn> columns) {
        List<Column> numeric = columns.stream()
                .filter(NumericColumn.class::isInstance)
                .map(column -> table.column(column.name()))
                .toList();
        BitMatrix bits = bits(
                table,
                columns.stream()
                        .filter(column -> !(column instanceof NumericColumn))
                        .toList());
        double[][] standard = numeric.stream().map(Points::standardised).toArray(double[][]::new);
        Map<Point, Integer> found = new HashMap<>();
        this.ofRow = new int[table.rows()];
        for (int row = 0; row < ofRow.length; row++) {
            ofRow[row] = number(found, new Point(pattern(bits, row), numbers(standard, row)));
        }
    }

    /** Every row of a column; 0, as the mean has, where a number is missing. [rows] */
    static double[] standardised(Column column) {
        Scale scale = Scale.of(ColumnProfile.of(column, Rows.all(column.rows())).numbers());
        double[] byCode = column.values().stream()
                .mapToDouble(text -> scale.standardised(CellText.number(text).orElse(scale.mean())))
                .toArray();
        double[] byRow = new double[column.rows()];
        for (int row = 0; row < byRow.length; row++) {
            int code = column.code(row);
            byRow[row] = code == Column.MISSING ? 0 : byCode[code];
        }
        return byRow;
    }

    private record Point(LongBuffer pattern, DoubleBuffer numbers) {}

    private int number(Map<Point, Integer> found, Point point) {
        int next = patterns.size();
        Integer known = found.putIfAbsent(point, next);
        if (known != null) {
            return known;
        }
        patterns.add(point.pattern());
        numbers.add(point.numbers());
        return next;
    }

    /** [rows x atoms] */
    private static BitMatrix bits(Table table, List<EncodedColumn> columns) {
        int atoms = columns.stream().mapToInt(column -> column.group().atoms()).sum();
        BitMatrix.Builder bits = new BitMatrix.Builder(table.rows(), atoms);
        int start = 0;
        for (EncodedColumn column : columns) {
            ColumnStates.of(table.column(column.name()), column::read).write(column.group(), bits, start);
            start += column.group().atoms();
        }
        return bits.build();
    }

    private static LongBuffer pattern(BitMatrix bits, int row) {
        long[] words = new long[bits.wordsPerRow()];
        for (int i = 0; i < words.length; i++) {
            words[i] = bits.word(row, i);
        }
        return LongBuffer.wrap(words);
    }

    private static DoubleBuffer numbers(double[][] standard, int row) {
        double[] numbers = new double[standard.length];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = standard[i][row];
        }
        return DoubleBuffer.wrap(numbers);
    }

    /** How many different ones there are. */
    int count() {
        return patterns.size();
    }

    int ofRow(int row) {
        return ofRow[row];
    }

    int patternWords() {
        return patterns.get(0).limit();
    }

    LongBuffer pattern(int point) {
        return patterns.get(point);
    }

    /** Itself, not a copy. */
    double[] numbers(int point) {
        return numbers.get(point).array();
    }
}
