package dev.cleave.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.budget.Budget;
import dev.cleave.budget.TrainingListener;
import dev.cleave.encoding.Dataset;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SoftEnsemble;
import dev.cleave.network.SoftNetwork;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Split;
import dev.cleave.table.Splits;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Networks that each do without a fold. */
class FoldTrainingTest {
    private static final Plan PLAN = Plan.forShape(new TaskShape(60, 4, 1))
            .with(List.of(Plan.forShape(new TaskShape(60, 4, 1)).soft().withSteps(40)));

    private static Dataset rows() {
        SplittableRandom random = new SplittableRandom(3);
        BitMatrix.Builder inputs = new BitMatrix.Builder(60, 4);
        BitMatrix.Builder targets = new BitMatrix.Builder(60, 1);
        for (int row = 0; row < 60; row++) {
            for (int atom = 0; atom < 4; atom++) {
                if (random.nextBoolean()) {
                    inputs.set(row, atom);
                    if (atom == 2) {
                        targets.set(row, 0);
                    }
                }
            }
        }
        return new Dataset(inputs.build(), targets.build());
    }

    private static FoldEnsemble trained(int threads) {
        Dataset rows = rows();
        List<Split> folds = Splits.of(rows.targets()).folds(3, 1);
        return new FoldTraining(rows, folds, Budget.unlimited(), TrainingListener.NONE).run(PLAN, 2, 7, threads);
    }

    @Test
    void threadsChangeNothing() {
        FoldEnsemble one = trained(1);
        assertEquals(6, one.whole().members().size());
        assertArrayEquals(one.heldOut(rows()), trained(4).heldOut(rows()));
    }

    /** A row's probability is the mean of the networks that did not see it, and they were trained on the other rows alone. */
    @Test
    void heldOutRowsAreHeldOut() {
        Dataset rows = rows();
        FoldEnsemble ensemble = trained(1);
        double[] all = ensemble.heldOut(rows);
        for (int fold = 0; fold < 3; fold++) {
            List<SoftNetwork> members = ensemble.members().get(fold);
            Dataset fit = rows.select(ensemble.folds().get(fold).train());
            assertEquals(
                    new Trainer(dev.cleave.kernel.Kernels.best(), fit, fit, Budget.unlimited())
                            .train(PLAN, 7 + 2L * fold, steps -> {})
                            .soft(),
                    members.get(0));
            for (int row : ensemble.folds().get(fold).test().stream().toArray()) {
                double sum = 0;
                for (SoftNetwork member : members) {
                    NeuralDnf.Pass pass = member.pass();
                    sum += member.head().probability(pass.outputs(rows.read(), row), 0);
                }
                assertEquals(sum / members.size(), all[row], 1e-12);
            }
        }
    }

    @Test
    void anEnsembleAnswersByTheMean() {
        Dataset rows = rows();
        SoftEnsemble whole = trained(1).whole();
        double[] probabilities = whole.probabilities(rows.read());
        BitMatrix said = whole.predict(rows.read(), 0.5);
        for (int row = 0; row < 60; row++) {
            assertEquals(probabilities[row] > 0.5, said.get(row, 0));
        }
        assertThrows(IllegalArgumentException.class, () -> new SoftEnsemble(List.of()));
        assertThrows(
                IllegalArgumentException.class,
                () -> new FoldEnsemble(trained(1).folds(), List.of()));
    }
}
