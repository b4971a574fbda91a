package dev.cleave.examples;

import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;







import java.util.Arrays;
import java.util.List;

/** All 432 rows of the first MONK's problem: class is 1 where a1 = a2 or a5 = 1. */
public final class MonkTable {
    private MonkTable() {}

    /** The last attribute runs fastest. */
    public static Table all() {
        TableBuilder table = Table.builder(List.of("a1", "a2", "a3", "a4", "a5", "a6", "class"));
        for (int i = 0; i < 432; i++) {
            int a1 = 1 + i / 144;
            int a2 = 1 + i / 48 % 3;
            int a5 = 1 + i / 2 % 4;
            int[] row = {a1, a2, 1 + i / 24 % 2, 1 + i / 8 % 3, a5, 1 + i % 2, a1 == a2 || a5 == 1 ? 1 : 0};
            table.add(Arrays.stream(row).mapToObj(Integer::toString).toArray(String[]::new));
        }
        return table.build();
    }
}
