package dev.cleave.cli.answer;

import dev.cleave.encoding.EncodedColumn;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Column;
import dev.cleave.table.OneLine;
import dev.cleave.table.cell.CellText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** What is suspicious about rows to learn from: a column that gives the target away, copies, a label that nearly all rows have. */
public record DataWarnings(LabelledTable data, Encoding encoding) {
    private static final double GIVEN_AWAY = 0.99; // of the rows
    private static final double RARE = 0.5; // of the errors of the most frequent answer that a giveaway leaves, at most
    private static final int ROWS_A_VALUE = 5; // at least, so that a value says something
    private static final double FREQUENT = 0.75; // of the rows

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        List<Column> columns = encoding.columns().stream()
                .map(EncodedColumn::name)
                .map(data.table()::column)
                .toList();
        if (encoding.target().exclusive() || encoding.target().outputs() == 1) {
            int[] classes = classes();
            columns.forEach(column -> giveaway(column, classes, lines));
        }
        copies(columns, lines);
        frequent(lines);
        return lines;
    }

    private int rows() {
        return data.table().rows();
    }

    /** Of every row, from 0 on. */
    private int[] classes() {
        BitMatrix targets = data.targets();
        int[] classes = new int[rows()];
        for (int row = 0; row < classes.length; row++) {
            for (int output = 0; output < targets.columns(); output++) {
                if (targets.get(row, output)) {
                    classes[row] = output + 1;
                }
            }
        }
        return classes;
    }

    private void giveaway(Column column, int[] classes, List<String> lines) {
        int kinds = data.targets().columns() + 1;
        int values = column.values().size() + 1;
        if ((long) values * ROWS_A_VALUE > rows() || (long) values * kinds > 1 << 20) {
            return;
        }
        int[] counts = new int[values * kinds];
        int[] all = new int[kinds];
        for (int row = 0; row < classes.length; row++) {
            counts[(column.code(row) + 1) * kinds + classes[row]]++;
            all[classes[row]]++;
        }
        int right = 0;
        for (int value = 0; value < values; value++) {
            right += Arrays.stream(counts, value * kinds, (value + 1) * kinds)
                    .max()
                    .orElse(0);
        }
        int usual = Arrays.stream(all).max().orElse(0);
        if (right >= GIVEN_AWAY * rows() && rows() - right <= RARE * (rows() - usual)) {
            String name = OneLine.quoted(column.name());
            lines.add(String.format(
                    Locale.ROOT,
                    "warning: column %s by itself says the target in %.1f %% of the rows; if it is only known"
                            + " afterwards, leave it out with --ignore %s",
                    name,
                    100.0 * right / rows(),
                    name));
        }
    }

    /** Columns whose rows fall into the same values, whatever they call them; of numbers, in the same order. */
    private void copies(List<Column> columns, List<String> lines) {
        Map<Integer, List<Column>> alike = new LinkedHashMap<>();
        for (Column column : columns) {
            int[] codes = kinds(column);
            List<Column> same = alike.computeIfAbsent(Arrays.hashCode(codes), hash -> new ArrayList<>());
            same.stream()
                    .filter(other -> Arrays.equals(kinds(other), codes))
                    .findFirst()
                    .ifPresent(other -> lines.add("warning: column " + OneLine.quoted(column.name())
                            + " says the same as column " + OneLine.quoted(other.name())
                            + " in every row; leave one out with --ignore " + OneLine.quoted(column.name())));
            same.add(column);
        }
    }

    /** Which value each row has, counted from 1 on: as they ascend, of numbers, else as they appear; 0 where it is missing. */
    private int[] kinds(Column column) {
        boolean areNumbers = isNumeric(column);
        int[] codes = new int[rows()];
        column.codes(0, codes, rows());
        int[] appeared = appeared(codes, column.values().size());
        Map<Object, Integer> numbered = areNumbers ? new TreeMap<>() : new LinkedHashMap<>();
        List<Object> keys = column.values().stream()
                .map(value -> areNumbers ? (Object) CellText.number(value).orElse(Double.NaN) : CellText.key(value))
                .toList();
        Arrays.stream(appeared).forEach(code -> numbered.put(keys.get(code), 0));
        int next = 1;
        for (Map.Entry<Object, Integer> entry : numbered.entrySet()) {
            entry.setValue(next++);
        }
        int[] kinds = new int[keys.size()];
        Arrays.stream(appeared).forEach(code -> kinds[code] = numbered.getOrDefault(keys.get(code), 0));
        for (int row = 0; row < codes.length; row++) {
            codes[row] = codes[row] == Column.MISSING ? 0 : kinds[codes[row]];
        }
        return codes;
    }

    /** The codes that rows have, in the order in which they first do. */
    private static int[] appeared(int[] codes, int values) {
        BitSet seen = new BitSet(values);
        IntStream.Builder first = IntStream.builder();
        for (int code : codes) {
            if (code != Column.MISSING && !seen.get(code)) {
                seen.set(code);
                first.add(code);
            }
        }
        return first.build().toArray();
    }

    private boolean isNumeric(Column column) {
        return encoding.numericColumns().stream()
                .anyMatch(numeric -> numeric.name().equals(column.name()));
    }

    private void frequent(List<String> lines) {
        if (encoding.target().outputs() != 1) {
            return;
        }
        double share = Arrays.stream(classes()).sum() / (double) rows();
        if (share >= FREQUENT) {
            lines.add(String.format(
                    Locale.ROOT,
                    "warning: F1 is of %s, which %.0f %% of the rows have, and always saying it has F1 %.3f;"
                            + " --positive %s asks for the rarer value",
                    OneLine.quoted(encoding.target().labels().get(0).positive()),
                    100 * share,
                    2 * share / (1 + share),
                    OneLine.quoted(encoding.target().labels().get(0).negatives().get(0))));
        }
    }
}
