package dev.cleave.spark.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.LearnOptions;
import dev.cleave.Learned;
import dev.cleave.Learner;
import dev.cleave.Preference;
import dev.cleave.RuleForm;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.evaluation.Metric;
import dev.cleave.evaluation.WeightedScores;
import dev.cleave.interchange.program.Program;
import dev.cleave.spark.Patients;
import dev.cleave.table.Column;
import dev.cleave.table.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.Test;

/** The evaluation of one machine is the oracle. */
class AnswerPatternsTest {
    private static final String[] COLUMNS = {"age", "weight", "colour", "smokes", "outcome"};
    private static final int ROWS = 3_000;
    private static final Patients ALL = new Patients(ROWS, 22);
    private static final Table TABLE = ALL.table(COLUMNS);
    private static final Learned LEARNED = new Learner().learn(new Patients(400, 21).table(COLUMNS), "outcome");
    private static final List<RuleCandidate> CANDIDATES =
            RuleCandidate.of(LEARNED, Integer.MAX_VALUE, Integer.MAX_VALUE);
    private static final AnswerPatterns ANSWERS = answers();

    private static AnswerPatterns answers() {
        MarkedRows rows = MarkedRows.of(
                ClusterRequest.of(
                        ALL.frame(3)
                                .select(List.of(COLUMNS).stream()
                                        .map(functions::col)
                                        .toArray(org.apache.spark.sql.Column[]::new)),
                        TargetSpec.of("outcome"),
                        LearnOptions.defaults()),
                "outcome");
        return AnswerPatterns.of(rows, 0, Optional.empty(), LEARNED.encoding().target(), CANDIDATES);
    }

    @Test
    void everyCandidateHasTheScoresThatOneMachineCounts() {
        assertTrue(CANDIDATES.size() > 1, "there is something to compare");
        assertEquals(ROWS, ANSWERS.weight());
        for (int i = 0; i < CANDIDATES.size(); i++) {
            WeightedScores wanted =
                    CANDIDATES.get(i).chosen(Budget.unlimited()).evaluate(TABLE).rules();
            assertEquals(wanted, ANSWERS.scores(i));
        }
    }

    /** Of every row, whether a candidate is right. */
    private static boolean[] right(int candidate) {
        Program program = CANDIDATES.get(candidate).program();
        boolean[] right = new boolean[ROWS];
        for (int row = 0; row < ROWS; row++) {
            Map<String, String> cells = new LinkedHashMap<>();
            for (Column column : TABLE.columns()) {
                cells.put(column.name(), column.cell(row));
            }
            String said = program.answer(program.read(cells)).labels().get("outcome");
            right[row] = cells.get("outcome").equals(said);
        }
        return right;
    }

    @Test
    void candidatesAreComparedRowByRow() {
        boolean[] first = right(0);
        for (int other = 0; other < CANDIDATES.size(); other++) {
            boolean[] second = right(other);
            double[] gaps = IntStream.range(0, ROWS)
                    .mapToDouble(row -> (first[row] ? 1 : 0) - (second[row] ? 1 : 0))
                    .toArray();
            double mean = IntStream.range(0, ROWS).mapToDouble(row -> gaps[row]).sum() / ROWS;
            double spread = IntStream.range(0, ROWS)
                            .mapToDouble(row -> Math.pow(gaps[row] - mean, 2))
                            .sum()
                    / ROWS;
            assertEquals(Math.sqrt(spread / ROWS), ANSWERS.error(0, other), 1e-12);
        }
    }

    @Test
    void theFewestLiteralsAreChosenThatTheBestIsNotBetterThan() {
        RuleForm form = RuleForm.defaults();
        RuleChoice accurate = new RuleChoice(ANSWERS, Metric.AUTO, form.withPreference(Preference.ACCURATE));
        RuleChoice balanced = new RuleChoice(ANSWERS, Metric.AUTO, form.withPreference(Preference.BALANCED));
        int best = accurate.chosen();
        int chosen = balanced.chosen();
        assertEquals(Preference.BALANCED, form.preference());
        for (int i = 0; i < CANDIDATES.size(); i++) {
            double f1 = ANSWERS.scores(i).labels().get(0).f1();
            assertEquals(f1, accurate.value(i), 1e-12);
            assertTrue(accurate.value(best) >= f1, "candidate " + i);
            boolean isSmaller =
                    CANDIDATES.get(i).literals() < CANDIDATES.get(chosen).literals();
            assertTrue(!isSmaller || balanced.isBetter(best, i), "candidate " + i);
        }
        assertTrue(!balanced.isBetter(best, chosen), "nothing that is missed matters");
    }
}
