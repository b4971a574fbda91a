package dev.cleave.spark.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.evaluation.WeightedScores;
import dev.cleave.spark.Patients;
import dev.cleave.table.Table;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.Test;

/** The evaluation of one machine is the oracle. */
class AnswerPatternsTest {
    private static final String[] COLUMNS = {"age", "weight", "colour", "smokes", "outcome"};

    @Test
    void everyCandidateHasTheScoresThatOneMachineCounts() {
        Patients few = new Patients(400, 21);
        Patients all = new Patients(3_000, 22);
        Learned learned = new Learner().learn(few.table(COLUMNS), "outcome");
        List<RuleCandidate> candidates = RuleCandidate.of(learned, Integer.MAX_VALUE, Integer.MAX_VALUE);
        MarkedRows rows = MarkedRows.of(
                ClusterRequest.of(
                        all.frame(3)
                                .select(List.of(COLUMNS).stream()
                                        .map(functions::col)
                                        .toArray(org.apache.spark.sql.Column[]::new)),
                        TargetSpec.of("outcome"),
                        LearnOptions.defaults()),
                "outcome");
        AnswerPatterns answers =
                AnswerPatterns.of(rows, 0, Optional.empty(), learned.encoding().target(), candidates);
        assertTrue(candidates.size() > 1, "there is something to compare");
        assertEquals(3_000, answers.weight());
        Table table = all.table(COLUMNS);
        for (int i = 0; i < candidates.size(); i++) {
            Learned own = candidates.get(i).chosen(Budget.unlimited());
            WeightedScores wanted = own.evaluate(table).rules();
            assertEquals(wanted, answers.scores(i));
        }
        assertEquals(0, answers.error(1, 1));
    }
}
