package dev.cleave.encoding;

import dev.cleave.logic.Group;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Column;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import dev.cleave.table.cell.CellValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** The cells of one column, read once for each distinct text. */
public final class ColumnStates {
    private static final int BLOCK = 1 << 12;

    private final Column column;
    private final CellValue[] readings; // [values + 1], the last is that of a missing cell

    private ColumnStates(Column column, CellValue[] readings) {
        this.column = column;
        this.readings = readings;
    }

    public static ColumnStates of(Column column, Function<String, CellValue> read) {
        CellValue[] readings = new CellValue[column.values().size() + 1];
        for (int code = 0; code < column.values().size(); code++) {
            readings[code] = read.apply(column.values().get(code));
        }
        readings[column.values().size()] = read.apply("");
        return new ColumnStates(column, readings);
    }

    /** Sets one bit in the rows whose state is 1. */
    public void writeTruth(BitMatrix.Builder bits, int output) {
        write(new Group.Free(), bits, output);
    }

    /** Sets the group's bits, from {@code start} on, of every row. */
    void write(Group group, BitMatrix.Builder bits, int start) {
        writer(group, start).write(bits, 0, column.rows());
    }

    /** Sets bits of rows; may be shared between threads. */
    interface Writer {
        void write(BitMatrix.Builder bits, int first, int count);
    }

    /** Looks the bits of each code up, a word at a time. */
    Writer writer(Group group, int start) {
        int firstWord = start >>> 6;
        int lastWord = start + group.atoms() - 1 >>> 6;
        long[][] masks = new long[lastWord - firstWord + 1][readings.length]; // [words][missing, values]
        for (int index = 0; index < readings.length; index++) {
            int state = readings[index].state();
            int place = index == readings.length - 1 ? 0 : index + 1;
            for (int atom = 0; atom < group.atoms() && state != CellValue.NO_ATOM; atom++) {
                if (group.holds(state, atom)) {
                    masks[(start + atom >>> 6) - firstWord][place] |= 1L << start + atom;
                }
            }
        }
        return (bits, first, count) -> write(masks, firstWord, bits, first, count);
    }

    private void write(long[][] masks, int firstWord, BitMatrix.Builder bits, int first, int count) {
        int[] codes = new int[Math.min(count, BLOCK)];
        for (int start = first; start < first + count; start += codes.length) {
            int some = Math.min(codes.length, first + count - start);
            column.codes(start, codes, some);
            for (int word = 0; word < masks.length; word++) {
                long[] maskOf = masks[word];
                for (int i = 0; i < some; i++) {
                    bits.or(start + i, firstWord + word, maskOf[codes[i] + 1]);
                }
            }
        }
    }

    /** What is odd, in order of first appearance of the texts. */
    List<Surprise> surprises(Table table) {
        boolean hasOddValue = Arrays.stream(readings, 0, readings.length - 1).anyMatch(CellValue::isOdd);
        boolean hasOddGap = column.mayBeMissing() && readings[readings.length - 1].isOdd();
        return hasOddValue || hasOddGap ? oddOnes(table) : List.of();
    }

    private List<Surprise> oddOnes(Table table) {
        int[] counts = new int[readings.length];
        int[] first = new int[readings.length];
        for (int row = column.rows() - 1; row >= 0; row--) {
            counts[index(row)]++;
            first[index(row)] = row;
        }
        List<Surprise> surprises = new ArrayList<>();
        for (int i = 0; i < readings.length; i++) {
            if (counts[i] > 0 && readings[i].isOdd()) {
                surprises.add(surprise(i, counts[i], table.place(first[i])));
            }
        }
        return surprises;
    }

    private Surprise surprise(int index, int rows, SourceLocation first) {
        String value = index < column.values().size() ? column.values().get(index) : "";
        return new Surprise(column.name(), value, readings[index].oddity(), rows, first.withColumn(column.name()));
    }

    private int index(int row) {
        int code = column.code(row);
        return code == Column.MISSING ? readings.length - 1 : code;
    }
}
