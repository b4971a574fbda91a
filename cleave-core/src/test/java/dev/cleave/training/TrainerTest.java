package dev.cleave.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Encoding;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.LabelledTable;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.evaluation.Scores;
import dev.cleave.examples.MonkTable;
import dev.cleave.kernel.Kernels;
import dev.cleave.network.NeuralDnf;
import dev.cleave.table.Rows;
import dev.cleave.table.Split;
import dev.cleave.table.Splits;
import dev.cleave.training.schedule.DeltaSchedule;
import dev.cleave.training.schedule.LearningRate;
import dev.cleave.training.schedule.Phase;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TrainerTest {
    private static final Dataset MONK = monk();
    private static final Split SPLIT = Splits.of(MONK.targets()).holdOut(0.3, 7);
    private static final Dataset TRAIN = MONK.select(SPLIT.train());
    private static final Dataset TEST = MONK.select(SPLIT.test());
    private static final Plan PLAN = Plan.forShape(TaskShape.of(TRAIN));

    @Test
    void monkIsLearnedByTheSoftAndTheHardNetwork() {
        Trained trained = train(PLAN, 1, Budget.unlimited());
        assertEquals(0, errors(trained.soft(), TEST));
        assertEquals(0, errors(trained.hard(), TEST));
        assertFalse(trained.wasCutShort());
    }

    @Test
    void sameSeedGivesTheSameNetwork() {
        Plan brief = brief(200);
        assertEquals(train(brief, 3, Budget.unlimited()), train(brief, 3, Budget.unlimited()));
    }

    @Test
    void anotherSeedGivesAnotherNetwork() {
        Plan brief = brief(50);
        assertNotEquals(
                train(brief, 3, Budget.unlimited()).soft(),
                train(brief, 4, Budget.unlimited()).soft());
    }

    @Test
    void anExhaustedBudgetEndsTrainingAtOnce() {
        Budget budget = Budget.unlimited();
        budget.cancel();
        Trained trained = train(PLAN, 1, budget);
        assertEquals(0, trained.stepsTaken());
        assertTrue(trained.wasCutShort());
    }

    @Test
    void cancellingFromTheListenerEndsTrainingWithinItsNextReport() {
        Budget budget = Budget.unlimited();
        AtomicLong steps = new AtomicLong();
        Trained trained = new Trainer(Kernels.best(), TRAIN, TEST, budget).train(PLAN, 1, taken -> {
            steps.addAndGet(taken);
            budget.cancel();
        });
        assertEquals(steps.get(), trained.stepsTaken());
        assertTrue(trained.stepsTaken() <= 64, "took " + trained.stepsTaken() + " steps");
    }

    @Test
    void progressAddsUpToThePlan() {
        Plan brief = brief(150);
        AtomicLong steps = new AtomicLong();
        new Trainer(Kernels.best(), TRAIN, TEST, Budget.unlimited()).train(brief, 1, steps::addAndGet);
        assertEquals(brief.steps(), steps.get());
    }

    @Test
    void monitoredDeltaTrainsToo() {
        Phase soft = new Phase(
                PLAN.soft().activation(),
                3_000,
                new LearningRate.Step(0.01, 0.5, 100),
                new DeltaSchedule.Monitoring(0.1, 5, 0.1, 1, 0.05));
        Plan plan = new Plan(32, 32, 0.1, PLAN.losses(), soft, PLAN.hard());
        assertEquals(0, errors(train(plan, 2, Budget.unlimited()).hard(), TEST));
    }

    @Test
    void aPlanIsSoftFirstAndThenHard() {
        for (Phase phase : List.of(PLAN.soft(), PLAN.hard())) {
            assertThrows(
                    IllegalArgumentException.class, () -> new Plan(20, 32, 0.1, PLAN.losses(), phase, PLAN.soft()));
        }
        assertThrows(
                IllegalArgumentException.class, () -> new Plan(20, 32, 0.1, PLAN.losses(), PLAN.hard(), PLAN.hard()));
    }

    private static Plan brief(long steps) {
        return new Plan(
                20,
                32,
                0.1,
                PLAN.losses(),
                PLAN.soft().withSteps(steps),
                PLAN.hard().withSteps(steps));
    }

    private static Trained train(Plan plan, long seed, Budget budget) {
        return new Trainer(Kernels.best(), TRAIN, TEST, budget).train(plan, seed, steps -> {});
    }

    private static long errors(NeuralDnf network, Dataset data) {
        return Scores.of(network.predict(data.inputs()), data.targets())
                .pooled()
                .errors();
    }

    private static Dataset monk() {
        LabelledTable data = LabelledTable.of(MonkTable.all(), TargetSpec.of("class"));
        Encoding encoding =
                Encoding.fit(data.table(), data.target(), Rows.all(data.table().rows()), EncodingOptions.defaults());
        return encoding.encode(data.table()).dataset();
    }
}
