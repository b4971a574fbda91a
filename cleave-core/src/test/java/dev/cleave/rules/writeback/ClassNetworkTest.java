package dev.cleave.rules.writeback;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.NetworkInputs;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Literal;
import dev.cleave.logic.RandomLogic;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.RandomNetworks;
import dev.cleave.rules.reading.ClassRules;
import dev.cleave.rules.reading.ExactConeTest;
import dev.cleave.table.BitMatrix;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ClassNetworkTest {
    private static final int ATOMS = 5;

    /** Scores that are floats, some of them multiples of a half, so that there are ties; decimals are the oracle. */
    @Test
    void theClassIsThatOfTheScoresInRealArithmetic() {
        for (long seed = 0; seed < 300; seed++) {
            Scored scored = Scored.random(new SplittableRandom(seed));
            HardNetwork network = scored.network();
            List<BitSet> rows = RandomLogic.valid(Domain.free(ATOMS));
            BitMatrix answers = RandomNetworks.answers(network, rows);
            for (int row = 0; row < rows.size(); row++) {
                int expected = scored.best(rows.get(row));
                assertTrue(answers.get(row, expected), "seed " + seed + ", row " + row);
            }
        }
    }

    @Test
    void probabilitiesAreThoseOfTheScores() {
        for (long seed = 0; seed < 100; seed++) {
            Scored scored = Scored.random(new SplittableRandom(seed));
            HardNetwork network = scored.network();
            for (BitSet row : RandomLogic.valid(Domain.free(ATOMS))) {
                BitMatrix.Builder inputs = new BitMatrix.Builder(1, ATOMS);
                row.stream().forEach(atom -> inputs.set(0, atom));
                double[] raw = network.pass().outputs(NetworkInputs.of(inputs.build()), 0);
                double[] expected = scored.probabilities(row);
                for (int k = 0; k < expected.length; k++) {
                    assertEquals(expected[k], network.head().probability(raw, k), 1e-12, "seed " + seed);
                }
            }
        }
    }

    @Test
    void rulesOfTheNetworkAreTheBodies() {
        for (long seed = 0; seed < 50; seed++) {
            Scored scored = Scored.random(new SplittableRandom(seed));
            RuleSet rules = ClassRules.extract(scored.network(), Domain.free(ATOMS), 64, Budget.unlimited());
            for (int i = 0; i < scored.bodies().size(); i++) {
                boolean isUsed = scored.bodies().get(i).length() > 0
                        && scored.scores().get(i).stream().anyMatch(score -> score != 0);
                assertEquals(
                        Definition.of(isUsed ? List.of(scored.bodies().get(i)) : List.of()),
                        rules.auxiliaries().get(i),
                        "seed " + seed);
            }
            ExactConeTest.assertSame(scored.network(), Domain.free(ATOMS), rules, seed);
        }
    }

    @Test
    void whatDoesNotFitIsRefused() {
        List<Rule.All> body = List.of(Rule.all(Literal.of(0)));
        assertThrows(
                IllegalArgumentException.class,
                () -> ClassNetwork.of(1, body, new double[][] {{1}, {1, 2}}, new double[2]));
        assertThrows(
                IllegalArgumentException.class,
                () -> ClassNetwork.of(1, body, new double[][] {{1}, {1e300}}, new double[2]));
        assertThrows(
                IllegalArgumentException.class,
                () -> ClassNetwork.of(1, body, new double[][] {{1}, {1}}, new double[] {0, Double.NaN}));
    }

    /** @param scores [bodies][classes] */
    private record Scored(List<Rule.All> bodies, List<List<Float>> scores, List<Double> biases) {
        static Scored random(SplittableRandom random) {
            int count = random.nextInt(7);
            int classes = 2 + random.nextInt(3);
            boolean ties = random.nextBoolean();
            List<Rule.All> bodies = new ArrayList<>();
            List<List<Float>> scores = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                bodies.add(new Rule.All(IntStream.range(0, ATOMS)
                        .filter(atom -> random.nextInt(3) == 0)
                        .mapToObj(atom -> new Literal(atom, random.nextBoolean()))
                        .toList()));
                scores.add(random.doubles(classes, -4, 4)
                        .mapToObj(score -> ties ? Math.round(score) * 0.5f : (float) score)
                        .toList());
            }
            return new Scored(
                    bodies,
                    scores,
                    random.doubles(classes, -4, 4)
                            .mapToObj(bias -> ties ? Math.round(bias) * 0.5 : bias)
                            .toList());
        }

        HardNetwork network() {
            double[][] u = new double[biases.size()][bodies.size()];
            for (int k = 0; k < u.length; k++) {
                for (int i = 0; i < bodies.size(); i++) {
                    u[k][i] = scores.get(i).get(k);
                }
            }
            return ClassNetwork.of(
                    ATOMS, bodies, u, biases.stream().mapToDouble(b -> b).toArray());
        }

        BigDecimal score(BitSet row, int k) {
            BigDecimal sum = new BigDecimal(biases.get(k));
            for (int i = 0; i < bodies.size(); i++) {
                sum = bodies.get(i).fires(row)
                        ? sum.add(new BigDecimal(scores.get(i).get(k)))
                        : sum;
            }
            return sum;
        }

        int best(BitSet row) {
            int best = 0;
            for (int k = 1; k < biases.size(); k++) {
                best = score(row, k).compareTo(score(row, best)) > 0 ? k : best;
            }
            return best;
        }

        double[] probabilities(BitSet row) {
            double[] weights = IntStream.range(0, biases.size())
                    .mapToDouble(k -> Math.exp(score(row, k).doubleValue()))
                    .toArray();
            double sum = IntStream.range(0, weights.length)
                    .mapToDouble(k -> weights[k])
                    .sum();
            return IntStream.range(0, weights.length)
                    .mapToDouble(k -> weights[k] / sum)
                    .toArray();
        }
    }
}
