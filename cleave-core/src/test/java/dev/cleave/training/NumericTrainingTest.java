package dev.cleave.training;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.Measurements;
import dev.cleave.evaluation.Scores;
import dev.cleave.kernel.Kernels;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.ThresholdPredicates;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.RowWeights;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whole trainings on small tables whose truth is known: one atom, two numbers. */
class NumericTrainingTest {
    private static final int ROWS = 600;
    private static final long SEED = 2;
    private static final InputKind THRESHOLDS = new InputKind.Thresholds(List.of(0), 4, .05);
    private static final Dataset BINARY = rows(1);
    private static final Dataset CLASSES = rows(3);

    @Test
    void aKnownCutIsFound() {
        HardNetwork hard = train(PlanDefaults.of(THRESHOLDS, HeadKind.INDEPENDENT, BINARY), BINARY)
                .hard();
        assertTrue(share(hard, BINARY) > .99, "only " + share(hard, BINARY) + " right");
        ThresholdPredicates predicates = (ThresholdPredicates) hard.predicates();
        double nearest = predicates.cuts().stream()
                .filter(cut -> cut.column() == 0)
                .mapToDouble(cut -> Math.abs(cut.threshold() - .5))
                .min()
                .orElseThrow();
        assertTrue(nearest < .03, "nearest cut is off by " + nearest);
    }

    @Test
    void classesAreLearnedByEitherHead() {
        for (HeadKind head : List.of(HeadKind.MUTEX, HeadKind.EXACTLY_ONE)) {
            Trained trained = train(PlanDefaults.of(THRESHOLDS, head, CLASSES), CLASSES);
            assertTrue(share(trained.soft(), CLASSES) > .98, head + " soft " + share(trained.soft(), CLASSES));
            assertTrue(share(trained.hard(), CLASSES) > .96, head + " hard " + share(trained.hard(), CLASSES));
        }
    }

    @Test
    void predicatesAreInvented() {
        InputKind front = new InputKind.Mlp(List.of(0), 16, 8);
        Trained trained = train(PlanDefaults.of(front, HeadKind.MUTEX, CLASSES), CLASSES);
        assertTrue(share(trained.soft(), CLASSES) > .98, "soft " + share(trained.soft(), CLASSES));
        assertTrue(share(trained.hard(), CLASSES) > .96, "hard " + share(trained.hard(), CLASSES));
    }

    @Test
    void theSameSeedGivesTheSameNetworks() {
        Plan plan = brief(PlanDefaults.ternary(PlanDefaults.of(THRESHOLDS, HeadKind.MUTEX, CLASSES)));
        assertEquals(train(plan, CLASSES), train(plan, CLASSES));
        Plan invented = plan.with(new InputKind.Mlp(List.of(0), 16, 8));
        assertEquals(train(invented, CLASSES), train(invented, CLASSES));
    }

    @Test
    void ternaryPhasesLeaveThreeValuesANode() {
        Plan plan = brief(PlanDefaults.ternary(PlanDefaults.of(THRESHOLDS, HeadKind.MUTEX, CLASSES)));
        Trained trained = train(plan, CLASSES);
        assertEquals(3, trained.later().size());
        assertTernary(trained.later().get(1).conjunctions());
        assertTernary(trained.last().conjunctions());
    }

    @Test
    void zerosStayInTheMaskedPhase() {
        Plan plan = brief(PlanDefaults.ternary(PlanDefaults.of(THRESHOLDS, HeadKind.MUTEX, CLASSES)));
        Trained trained = train(plan, CLASSES);
        float[] before = trained.later().get(1).conjunctions().weights();
        float[] after = trained.last().conjunctions().weights();
        for (int i = 0; i < before.length; i++) {
            assertTrue(before[i] != 0 || after[i] == 0, "weight " + i);
        }
    }

    @Test
    void disjunctiveWeightsCanBeKeptFromFallingBelowZero() {
        Plan plan = brief(PlanDefaults.of(THRESHOLDS, HeadKind.MUTEX, CLASSES));
        Trained trained = train(plan.with(List.of(plan.soft(), plan.hard().withPositive(true))), CLASSES);
        for (float weight : trained.hard().disjunctions().weights()) {
            assertTrue(weight >= 0, "weight " + weight);
        }
    }

    @Test
    void everyConjunctionSeesSoManyInputs() {
        Plan plan = brief(PlanDefaults.of(THRESHOLDS, HeadKind.MUTEX, CLASSES)).withSeen(3);
        SemiSymbolicLayer layer = train(plan, CLASSES).hard().conjunctions();
        for (int node = 0; node < layer.nodes(); node++) {
            assertTrue(layer.used(node).length <= 3);
        }
    }

    @Test
    void rowsOfWeightZeroDoNotCount() {
        Random random = new Random(3);
        BitMatrix.Builder noise = new BitMatrix.Builder(ROWS, 1);
        for (int row = 0; row < ROWS; row++) {
            if (random.nextBoolean()) {
                noise.set(row, 0);
            }
        }
        Dataset odd = new Dataset(BINARY.inputs(), BINARY.numbers(), noise.build(), BINARY.weights());
        float[] weights = new float[2 * ROWS];
        for (int row = 0; row < ROWS; row++) {
            weights[row] = 1;
        }
        Dataset both = BINARY.above(odd).with(RowWeights.of(weights));
        HardNetwork hard = train(PlanDefaults.of(THRESHOLDS, HeadKind.INDEPENDENT, both), both)
                .hard();
        assertTrue(share(hard, BINARY) > .98, "only " + share(hard, BINARY) + " right");
    }

    private static void assertTernary(SemiSymbolicLayer layer) {
        for (int node = 0; node < layer.nodes(); node++) {
            int own = node;
            long sizes = Arrays.stream(layer.used(node))
                    .mapToObj(i -> Math.abs(layer.weight(own, i)))
                    .distinct()
                    .count();
            assertTrue(sizes <= 1, "node " + node + " has " + sizes + " sizes of weights");
        }
    }

    private static Plan brief(Plan plan) {
        return plan.with(
                plan.phases().stream().map(phase -> phase.withSteps(150)).toList());
    }

    private static Trained train(Plan plan, Dataset data) {
        return new Trainer(Kernels.best(), data, data, Budget.unlimited()).train(plan, SEED, steps -> {});
    }

    /** The share of rows with every output right. */
    private static double share(NeuralDnf network, Dataset data) {
        return Scores.of(network.predict(data.read()), data.targets()).exactMatch();
    }

    /** Class 1 where x > 0.5 and the atom holds, class 2 where not, and y < -0.3; one number in ten is missing. */
    private static Dataset rows(int outputs) {
        Random random = new Random(1);
        BitMatrix.Builder bits = new BitMatrix.Builder(ROWS, 1);
        BitMatrix.Builder targets = new BitMatrix.Builder(ROWS, outputs);
        float[] numbers = new float[2 * ROWS];
        for (int row = 0; row < ROWS; row++) {
            boolean atom = random.nextInt(4) > 0;
            if (atom) {
                bits.set(row, 0);
            }
            numbers[2 * row] = random.nextInt(10) == 0 ? Float.NaN : (float) random.nextGaussian();
            numbers[2 * row + 1] = (float) random.nextGaussian();
            int label = numbers[2 * row] > .5f && atom ? 1 : numbers[2 * row + 1] < -.3f ? 2 : 0;
            if (outputs == 3) {
                targets.set(row, label);
            } else if (label == 1) {
                targets.set(row, 0);
            }
        }
        return new Dataset(bits.build(), Measurements.of(ROWS, 2, numbers), targets.build(), RowWeights.equal(ROWS));
    }
}
