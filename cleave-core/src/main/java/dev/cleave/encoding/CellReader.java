package dev.cleave.encoding;

import dev.cleave.logic.Group;
import dev.cleave.table.cell.CellValue;
import java.util.BitSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** The cells of one column: what a text means is worked out once, as texts return row after row. */
final class CellReader {
    private static final int MOST_TEXTS = 4096; // that are remembered
    private static final int[] NONE = {};

    private final EncodedColumn column;
    private final int[][] atomsOfState; // [states], those that are asked for
    private final boolean isAsked;
    private final ConcurrentHashMap<String, int[]> known = new ConcurrentHashMap<>();

    CellReader(EncodedColumn column, int start, BitSet asked) {
        Group group = column.group();
        this.column = column;
        this.atomsOfState = IntStream.range(0, group.states())
                .mapToObj(state -> atoms(group, state, start, asked))
                .toArray(int[][]::new);
        this.isAsked = asked.get(start, start + group.atoms()).cardinality() > 0;
    }

    private static int[] atoms(Group group, int state, int start, BitSet asked) {
        return IntStream.range(0, group.atoms())
                .filter(atom -> group.holds(state, atom) && asked.get(start + atom))
                .map(atom -> start + atom)
                .toArray();
    }

    String name() {
        return column.name();
    }

    /** Whether any of its atoms is asked for. */
    boolean isAsked() {
        return isAsked;
    }

    void read(String cell, long[] row) {
        for (int atom : atoms(cell)) {
            row[atom >>> 6] |= 1L << atom;
        }
    }

    private int[] atoms(String cell) {
        int[] atoms = known.get(cell);
        if (atoms == null) {
            int state = column.read(cell).state();
            atoms = state == CellValue.NO_ATOM ? NONE : atomsOfState[state];
            if (known.size() < MOST_TEXTS) {
                known.put(cell, atoms);
            }
        }
        return atoms;
    }
}
