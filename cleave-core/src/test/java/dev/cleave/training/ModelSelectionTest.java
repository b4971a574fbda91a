package dev.cleave.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.Dataset;
import dev.cleave.evaluation.Scores;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.RowWeights;
import dev.cleave.table.Rows;
import dev.cleave.training.schedule.LossWeights;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ModelSelectionTest {
    private static final Dataset DATA = conjunctionOfTwo(300);
    private static final Dataset TRAIN = DATA.select(Rows.all(200));
    private static final Dataset VALIDATION =
            DATA.select(Rows.of(IntStream.range(200, 300).toArray()));
    private static final List<Plan> PLANS = Plan.round(TaskShape.of(TRAIN)).stream()
            .map(plan -> new Plan(
                    16,
                    plan.batch(),
                    plan.deviation(),
                    plan.losses(),
                    plan.soft().withSteps(400),
                    plan.hard().withSteps(200)))
            .toList();

    @Test
    void resultDoesNotDependOnTheNumberOfThreads() {
        assertEquals(
                contest(Budget.unlimited()).run(PLANS, 5, 1),
                contest(Budget.unlimited()).run(PLANS, 5, 3));
    }

    @Test
    void fewestValidationErrorsComeFirst() {
        List<ModelSelection.Entry> entries = contest(Budget.unlimited()).run(PLANS, 5, 2);
        assertEquals(PLANS.size(), entries.size());
        for (int i = 1; i < entries.size(); i++) {
            assertTrue(entries.get(i - 1).hardErrors() <= entries.get(i).hardErrors());
        }
    }

    @Test
    void validationErrorsCountAsTheirRowsDo() {
        float[] twos = new float[VALIDATION.rows()];
        Arrays.fill(twos, 2);
        Dataset noise = new Dataset(VALIDATION.inputs(), bits(VALIDATION.rows()));
        ModelSelection.Entry once = new ModelSelection(TRAIN, noise, Budget.unlimited(), TrainingListener.NONE)
                .run(PLANS.subList(0, 1), 5, 1)
                .get(0);
        ModelSelection.Entry twice = new ModelSelection(
                        TRAIN, noise.with(RowWeights.of(twos)), Budget.unlimited(), TrainingListener.NONE)
                .run(PLANS.subList(0, 1), 5, 1)
                .get(0);
        assertTrue(once.hardErrors() > 0);
        assertEquals(2 * once.hardErrors(), twice.hardErrors());
    }

    @Test
    void anErrorOfClassesIsARow() {
        BitMatrix.Builder classes = new BitMatrix.Builder(VALIDATION.rows(), 2);
        IntStream.range(0, VALIDATION.rows()).forEach(row -> classes.set(row, row % 2));
        Dataset data = new Dataset(VALIDATION.inputs(), classes.build());
        ModelSelection.Entry entry = new ModelSelection(data, data, Budget.unlimited(), TrainingListener.NONE)
                .run(List.of(PLANS.get(0).with(HeadKind.MUTEX)), 5, 1)
                .get(0);
        long wrong = Scores.of(entry.trained().hard().predict(data.inputs()), data.targets())
                .pooled()
                .errors();
        assertEquals(wrong / 2.0, entry.hardErrors());
    }

    private static BitMatrix bits(int rows) {
        SplittableRandom random = new SplittableRandom(4);
        BitMatrix.Builder bits = new BitMatrix.Builder(rows, 1);
        IntStream.range(0, rows).filter(row -> random.nextBoolean()).forEach(row -> bits.set(row, 0));
        return bits.build();
    }

    @Test
    void anExhaustedBudgetStillGivesOneNetwork() {
        Budget budget = Budget.unlimited();
        budget.cancel();
        List<ModelSelection.Entry> entries = contest(budget).run(PLANS, 5, 2);
        assertEquals(1, entries.size());
        assertTrue(entries.get(0).trained().wasCutShort());
    }

    @Test
    void listenerHearsOfEveryStep() {
        AtomicLong most = new AtomicLong();
        AtomicLong total = new AtomicLong();
        new ModelSelection(TRAIN, VALIDATION, Budget.unlimited(), (done, all) -> {
                    most.accumulateAndGet(done, Math::max);
                    total.set(all);
                })
                .run(PLANS, 5, 2);
        assertEquals(PLANS.size() * 600L, total.get());
        assertEquals(total.get(), most.get());
    }

    @Test
    void defaultPlansDifferOnlyInTheirPenalty() {
        assertEquals(
                4,
                Plan.round(TaskShape.of(TRAIN)).stream()
                        .map(plan -> plan.losses().l1())
                        .distinct()
                        .count());
        assertFalse(Plan.round(TaskShape.of(TRAIN)).stream()
                        .map(plan -> plan.withLosses(LossWeights.NONE))
                        .distinct()
                        .count()
                > 1);
    }

    private static ModelSelection contest(Budget budget) {
        return new ModelSelection(TRAIN, VALIDATION, budget, TrainingListener.NONE);
    }

    private static Dataset conjunctionOfTwo(int rows) {
        SplittableRandom random = new SplittableRandom(11);
        BitMatrix.Builder inputs = new BitMatrix.Builder(rows, 6);
        BitMatrix.Builder targets = new BitMatrix.Builder(rows, 1);
        for (int row = 0; row < rows; row++) {
            int bits = random.nextInt(64);
            for (int atom = 0; atom < 6; atom++) {
                if ((bits >>> atom & 1) == 1) {
                    inputs.set(row, atom);
                }
            }
            if ((bits & 0b101) == 0b001) {
                targets.set(row, 0);
            }
        }
        return new Dataset(inputs.build(), targets.build());
    }
}
