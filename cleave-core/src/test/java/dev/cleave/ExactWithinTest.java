package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Stage;
import dev.cleave.examples.MonkTable;
import dev.cleave.table.Table;
import dev.cleave.table.TableBuilder;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Verdict;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ExactWithinTest {
    @Test
    void theRulesAreTheTrainedNetworkOverAtoms() {
        assertExact(MonkTable.all(), "class", 6);
    }

    @Test
    void theRulesAreTheTrainedNetworkOverNumbers() {
        SplittableRandom random = new SplittableRandom(2);
        TableBuilder table = Table.builder(List.of("x", "z", "y"));
        for (int row = 0; row < 200; row++) {
            int x = random.nextInt(100);
            int z = random.nextInt(100);
            boolean y = (x > 40 && z < 70) != (random.nextInt(10) == 0);
            table.add(List.of(Integer.toString(x), Integer.toString(z), y ? "yes" : "no"));
        }
        assertExact(table.build(), "y", 4);
    }

    private static void assertExact(Table table, String target, int most) {
        LearnOptions options = LearnOptions.defaults().withExactWithin(most);
        Learned learned = new Learner(options).learn(LabelledTable.of(table, TargetSpec.of(target)));
        assertTrue(learned.rules().rules() <= most, learned.ruleLines()::toString);
        Proof proof = learned.model().proof();
        assertEquals(Proof.Subject.TRAINED, proof.subject());
        assertTrue(proof.verdict() instanceof Verdict.Equivalent, proof::toString);
        List<Stage> stages = learned.model().ledger().stages();
        Stage rules = stages.get(stages.size() - 1);
        Stage hard = stages.stream()
                .filter(stage -> stage.name().equals("hard"))
                .findFirst()
                .orElseThrow();
        assertEquals(hard.on(RowPart.TRAIN), rules.on(RowPart.TRAIN));
    }
}
