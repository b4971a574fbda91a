package dev.cleave.web.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.encoding.BooleanColumn;
import dev.cleave.encoding.CategoricalColumn;
import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.NumericColumn;
import dev.cleave.encoding.OrderedColumn;
import dev.cleave.table.Column;
import dev.cleave.table.cell.CellText;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The rows of one column by label: bars of values, or of ranges where it has many numbers.
 *
 * @param labels the label of each row
 * @param count how many labels there are
 */
record ColumnPicture(EncodedColumn column, Column cells, int[] labels, int count) {
    private static final int BARS = 28;
    private static final int MOST_VALUES = 14;

    void write(ObjectNode to) {
        int[] missing = new int[count];
        if (column instanceof NumericColumn numeric) {
            double[] numbers = numbers(numeric, missing);
            writeNumbers(numbers, to);
        } else {
            writeValues(missing, to);
        }
        Arrays.stream(missing).forEach(to.putArray("gaps")::add);
    }

    private double[] numbers(NumericColumn numeric, int[] missing) {
        double[] ofCode = cells.values().stream().mapToDouble(numeric::number).toArray();
        double[] numbers = new double[cells.rows()];
        for (int row = 0; row < numbers.length; row++) {
            int code = cells.code(row);
            numbers[row] = code == Column.MISSING ? Double.NaN : ofCode[code];
            missing[labels[row]] += Double.isNaN(numbers[row]) ? 1 : 0;
        }
        return numbers;
    }

    private void writeNumbers(double[] numbers, ObjectNode to) {
        double[] sorted =
                Arrays.stream(numbers).filter(Double::isFinite).sorted().toArray();
        if (sorted.length == 0) {
            return;
        }
        double[] distinct = Arrays.stream(sorted).distinct().toArray();
        to.put("median", sorted[sorted.length / 2]).put("least", sorted[0]).put("most", sorted[sorted.length - 1]);
        to.put("whole", Arrays.stream(distinct).allMatch(value -> value == Math.rint(value)));
        double low = sorted[(int) (sorted.length * 0.005)];
        double high = sorted[(int) ((sorted.length - 1) * 0.995)];
        boolean isWhole = Arrays.stream(distinct).allMatch(value -> value == Math.rint(value)) && high - low < BARS;
        int bars = isWhole ? (int) (high - low) + 1 : high > low ? BARS : 1;
        double start = isWhole ? low - 0.5 : low;
        double width = isWhole ? 1 : high > low ? (high - low) / bars : 1;
        int[][] counts = new int[bars][count];
        for (int row = 0; row < numbers.length; row++) {
            if (!Double.isNaN(numbers[row])) {
                int bar = (int) Math.floor((numbers[row] - start) / width);
                counts[Math.max(0, Math.min(bars - 1, bar))][labels[row]]++;
            }
        }
        to.put("from", start).put("to", start + width * bars);
        writeCounts(counts, to.putArray("bars"));
    }

    private void writeValues(int[] missing, ObjectNode to) {
        Map<String, int[]> byKey = new LinkedHashMap<>();
        String[] keys = cells.values().stream().map(CellText::key).toArray(String[]::new);
        for (int row = 0; row < cells.rows(); row++) {
            int code = cells.code(row);
            if (code == Column.MISSING || CellText.isMissing(cells.values().get(code))) {
                missing[labels[row]]++;
            } else {
                byKey.computeIfAbsent(keys[code], key -> new int[count])[labels[row]]++;
            }
        }
        List<Map.Entry<String, int[]>> values = byKey.entrySet().stream()
                .sorted(Comparator.comparingInt(this::place).thenComparing(Map.Entry::getKey))
                .limit(MOST_VALUES)
                .toList();
        values.forEach(value -> to.withArray("values").add(value.getKey()));
        writeCounts(values.stream().map(Map.Entry::getValue).toArray(int[][]::new), to.putArray("bars"));
        to.put("others", byKey.size() - values.size());
    }

    /** Words in their order, others by how frequent they are. */
    private int place(Map.Entry<String, int[]> value) {
        return column instanceof OrderedColumn words
                ? words.values().indexOf(value.getKey()) & Integer.MAX_VALUE // those that are new come last
                : -Arrays.stream(value.getValue()).sum();
    }

    private static void writeCounts(int[][] counts, ArrayNode to) {
        for (int[] bar : counts) {
            Arrays.stream(bar).forEach(to.addArray()::add);
        }
    }

    /** What a cell that is missing does to rules. */
    static String missing(EncodedColumn column) {
        if (column instanceof NumericColumn numeric) {
            return numeric.missing()
                    ? "A missing cell is above no threshold, so it counts with \"at most\", and is a condition of its own."
                    : "No training row lacked it. A missing cell would be above no threshold, so it would count with \"at most\".";
        }
        if (column instanceof OrderedColumn words) {
            return words.missing()
                    ? "A missing cell is above no word, so it counts with \"at most\", and is a condition of its own."
                    : "No training row lacked it. A missing or new word would be above no other, so it would count with \"at most\".";
        }
        if (column instanceof BooleanColumn two) {
            return "No training row lacked it. A missing or new value would count as " + two.falseValue() + ".";
        }
        return column instanceof CategoricalColumn categorical && categorical.missing()
                ? "A missing cell is a value of its own."
                : "No training row lacked it. A missing or new value would equal none of the values, so every \"not\" holds.";
    }
}
