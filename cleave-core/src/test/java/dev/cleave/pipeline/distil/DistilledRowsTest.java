package dev.cleave.pipeline.distil;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.Rows;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DistilledRowsTest {
    private static final int ROWS = 300;

    @Test
    void manyMoreRowsHaveTheLabelsOfTheTruth() {
        Table table = table(ROWS);
        Encoding encoding = encoding(table);
        Dataset rows = encoding.encode(table).dataset();
        Dataset more = new DistilledRows(table, encoding, rows).make(1, 2, Budget.unlimited(), TrainingListener.NONE);
        assertEquals(6 * ROWS, more.rows());
        assertEquals(rows, more.select(range(0, ROWS)));
        assertEquals(rows, more.select(range(5 * ROWS, 6 * ROWS)));
        Dataset synthetic = more.select(range(ROWS, 5 * ROWS));
        int column = 0;
        long right = IntStream.range(0, synthetic.rows())
                .filter(row -> synthetic.targets().get(row, 0)
                        == synthetic.numbers().get(row, column) > threshold(rows, column))
                .count();
        assertTrue(right > 0.95 * synthetic.rows(), right + " of " + synthetic.rows());
    }

    @Test
    void ofVeryManyRowsThereAreEnough() {
        Table table = table(10_001);
        Encoding encoding = encoding(table);
        Dataset rows = encoding.encode(table).dataset();
        assertFalse(new DistilledRows(table, encoding, rows).isSmall());
        assertTrue(new DistilledRows(table, encoding, rows.select(range(0, 10_000))).isSmall());
    }

    /** Between the two classes, as numbers are read. */
    private static double threshold(Dataset rows, int column) {
        double below = IntStream.range(0, rows.rows())
                .filter(row -> !rows.targets().get(row, 0))
                .mapToDouble(row -> rows.numbers().get(row, column))
                .max()
                .orElseThrow();
        double above = IntStream.range(0, rows.rows())
                .filter(row -> rows.targets().get(row, 0))
                .mapToDouble(row -> rows.numbers().get(row, column))
                .min()
                .orElseThrow();
        return (below + above) / 2;
    }

    private static Rows range(int from, int to) {
        return Rows.of(IntStream.range(from, to).toArray());
    }

    private static Encoding encoding(Table table) {
        LabelledTable data = LabelledTable.of(table, TargetSpec.of("y"));
        return Encoding.fit(table, data.target(), Rows.all(table.rows()), EncodingOptions.defaults());
    }

    /** y holds where x > 60. */
    private static Table table(int rows) {
        SplittableRandom random = new SplittableRandom(9);
        TableBuilder table = Table.builder(List.of("x", "z", "y"));
        for (int row = 0; row < rows; row++) {
            int x = random.nextInt(100);
            table.add(List.of("" + x, "" + random.nextInt(100), x > 60 ? "1" : "0"));
        }
        return table.build();
    }
}
