package dev.cleave.spark.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.evaluation.Evidence;
import dev.cleave.evaluation.RowPart;
import dev.cleave.evaluation.Scores;
import dev.cleave.evaluation.Stage;
import dev.cleave.spark.LocalSpark;
import dev.cleave.spark.ModelJson;
import dev.cleave.spark.Patients;
import dev.cleave.table.Table;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.Test;

/** What is said of all rows is held to what one machine counts. */
class SampledLearningTest {
    private static final Patients MANY = new Patients(8_000, 11);
    private static final String[] NUMBERS = {"age", "weight", "colour", "smokes", "outcome"};
    private static final String[] NAMES = {"colour", "smokes", "kind"};

    private static final Learned HELD = ClusterLearning.of(
                    request(NUMBERS, "outcome", 2, 0.25).withRowsOfEnsemble(500))
            .learned();

    private static ClusterRequest request(String[] columns, String target, int partitions, double heldOut) {
        org.apache.spark.sql.Dataset<Row> rows = MANY.frame(partitions)
                .select(List.of(columns).stream().map(functions::col).toArray(org.apache.spark.sql.Column[]::new));
        return ClusterRequest.of(rows, TargetSpec.of(target), LearnOptions.defaults())
                .withRowsOnDriver(800)
                .withHeldOut(heldOut);
    }

    private static ClusterLearned learned(String[] columns, String target, int partitions, double heldOut) {
        return ClusterLearning.of(request(columns, target, partitions, heldOut));
    }

    private static Stage last(Learned learned) {
        List<Stage> stages = learned.model().ledger().stages();
        return stages.get(stages.size() - 1);
    }

    @Test
    void theLedgerAndTheEvidenceAreOfAllRows() {
        ClusterLearned found = learned(NUMBERS, "outcome", 3, 0);
        Learned learned = found.learned();
        Table all = MANY.table(NUMBERS);
        assertEquals(8_000, found.rows());
        assertTrue(
                found.data().table().rows() < 1_200,
                "the driver had " + found.data().table());
        Scores counted = last(learned).on(RowPart.TRAIN).orElseThrow();
        assertEquals(learned.evaluate(all).rules(), counted.asWeighted());
        Dataset rows = learned.encoding().encode(all).dataset();
        assertEquals(Evidence.of(learned.rules(), rows), learned.standing().train());
        assertTrue(counted.accuracy() > 0.93, "right: " + counted.accuracy());
        assertEquals(ModelJson.of(learned), ModelJson.of(ModelJson.read(ModelJson.of(learned))));
    }

    @Test
    void rowsHeldOutAreScoredAndNotLearnedFrom() {
        Stage rules = last(HELD);
        long train = rules.on(RowPart.TRAIN).orElseThrow().labels().get(0).rows();
        long test = rules.on(RowPart.TEST).orElseThrow().labels().get(0).rows();
        assertEquals(8_000, train + test);
        assertEquals(2_000, test, 200);
        assertEquals(test, HELD.model().provenance().heldOut().rows());
        assertEquals(
                HELD.evaluate(MANY.table(NUMBERS)).rules().exact(),
                rules.on(RowPart.TRAIN).orElseThrow().exact()
                        + rules.on(RowPart.TEST).orElseThrow().exact());
    }

    @Test
    void differentRowsThatFitGiveTheSameModelHoweverRowsAreCut() {
        String one = ModelJson.of(learned(NAMES, "kind", 1, 0).learned());
        LocalSpark.session().conf().set("spark.sql.shuffle.partitions", "5");
        try {
            assertEquals(one, ModelJson.of(learned(NAMES, "kind", 4, 0).learned()));
        } finally {
            LocalSpark.session().conf().set("spark.sql.shuffle.partitions", "2");
        }
    }

    @Test
    void ofManyRowsTheEnsembleAnswersAFewAndRulesAll() {
        Stage first = HELD.model().ledger().stages().get(0);
        assertEquals("ensemble", first.name());
        assertEquals(500, first.on(RowPart.TRAIN).orElseThrow().labels().get(0).rows(), 150);
        Stage rules = last(HELD);
        assertEquals(
                8_000,
                rules.on(RowPart.TRAIN).orElseThrow().labels().get(0).rows()
                        + rules.on(RowPart.TEST).orElseThrow().labels().get(0).rows());
        String notes = HELD.encoding().notes().toString();
        assertTrue(notes.contains("the ensemble answered about 500 of them"), notes);
    }
}
