package dev.cleave.table.cell;

import dev.cleave.table.Column;
import dev.cleave.table.Rows;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * What some rows say about one column.
 *
 * @param counts the distinct values in order
 * @param gaps how many cells are missing
 */
public record ColumnProfile(String name, List<ValueCount> counts, int gaps, int rows) {
    public static ColumnProfile of(Column column, Rows rows) {
        int[] byCode = rows.isAll(column.rows())
                ? column.counts()
                : column.select(rows).counts();
        int gaps = byCode[column.values().size()];
        return new ColumnProfile(column.name(), counts(column.values(), byCode), gaps, rows.size());
    }

    private static List<ValueCount> counts(List<String> values, int[] byCode) {
        List<ValueCount> counts = new ArrayList<>();
        for (int code = 0; code < values.size(); code++) {
            if (byCode[code] > 0) {
                counts.add(ValueCount.of(CellText.key(values.get(code)), byCode[code]));
            }
        }
        counts.sort(ValueCount.ORDER);
        return merged(counts, (a, b) -> a.value().equals(b.value()));
    }

    /** Neighbours that are the same become one. */
    private static List<ValueCount> merged(List<ValueCount> sorted, BiPredicate<ValueCount, ValueCount> same) {
        List<ValueCount> merged = new ArrayList<>();
        for (ValueCount next : sorted) {
            int last = merged.size() - 1;
            if (last >= 0 && same.test(merged.get(last), next)) {
                merged.set(last, merged.get(last).plus(next.count()));
            } else {
                merged.add(next);
            }
        }
        return merged;
    }

    public int distinct() {
        return counts.size();
    }

    public int filled() {
        return rows - gaps;
    }

    public boolean hasGaps() {
        return gaps > 0;
    }

    public List<String> values() {
        return counts.stream().map(ValueCount::value).toList();
    }

    public List<String> texts() {
        return counts.stream()
                .filter(value -> !value.isNumber())
                .map(ValueCount::value)
                .toList();
    }

    public boolean allDistinct() {
        return distinct() == filled();
    }

    public boolean allNumbers() {
        return counts.stream().allMatch(ValueCount::isNumber);
    }

    public boolean allIntegers() {
        return counts.stream().allMatch(ValueCount::isInteger);
    }

    /** The distinct numbers, ascending, and how often each occurs. */
    public List<ValueCount> numbers() {
        List<ValueCount> numbers = counts.stream().filter(ValueCount::isNumber).toList();
        return merged(numbers, (a, b) -> a.number() == b.number());
    }
}
