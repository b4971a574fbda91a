package dev.cleave.datasets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Scores;
import dev.cleave.needs.Needs;
import dev.cleave.verification.Proof;
import dev.cleave.verification.Verdict;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables of Boolean columns that the default loses no row of: what is proved is proved of the network that was trained (docs/adr/0050). */
class ProvedTablesTest {
    @ParameterizedTest
    @ValueSource(strings = {"monk1", "mushroom", "mam", "fission", "budding"})
    void theRulesAreTheTrainedNetworkOnEveryValidInput(String name) {
        NamedData named = NamedData.find(name).orElseThrow();
        LabelledTable data = LabelledTable.of(named.table(Needs.data()), TargetSpec.of(named.target()));
        Learned learned = new Learner(LearnOptions.defaults().withSeed(0))
                .learn(data, 0.2, Budget.unlimited(), TrainingListener.NONE);
        Proof proof = learned.model().proof();
        assertEquals(Proof.Subject.TRAINED, proof.subject());
        assertInstanceOf(Verdict.Equivalent.class, proof.verdict());
        assertEquals(scores(learned, "hard", RowPart.TRAIN), scores(learned, "rules", RowPart.TRAIN));
        assertEquals(scores(learned, "hard", RowPart.TEST), scores(learned, "rules", RowPart.TEST));
        assertEquals(1, scores(learned, "rules", RowPart.TRAIN).exactMatch());
    }

    private static Scores scores(Learned learned, String stage, RowPart part) {
        return learned.model().ledger().stages().stream()
                .filter(each -> each.name().equals(stage))
                .map(each -> each.on(part).orElseThrow())
                .findFirst()
                .orElseThrow();
    }
}
