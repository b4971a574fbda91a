package dev.cleave.lab.paper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.evaluation.Scores;
import dev.cleave.logic.Literal;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.MutexHead;
import dev.cleave.network.NeuralDnf;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.network.SoftNetwork;
import dev.cleave.table.BitMatrix;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ClassPruningTest {
    private static final int ATOMS = 6;
    private static final int NODES = 5;
    private static final int CLASSES = 3;
    private static final int ROWS = 40;

    /** What the pruned network answers by itself is what pruning counted: never worse than before, and nothing more can go. */
    @Test
    void nothingGetsWorseAndNothingMoreCanGo() {
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            SoftNetwork network = network(random);
            Dataset data = data(random);
            ClassPruning pruning = new ClassPruning(network, data, Budget.unlimited());
            SoftNetwork pruned = pruning.prune();
            assertTrue(pruning.isComplete());
            ClassScore before = naive(network, data);
            ClassScore after = naive(pruned, data);
            assertTrue(after.isNoWorseThan(before), "seed " + seed + ": " + before + " then " + after);
            assertEquals(pruned, new ClassPruning(pruned, data, Budget.unlimited()).prune(), "seed " + seed);
        }
    }

    /** Split, a network answers as its hard form does; pruned again, it answers no worse. */
    @Test
    void splitConjunctionsAnswerAsTheHardNetwork() {
        int compared = 0;
        for (int seed = 0; seed < 50; seed++) {
            Random random = new Random(seed);
            SoftNetwork network = network(random);
            Dataset data = data(random);
            List<List<List<Literal>>> bodies = new ArrayList<>();
            assertEquals(Optional.empty(), ClassTranslation.split(network, bodies, Budget.unlimited()));
            if (bodies.stream().noneMatch(List::isEmpty)) {
                SplitProgram program = new SplitProgram(network, bodies);
                int literals = size(bodies);
                double before = program.f1(data);
                assertEquals(naive(network.harden(), data).f1(), before, 1e-8, "seed " + seed);
                assertTrue(new SplitPruning(program, data, Budget.unlimited()).prune());
                assertTrue(program.f1(data) >= before, "seed " + seed);
                assertTrue(size(program.bodies) < literals, "seed " + seed);
                compared++;
            }
        }
        assertTrue(compared > 10, () -> "too few networks without a silent conjunction");
    }

    private static int size(List<List<List<Literal>>> bodies) {
        return bodies.stream().flatMap(List::stream).mapToInt(List::size).sum();
    }

    private static ClassScore naive(NeuralDnf network, Dataset data) {
        Scores scores = Scores.of(network.predict(data.inputs()), data.targets());
        return new ClassScore(
                round(scores.exactMatch()), round(scores.weighted().f1()));
    }

    private static double round(double value) {
        return Math.rint(value * 1e9) / 1e9;
    }

    private static SoftNetwork network(Random random) {
        return new SoftNetwork(
                new GivenPredicates(ATOMS),
                SemiSymbolicLayer.of(Kind.CONJUNCTIVE, NODES, ATOMS, weights(NODES * ATOMS, random)),
                SemiSymbolicLayer.of(Kind.DISJUNCTIVE, CLASSES, NODES, weights(CLASSES * NODES, random)),
                new MutexHead(CLASSES));
    }

    private static float[] weights(int count, Random random) {
        float[] weights = new float[count];
        for (int i = 0; i < count; i++) {
            weights[i] = random.nextInt(3) == 0 ? 0 : (float) random.nextGaussian();
        }
        return weights;
    }

    private static Dataset data(Random random) {
        BitMatrix.Builder inputs = new BitMatrix.Builder(ROWS, ATOMS);
        BitMatrix.Builder targets = new BitMatrix.Builder(ROWS, CLASSES);
        for (int row = 0; row < ROWS; row++) {
            for (int atom = 0; atom < ATOMS; atom++) {
                if (random.nextBoolean()) {
                    inputs.set(row, atom);
                }
            }
            targets.set(row, random.nextInt(CLASSES));
        }
        return new Dataset(inputs.build(), targets.build());
    }
}
