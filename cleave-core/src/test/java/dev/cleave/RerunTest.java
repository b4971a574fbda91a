package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.evaluation.Metric;
import dev.cleave.examples.MonkTable;
import dev.cleave.io.HeldOutRows;
import dev.cleave.io.Provenance;
import dev.cleave.pipeline.OptionsText;
import dev.cleave.table.ClassWeights;
import dev.cleave.table.Fingerprint;
import dev.cleave.table.InputException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A model says how it was learned, and learning it again gives the same. */
class RerunTest {
    @TempDir
    private Path folder;

    @Test
    void aModelCanBeLearnedAgain() {
        LearnOptions options =
                LearnOptions.defaults().withSeed(3).withPlain(true).withThreads(1);
        LabelledTable data = LabelledTable.of(MonkTable.all(), TargetSpec.of("class"));
        Learned first = new Learner(options).learn(data, 0.3, Budget.unlimited(), TrainingListener.NONE);
        Path file = folder.resolve("monk.cleave");
        first.at(Instant.EPOCH.plusSeconds(5), Duration.ofSeconds(2)).save(file);

        Learned loaded = Learned.load(file);
        Provenance provenance = loaded.model().provenance();
        assertEquals(Duration.ofSeconds(2), provenance.timing().duration());
        assertEquals(System.getProperty("java.version"), provenance.platform().get("java"));
        assertEquals(Fingerprint.of(MonkTable.all()), provenance.fingerprint());
        HeldOutRows held = provenance.heldOut();
        assertEquals(new HeldOutRows(held.rows(), 0.3, 3, true), held);

        LabelledTable same =
                new LabelledTable(MonkTable.all(), loaded.encoding().target());
        Learned again = new Learner(LearnOptions.of(provenance))
                .learn(same, held.share(), Budget.unlimited(), TrainingListener.NONE);
        assertEquals(first.model(), again.model(), "but for the time, it is the same model");
        assertEquals(loaded.rules(), again.rules());
    }

    @Test
    void everyOptionIsKept() {
        LearnOptions options = LearnOptions.defaults()
                .withSeed(-7)
                .withPredicates(PredicateKind.MLP)
                .withExtract(Extract.REFIT)
                .withForm(new RuleForm(true, true, true, 9, 40, Preference.READABLE))
                .withWeighting(Weighting.none()
                        .with(ClassWeights.parse("yes=2.5,no=1"))
                        .withColumn("w"))
                .withDecision(new DecisionThreshold(0.3))
                .withHead(ClassHead.MUTEX)
                .withMetric(Metric.BALANCED_ACCURACY)
                .withExactWithin(12);
        options = options.withEncoding(options.encoding()
                .withCategorical(Set.of("a", "b"))
                .withNumeric(Set.of("c"))
                .withIgnored(Set.of("d"))
                .withCuts(3)
                .withMaxCategories(5));
        assertEquals(options, OptionsText.read(OptionsText.write(options)));
        LearnOptions usual = LearnOptions.defaults();
        assertEquals(usual, OptionsText.read(OptionsText.write(usual)));
    }

    @Test
    void aModelThatDoesNotSayIsAnError() {
        Provenance old = new Provenance("0.1", "data.csv", "ff", 1, 0, "plan");
        InputException error = assertThrows(InputException.class, () -> LearnOptions.of(old));
        assertTrue(error.getMessage().contains("does not say with which options"), error.getMessage());
    }
}
