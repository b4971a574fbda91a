package dev.cleave.datasets;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.EncodedInputs;
import dev.cleave.encoding.Measurements;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Table;
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
        BitMatrix bits = inputs(table, columns, false).inputs();
        Measurements measured = inputs(table, columns, true).numbers();
        Map<Point, Integer> found = new HashMap<>();
        this.ofRow = new int[table.rows()];
        for (int row = 0; row < ofRow.length; row++) {
            ofRow[row] = number(found, new Point(pattern(bits, row), numbers(measured, row)));
        }
    }

    private static EncodedInputs inputs(Table table, List<EncodedColumn> columns, boolean numeric) {
        return EncodedInputs.of(
                columns.stream()
                        .filter(column -> column instanceof NumericColumn == numeric)
                        .toList(),
                table);
    }

    private record Point(LongBuffer pattern, DoubleBuffer numbers) {
        /** All bits count: those of a buffer of numbers are the same for most. */
        @Override
        public int hashCode() {
            long hash = 0;
            for (int i = 0; i < pattern.limit(); i++) {
                hash = MIX * (hash ^ pattern.get(i));
                hash ^= hash >>> 32;
            }
            for (int i = 0; i < numbers.limit(); i++) {
                hash = MIX * (hash ^ Double.doubleToLongBits(numbers.get(i) + 0.0)); // of both zeros the same
                hash ^= hash >>> 32;
            }
            return (int) hash;
        }

        private static final long MIX = 0x9E3779B97F4A7C15L;
    }

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

    private static LongBuffer pattern(BitMatrix bits, int row) {
        long[] words = new long[bits.wordsPerRow()];
        for (int i = 0; i < words.length; i++) {
            words[i] = bits.word(row, i);
        }
        return LongBuffer.wrap(words);
    }

    private static DoubleBuffer numbers(Measurements measured, int row) {
        double[] numbers = new double[measured.columns()];
        for (int i = 0; i < numbers.length; i++) {
            float number = measured.get(row, i);
            numbers[i] = Float.isNaN(number) ? 0 : number;
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
