package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Stage;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A dozen rows of names and noise, of which validation sees two. */
class TinyTablesTest {
    private static final int TABLES = 25;

    @Test
    void rulesAreNoWorseThanAConstantOnTheirOwnRows() {
        for (int seed = 0; seed < TABLES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Table table = table(random, 10 + random.nextInt(5));
            LabelledTable data = LabelledTable.of(table, TargetSpec.of("ill"));
            Learned learned = new Learner(LearnOptions.defaults().withSeed(seed)).learn(data);
            List<Stage> stages = learned.model().ledger().stages();
            double right =
                    stages.get(stages.size() - 1).scores().get(RowPart.TRAIN).exactMatch();
            double often = often(table);
            int own = seed;
            assertTrue(
                    right >= Math.max(often, 1 - often) - 1e-9,
                    () -> "seed " + own + ": " + right + " with " + learned.ruleLines() + ", " + often + " are ill");
        }
    }

    private static double often(Table table) {
        long ill = IntStream.range(0, table.rows())
                .filter(row -> table.row(row).get("ill").equals("yes"))
                .count();
        return (double) ill / table.rows();
    }

    private static Table table(SplittableRandom random, int rows) {
        TableBuilder table = Table.builder(List.of("colour", "shape", "ill"));
        for (int row = 0; row < rows; row++) {
            String colour = List.of("red", "blue").get(random.nextInt(2));
            String shape = List.of("round", "flat", "long").get(random.nextInt(3));
            table.add(List.of(colour, shape, row > 1 && random.nextInt(5) < 2 || row == 0 ? "yes" : "no"));
        }
        return table.build();
    }
}
