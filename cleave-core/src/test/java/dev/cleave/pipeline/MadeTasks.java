package dev.cleave.pipeline;

import dev.cleave.LearnOptions;
import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.List;
import java.util.SplittableRandom;

/** Small tables of known truth, as strategies get them. */
final class MadeTasks {
    static final int ROWS = 1_500;

    private MadeTasks() {}

    /** y holds where x > 30 and colour = red, or z > 7. */
    static TrainingTask heads(long seed) {
        return task(table(seed, (x, z, red) -> x > 30 && red || z > 28 ? "1" : "0"));
    }

    /** The same truth, of so many rows. */
    static TrainingTask heads(int rows, LearnOptions options) {
        return task(table(0, rows, (x, z, red) -> x > 30 && red || z > 28 ? "1" : "0"), options);
    }

    /** Of three classes: high where z > 7, else mid where x > 30, else low. */
    static TrainingTask classes(long seed) {
        return task(table(seed, (x, z, red) -> z > 28 ? "high" : x > 30 ? "mid" : "low"));
    }

    @FunctionalInterface
    private interface Truth {
        String of(int x, int z, boolean red);
    }

    private static Table table(long seed, Truth truth) {
        return table(seed, ROWS, truth);
    }

    private static Table table(long seed, int rows, Truth truth) {
        SplittableRandom random = new SplittableRandom(seed);
        TableBuilder table = Table.builder(List.of("x", "z", "colour", "y"));
        for (int i = 0; i < rows; i++) {
            int x = random.nextInt(60);
            int z = random.nextInt(40);
            boolean red = random.nextBoolean();
            table.add(List.of("" + x, "" + z / 4.0, red ? "red" : "blue", truth.of(x, z, red)));
        }
        return table.build();
    }

    private static TrainingTask task(Table table) {
        return task(table, LearnOptions.defaults().withThreads(1));
    }

    private static TrainingTask task(Table table, LearnOptions options) {
        LabelledTable data = LabelledTable.of(table, TargetSpec.of("y"));
        Encoding encoding = Encoding.fit(table, data.target(), Rows.all(table.rows()), EncodingOptions.defaults());
        TrainingRows rows =
                TrainingRows.of(table, encoding, encoding.encode(table).dataset(), options);
        return new TrainingTask(rows, options, Budget.unlimited(), TrainingListener.NONE);
    }
}
