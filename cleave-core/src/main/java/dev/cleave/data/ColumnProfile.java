package dev.cleave.data;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What some rows say about one column.
 *
 * @param counts the distinct values in order
 * @param gaps how many cells are missing
 */
record ColumnProfile(String name, List<ValueCount> counts, int gaps, int rows) {
    static ColumnProfile of(Column column, Rows rows) {
        int[] byCode = new int[column.values().size()];
        int gaps = 0;
        for (int i = 0; i < rows.size(); i++) {
            int code = column.code(rows.get(i));
            if (code == Column.MISSING) {
                gaps++;
            } else {
                byCode[code]++;
            }
        }
        return new ColumnProfile(column.name(), counts(column.values(), byCode), gaps, rows.size());
    }

    private static List<ValueCount> counts(List<String> values, int[] byCode) {
        Map<String, Integer> byKey = new HashMap<>();
        for (int code = 0; code < byCode.length; code++) {
            if (byCode[code] > 0) {
                byKey.merge(CellText.key(values.get(code)), byCode[code], Integer::sum);
            }
        }
        return byKey.entrySet().stream()
                .map(entry -> ValueCount.of(entry.getKey(), entry.getValue()))
                .sorted(ValueCount.ORDER)
                .toList();
    }

    int distinct() {
        return counts.size();
    }

    int filled() {
        return rows - gaps;
    }

    boolean hasGaps() {
        return gaps > 0;
    }

    List<String> values() {
        return counts.stream().map(ValueCount::value).toList();
    }

    List<String> texts() {
        return counts.stream()
                .filter(value -> !value.isNumber())
                .map(ValueCount::value)
                .toList();
    }

    boolean allDistinct() {
        return distinct() == filled();
    }

    boolean allNumbers() {
        return counts.stream().allMatch(ValueCount::isNumber);
    }

    boolean allIntegers() {
        return counts.stream().allMatch(ValueCount::isInteger);
    }

    /** The values that are numbers, ascending, and how often each occurs. */
    SortedMap<Double, Integer> numbers() {
        SortedMap<Double, Integer> numbers = new TreeMap<>();
        counts.stream()
                .filter(ValueCount::isNumber)
                .forEach(value -> numbers.merge(value.number(), value.count(), Integer::sum));
        return numbers;
    }
}
