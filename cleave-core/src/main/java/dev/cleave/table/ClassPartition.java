package dev.cleave.table;

import dev.cleave.table.cell.CellText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The rows of a table by their label: each different value is a class. */
public record ClassPartition(List<Rows> rows) {
    public ClassPartition {
        rows = List.copyOf(rows);
    }

    /** In order of first appearance; rows without a label are in none. */
    public static ClassPartition of(Column label) {
        List<String> keys = label.values().stream().map(CellText::key).toList();
        Map<String, IntStream.Builder> found = new LinkedHashMap<>();
        for (int row = 0; row < label.rows(); row++) {
            if (label.code(row) != Column.MISSING) {
                found.computeIfAbsent(keys.get(label.code(row)), key -> IntStream.builder())
                        .add(row);
            }
        }
        return new ClassPartition(found.values().stream()
                .map(each -> Rows.of(each.build().toArray()))
                .toList());
    }

    /** The class with the fewest rows; the first to appear of several such. */
    public Rows rarest() {
        return rows.stream().min(Comparator.comparingInt(Rows::size)).orElse(Rows.of());
    }

    /** Says for each row of a class how much it is wanted: the lower, the more. [rows of the class] */
    @FunctionalInterface
    public interface Ranking {
        double[] of(Rows rows);
    }

    /** Of each class as many rows as the rarest has, those that rank lowest, the earlier among equals. Ascending. */
    public Rows balanced(Ranking ranking) {
        int each = rarest().size();
        List<int[]> chosen = new ArrayList<>();
        rows.forEach(some -> chosen.add(some.size() == each ? some.stream().toArray() : lowest(some, each, ranking)));
        return Rows.of(chosen.stream().flatMapToInt(IntStream::of).sorted().toArray());
    }

    private static int[] lowest(Rows some, int count, Ranking ranking) {
        double[] numbers = ranking.of(some);
        double[] sorted = numbers.clone();
        Arrays.sort(sorted);
        double limit = sorted[count - 1];
        long below = Arrays.stream(sorted)
                .takeWhile(number -> Double.compare(number, limit) < 0)
                .count();
        IntStream.Builder chosen = IntStream.builder();
        long equal = count - below;
        for (int i = 0; i < numbers.length; i++) {
            int order = Double.compare(numbers[i], limit);
            if (order < 0 || order == 0 && equal-- > 0) {
                chosen.add(some.get(i));
            }
        }
        return chosen.build().toArray();
    }
}
