package dev.cleave.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.LearnOptions;
import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.evaluation.Metric;
import dev.cleave.logic.Atom;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.table.BitMatrix;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The searches for classes and heads by themselves, on rows whose truth is known and without any network. */
class ScoreSearchTest {
    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2})
    void classesGetTheirRowsBack(long seed) {
        TrainingTask task = MadeTasks.classes(seed);
        LearnedRules found = new ScoreSearch(task, false).fromLabels();
        assertRightOnAllRows(task, found, seed);
        assertCuts(found, seed);
        Verdict verdict = new Verifier(found.encoding().domain(), Budget.unlimited())
                .compare(
                        Behaviour.of(found.rules()),
                        Behaviour.of(found.network().orElseThrow()));
        assertInstanceOf(Verdict.Equivalent.class, verdict, () -> "seed " + seed);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2})
    void plainHeadsAreTheTruth(long seed) {
        TrainingTask task = MadeTasks.heads(seed);
        LearnedRules found = new HeadSearch(task, task.rows(), task.rows().noSynthetic(), List.of(), true).rules();
        assertRightOnAllRows(task, found, seed);
        assertCuts(found, seed);
        List<Rule> rules = found.rules().heads().get(0).rules();
        assertEquals(List.of(1, 2), rules.stream().map(Rule::length).sorted().toList(), () -> rules + ", seed " + seed);
    }

    /** A search for few rules maximises F1; nothing else that is asked for may be left unsaid. */
    @Test
    void largeTablesHaveAFrontierWhereAnotherMetricThanF1IsAskedFor() {
        LearnOptions options = LearnOptions.defaults();
        for (Metric metric : Metric.values()) {
            TrainingTask task = MadeTasks.heads(20_001, options.withMetric(metric));
            boolean isAsked = metric != Metric.AUTO && metric != Metric.F1;
            assertEquals(isAsked, new ScoreSearch(task, false).isFrontier(), metric::toString);
            TrainingTask small = MadeTasks.heads(2_000, options.withMetric(metric));
            assertTrue(new ScoreSearch(small, false).isFrontier(), metric::toString);
        }
    }

    /** A conjunction that nobody would need is in the pool; what is good is still chosen. */
    @Test
    void thePoolIsAnOffer() {
        TrainingTask task = MadeTasks.heads(3);
        List<Rule.All> pool = List.of(Rule.all(), Rule.all(Literal.of(0)));
        LearnedRules found = new HeadSearch(task, task.rows(), task.rows().noSynthetic(), pool, true).rules();
        assertRightOnAllRows(task, found, 3);
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2})
    void labelsAloneNeedNoNetwork(long seed) {
        for (TrainingTask task : List.of(MadeTasks.heads(seed), MadeTasks.classes(seed))) {
            LearnedRules found = Strategy.search(task, false).fromLabels();
            assertRightOnAllRows(task, found, seed);
            assertTrue(found.trained().isEmpty() && found.stages().isEmpty());
        }
    }

    private static void assertRightOnAllRows(TrainingTask task, LearnedRules found, long seed) {
        Dataset rows = task.rows().over(found.encoding()).all();
        BitMatrix answers =
                BitMatrix.ofColumns(found.rules().answer(rows.inputs().transposed()));
        assertEquals(0, answers.differingRows(rows.targets()), () -> found.rules() + ", seed " + seed);
    }

    /** Thresholds stand between the two numbers that the truth parts. */
    private static void assertCuts(LearnedRules found, long seed) {
        RuleSet rules = found.rules();
        List<Atom.Above> cuts = Stream.concat(rules.auxiliaries().stream(), rules.heads().stream())
                .flatMap(definition -> definition.rules().stream())
                .flatMap(rule -> rule.literals().stream())
                .filter(literal -> literal.atom() < rules.atoms())
                .map(literal -> found.encoding().atoms().get(literal.atom()))
                .flatMap(atom -> atom instanceof Atom.Above above ? Stream.of(above) : Stream.empty())
                .toList();
        for (Atom.Above cut : cuts) {
            double truth = cut.column().equals("x") ? 30.5 : 7.125;
            double gap = cut.column().equals("x") ? 0.5 : 0.125;
            assertEquals(truth, cut.threshold(), gap, () -> cuts + ", seed " + seed);
        }
    }
}
