package dev.cleave.table;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Tables with columns of every kind, gaps here and there, and a label. */
public final class RandomTables {
    private static final List<String> HEADER = List.of("flag", "colour", "grade", "size", "ratio", "note", "class");

    private RandomTables() {}

    public static Table of(long seed, int rows) {
        SplittableRandom random = new SplittableRandom(seed);
        boolean gaps = random.nextBoolean();
        TableBuilder table = Table.builder(HEADER);
        for (int row = 0; row < rows; row++) {
            table.add(row(random, gaps));
        }
        return table.build();
    }

    private static List<String> row(SplittableRandom random, boolean gaps) {
        List<String> cells = new ArrayList<>(List.of(
                random.nextBoolean() ? "yes" : "no",
                List.of("red", "green", "blue", "Ünï").get(random.nextInt(4)),
                Integer.toString(random.nextInt(5)),
                Integer.toString(random.nextInt(-30, 30)),
                Double.toString(random.nextInt(40) / 8.0),
                "n" + random.nextInt(50)));
        if (gaps && random.nextInt(3) == 0) {
            cells.set(random.nextInt(cells.size()), List.of("", "?", "NA").get(random.nextInt(3)));
        }
        cells.add(random.nextBoolean() ? "pos" : "neg");
        return cells;
    }
}
