package dev.cleave.data;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the training rows say about one column.
 *
 * @param counts how often each distinct value occurs, numbers first in their order, then texts in theirs
 * @param gaps how many cells are missing
 */
record ColumnProfile(String name, SortedMap<String, Integer> counts, int gaps, int rows) {
    static ColumnProfile of(Column column, Rows train) {
        int[] byCode = new int[column.values().size()];
        int gaps = 0;
        for (int i = 0; i < train.size(); i++) {
            int code = column.code(train.get(i));
            if (code == Column.MISSING) {
                gaps++;
            } else {
                byCode[code]++;
            }
        }
        return new ColumnProfile(column.name(), byKey(column.values(), byCode), gaps, train.size());
    }

    private static SortedMap<String, Integer> byKey(List<String> values, int[] byCode) {
        SortedMap<String, Integer> counts = new TreeMap<>(CellText.order());
        for (int code = 0; code < byCode.length; code++) {
            if (byCode[code] > 0) {
                counts.merge(CellText.key(values.get(code)), byCode[code], Integer::sum);
            }
        }
        return counts;
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
        return new ArrayList<>(counts.keySet());
    }

    boolean allDistinct() {
        return distinct() == filled();
    }

    boolean allNumbers() {
        return counts.keySet().stream().allMatch(value -> CellText.number(value).isPresent());
    }

    boolean allIntegers() {
        return counts.keySet().stream().map(CellText::number).allMatch(ColumnProfile::isInteger);
    }

    private static boolean isInteger(OptionalDouble number) {
        return number.isPresent() && Math.rint(number.getAsDouble()) == number.getAsDouble();
    }

    /** The values that are numbers, ascending, and how often each occurs. */
    SortedMap<Double, Integer> numbers() {
        SortedMap<Double, Integer> numbers = new TreeMap<>();
        counts.forEach((value, count) ->
                CellText.number(value).ifPresent(number -> numbers.merge(number, count, Integer::sum)));
        return numbers;
    }
}
