package dev.cleave.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.pipeline.program.Refit;
import dev.cleave.rules.ShortBodies;
import dev.cleave.table.BitMatrix;
import dev.cleave.verification.Behaviour;
import dev.cleave.verification.Verdict;
import dev.cleave.verification.Verifier;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RefitTest {
    private static final int ATOMS = 8;
    private static final Domain DOMAIN = Domain.free(ATOMS);

    /** Every step of every path, with and without classes. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void rulesAreTheNetworkOfEveryStep(boolean exclusive) {
        for (int seed = 0; seed < 10; seed++) {
            Dataset rows = rows(seed, exclusive);
            Refit refit = new Refit(rows, DOMAIN, exclusive, DecisionThreshold.even());
            List<Rule.All> bodies = new ShortBodies(rows.inputs().transposed()).of(ternary(seed, 9));
            for (Refit.Fitted fitted : refit.path(bodies, 1, 6)) {
                assertTrue(fitted.bodies().size() <= 6);
                RuleSet rules = refit.rules(fitted.network(), Budget.unlimited());
                Verdict verdict = new Verifier(DOMAIN, Budget.unlimited())
                        .compare(Behaviour.of(rules), Behaviour.of(fitted.network()), rows.inputs());
                assertInstanceOf(Verdict.Equivalent.class, verdict, "seed " + seed);
            }
        }
    }

    @Test
    void scoresFindWhatBodiesSay() {
        Dataset rows = rows(3, true);
        List<Rule.All> truth =
                List.of(new Rule.All(List.of(Literal.of(0), Literal.not(1))), new Rule.All(List.of(Literal.of(2))));
        Refit refit = new Refit(rows, DOMAIN, true, DecisionThreshold.even());
        assertEquals(rows.targets(), refit.path(truth, 0.01, 5).get(0).network().predict(rows.inputs()));
    }

    @Test
    void whatMustBeMoreProbableIsSaidInFewerRows() {
        Dataset rows = rows(3, false);
        List<Rule.All> bodies = List.of(new Rule.All(List.of(Literal.of(0))), new Rule.All(List.of(Literal.of(3))));
        int before = Integer.MAX_VALUE;
        for (double probability : new double[] {0.01, 0.3, 0.5, 0.7, 0.99}) {
            BitMatrix said = new Refit(rows, DOMAIN, false, new DecisionThreshold(probability))
                    .fit(bodies, 1, 5)
                    .network()
                    .predict(rows.inputs());
            int count = (int) IntStream.range(0, said.rows())
                    .filter(row -> said.get(row, 0))
                    .count();
            assertTrue(count <= before, "at " + probability);
            before = count;
        }
        assertEquals(0, before, "nothing is as probable as .99");
    }

    @Test
    void shortBodiesSayTheSameOfTheRowsAndNoLiteralIsIdle() {
        for (int seed = 0; seed < 20; seed++) {
            BitMatrix few = rows(seed, true).inputs();
            SemiSymbolicLayer layer = ternary(seed, 5);
            for (Rule.All body : new ShortBodies(few.transposed()).of(layer)) {
                Coverage covered = Coverage.of(body, few.transposed());
                assertTrue(
                        IntStream.range(0, layer.nodes())
                                .anyMatch(node -> whole(layer, node, few).equals(covered.toBitSet())),
                        "seed " + seed);
                for (Literal literal : body.literals()) {
                    List<Literal> fewer = body.literals().stream()
                            .filter(other -> !other.equals(literal))
                            .toList();
                    assertTrue(
                            Coverage.of(new Rule.All(fewer), few.transposed()).count() > covered.count(),
                            "seed " + seed + ": " + literal);
                }
            }
        }
    }

    private static BitSet whole(SemiSymbolicLayer layer, int node, BitMatrix rows) {
        List<Literal> all = Arrays.stream(layer.used(node))
                .mapToObj(input -> new Literal(input, layer.weight(node, input) > 0))
                .toList();
        return Coverage.of(new Rule.All(all), rows.transposed()).toBitSet();
    }

    private static SemiSymbolicLayer ternary(long seed, int nodes) {
        SplittableRandom random = new SplittableRandom(seed);
        float[] weights = new float[nodes * ATOMS];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = random.nextInt(3) == 0 ? 2 * random.nextInt(2) - 1 : 0;
        }
        return SemiSymbolicLayer.of(SemiSymbolicLayer.Kind.CONJUNCTIVE, nodes, ATOMS, weights);
    }

    /** Class 2 where atom 2 holds, else 1 where atom 0 and not 1; as labels, without "exactly one". */
    private static Dataset rows(long seed, boolean exclusive) {
        SplittableRandom random = new SplittableRandom(seed);
        BitMatrix.Builder inputs = new BitMatrix.Builder(60, ATOMS);
        BitMatrix.Builder targets = new BitMatrix.Builder(60, exclusive ? 3 : 2);
        for (int row = 0; row < 60; row++) {
            boolean[] atoms = new boolean[ATOMS];
            for (int atom = 0; atom < ATOMS; atom++) {
                atoms[atom] = random.nextBoolean();
                if (atoms[atom]) {
                    inputs.set(row, atom);
                }
            }
            boolean first = atoms[0] && !atoms[1];
            if (exclusive) {
                targets.set(row, atoms[2] ? 2 : first ? 1 : 0);
            } else {
                setIf(first, targets, row, 0);
                setIf(atoms[2], targets, row, 1);
            }
        }
        return new Dataset(inputs.build(), targets.build());
    }

    private static void setIf(boolean holds, BitMatrix.Builder targets, int row, int output) {
        if (holds) {
            targets.set(row, output);
        }
    }
}
