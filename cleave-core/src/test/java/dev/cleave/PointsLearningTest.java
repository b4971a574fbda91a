package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Stage;
import dev.cleave.evaluation.Task;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import dev.cleave.verification.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A label that is a matter of points, which few plain rules can't say. */
@Tag("slow")
class PointsLearningTest {
    @TempDir
    Path folder;

    @Test
    void pointsAreFoundProvedAndKept() {
        Learned learned = learn(LearnOptions.defaults());
        Stage rules = rules(learned);
        assertEquals(1, rules.size().atLeast(), learned.ruleLines()::toString);
        assertTrue(rules.size().rules() <= 20);
        assertTrue(learned.ruleLines().get(0).matches("ill if at least -?\\d+ points:"), learned.ruleLines()::toString);
        assertInstanceOf(Verdict.Equivalent.class, learned.model().proof().verdict());
        assertInstanceOf(Verdict.Equivalent.class, learned.verify());
        Path file = folder.resolve("points.cleave");
        learned.save(file);
        assertEquals(learned.rules(), Learned.load(file).rules());
    }

    @Test
    void plainRulesOnDemand() {
        Stage rules = rules(learn(LearnOptions.defaults().withPlain(true)));
        assertEquals(0, rules.size().atLeast());
        double points =
                Task.BINARY.f1(rules(learn(LearnOptions.defaults())).scores().get(RowPart.TEST));
        double plain = Task.BINARY.f1(rules.scores().get(RowPart.TEST));
        assertTrue(points > plain, () -> points + " is not above " + plain);
    }

    private static Stage rules(Learned learned) {
        List<Stage> stages = learned.model().ledger().stages();
        return stages.get(stages.size() - 1);
    }

    private static Learned learn(LearnOptions options) {
        LabelledTable data = LabelledTable.of(table(), TargetSpec.of("ill"));
        return new Learner(options).learn(data, data.splits().holdOut(0.3, 1));
    }

    /** Ill with 4 points or more of: each of six numbers above 50, and two more where the first two are. */
    private static Table table() {
        SplittableRandom random = new SplittableRandom(7);
        TableBuilder table = Table.builder(List.of("a", "b", "c", "d", "e", "f", "ill"));
        for (int row = 0; row < 2_000; row++) {
            int[] numbers = random.ints(6, 0, 100).toArray();
            int points = 0;
            for (int number : numbers) {
                points += number > 50 ? 1 : 0;
            }
            points += numbers[0] > 50 && numbers[1] > 50 ? 2 : 0;
            boolean ill = random.nextInt(20) == 0 ? random.nextBoolean() : points >= 4;
            List<String> cells = new ArrayList<>();
            for (int number : numbers) {
                cells.add(String.valueOf(number));
            }
            cells.add(ill ? "yes" : "no");
            table.add(cells);
        }
        return table.build();
    }
}
