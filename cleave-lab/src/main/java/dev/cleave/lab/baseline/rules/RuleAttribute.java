package dev.cleave.lab.baseline.rules;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.table.Column;
import dev.cleave.table.cell.CellText;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * How the cells of one column become codes that keep the order of numbers: the training rows' numbers are 0, 2, 4 ..., those
 * between two of them odd. A column is of numbers where every cell of the training rows is one. Immutable.
 */
final class RuleAttribute {
    /** The code of a cell without a value, and of a text that training did not have. */
    static final int MISSING = Integer.MIN_VALUE;

    private final boolean isNumeric;
    private final double[] numbers; // ascending, distinct
    private final Map<String, Integer> texts;

    private RuleAttribute(boolean isNumeric, double[] numbers, Map<String, Integer> texts) {
        this.isNumeric = isNumeric;
        this.numbers = numbers;
        this.texts = texts;
    }

    static RuleAttribute of(EncodedColumn kind, Column training) {
        TreeSet<Double> numbers = new TreeSet<>();
        Map<String, Integer> texts = new LinkedHashMap<>();
        boolean areNumbers = true;
        int[] counts = training.counts();
        for (int code = 0; code < training.values().size(); code++) {
            String cell = training.values().get(code);
            if (counts[code] > 0 && !CellText.isMissing(cell)) {
                texts.putIfAbsent(CellText.key(cell), texts.size());
                CellText.number(cell).ifPresent(number -> numbers.add(number + 0.0)); // -0.0 is 0.0
                areNumbers &= CellText.number(cell).isPresent();
            }
        }
        return new RuleAttribute(
                areNumbers || kind instanceof NumericColumn,
                numbers.stream().mapToDouble(number -> number).toArray(),
                texts);
    }

    boolean isNumeric() {
        return isNumeric;
    }

    /** Distinct ones in the training rows. */
    int values() {
        return isNumeric ? numbers.length : texts.size();
    }

    /** How many conditions could be said of it: each value, or each number as a bound from above and from below. */
    int conditions() {
        return isNumeric ? 2 * numbers.length : texts.size();
    }

    /** The codes of all rows. [rows] */
    int[] codes(Column column) {
        int[] ofValue = column.values().stream().mapToInt(this::code).toArray();
        return IntStream.range(0, column.rows())
                .map(row -> column.code(row) == Column.MISSING ? MISSING : ofValue[column.code(row)])
                .toArray();
    }

    private int code(String cell) {
        if (CellText.isMissing(cell)) {
            return MISSING;
        }
        return isNumeric
                ? CellText.number(cell).stream()
                        .mapToInt(this::place)
                        .findFirst()
                        .orElse(MISSING)
                : texts.getOrDefault(CellText.key(cell), MISSING);
    }

    private int place(double number) {
        int at = Arrays.binarySearch(numbers, number + 0.0);
        return at >= 0 ? 2 * at : -2 * at - 3; // before the number at the insertion point
    }

    /** Of the training rows' numbers the greatest that is not above the middle of two codes of training rows. */
    int notAboveMiddle(int low, int high) {
        double middle = numbers[low / 2] / 2 + numbers[high / 2] / 2;
        return Math.max(low, Math.min(high - 2, Math.floorDiv(place(middle), 2) * 2));
    }
}
