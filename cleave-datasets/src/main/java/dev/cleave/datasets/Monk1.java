package dev.cleave.datasets;

import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.List;

/** The whole attribute space of the first MONK's problem, 432 rows, made from its definition. */
public final class Monk1 {
    private static final int[] SIZES = {3, 3, 2, 3, 4, 2}; // of a1 to a6
    private static final List<String> HEADER = List.of("a1", "a2", "a3", "a4", "a5", "a6", "class");

    private Monk1() {}

    /** Columns a1 to a6 count from 1; class is 1 where a1 = a2 or a5 = 1, else 0. The last attribute runs fastest. */
    public static Table table() {
        TableBuilder table = Table.builder(HEADER);
        int[] a = {1, 1, 1, 1, 1, 1};
        do {
            table.add(row(a));
        } while (advance(a));
        return table.build();
    }

    private static String[] row(int[] a) {
        String[] cells = new String[a.length + 1];
        for (int i = 0; i < a.length; i++) {
            cells[i] = Integer.toString(a[i]);
        }
        cells[a.length] = a[0] == a[1] || a[4] == 1 ? "1" : "0";
        return cells;
    }

    private static boolean advance(int[] a) {
        for (int i = a.length - 1; i >= 0; i--) {
            if (a[i] < SIZES[i]) {
                a[i]++;
                return true;
            }
            a[i] = 1;
        }
        return false;
    }
}
