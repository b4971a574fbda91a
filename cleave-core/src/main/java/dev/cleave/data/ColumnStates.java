package dev.cleave.data;

import dev.cleave.logic.Group;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The cells of one column, read once for each distinct text. */
final class ColumnStates {
    private final Column column;
    private final Reading[] readings; // [values + 1], the last is that of a missing cell

    private ColumnStates(Column column, Reading[] readings) {
        this.column = column;
        this.readings = readings;
    }

    static ColumnStates of(Column column, Function<String, Reading> read) {
        Reading[] readings = new Reading[column.values().size() + 1];
        for (int code = 0; code < column.values().size(); code++) {
            readings[code] = read.apply(column.values().get(code));
        }
        readings[column.values().size()] = read.apply("");
        return new ColumnStates(column, readings);
    }

    /** Sets one bit in the rows whose state is 1. */
    void writeTruth(BitMatrix.Builder bits, int output) {
        write(new Group.Free(), bits, output);
    }

    /** Sets the group's bits, from {@code start} on, of every row. */
    void write(Group group, BitMatrix.Builder bits, int start) {
        int[][] atomsOfState = new int[group.states() + 1][]; // state -1 first
        for (int state = Reading.NO_ATOM; state < group.states(); state++) {
            atomsOfState[state + 1] = atomsOf(group, state);
        }
        for (int row = 0; row < column.rows(); row++) {
            for (int atom : atomsOfState[readings[index(row)].state() + 1]) {
                bits.set(row, start + atom);
            }
        }
    }

    private static int[] atomsOf(Group group, int state) {
        return state == Reading.NO_ATOM
                ? new int[0]
                : IntStream.range(0, group.atoms())
                        .filter(atom -> group.holds(state, atom))
                        .toArray();
    }

    /** What is odd, in order of first appearance of the texts. */
    List<Surprise> surprises(Table table) {
        return Arrays.stream(readings).anyMatch(Reading::isOdd) ? oddOnes(table) : List.of();
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

    private Surprise surprise(int index, int rows, Place first) {
        String value = index < column.values().size() ? column.values().get(index) : "";
        return new Surprise(column.name(), value, readings[index].oddity(), rows, first.withColumn(column.name()));
    }

    private int index(int row) {
        int code = column.code(row);
        return code == Column.MISSING ? readings.length - 1 : code;
    }
}
