package dev.cleave.rules.split;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class NodeSplitTest {
    private static final Rule ALWAYS = Rule.all();

    private static Set<Rule> rules(NodeSplit split) {
        return Set.copyOf(split.list(Integer.MAX_VALUE, Budget.unlimited()).rules());
    }

    /** 1-based, as the paper counts; negative numbers are negated. */
    private static Rule all(int... literals) {
        return new Rule.All(Arrays.stream(literals)
                .mapToObj(i -> new Literal(Math.abs(i) - 1, i > 0))
                .toList());
    }

    @Test
    void examplesOfThePaper() {
        assertEquals(
                Set.of(all(-1, -3, 4, -5), all(-1, -2, -3, -5), all(-1, -2, 4, -5)),
                rules(NodeSplit.positive(Kind.CONJUNCTIVE, -6, -2, -2, 2, -6)));
    }

    @Test
    void negativeSplitCoversTies() {
        assertEquals(Set.of(all(-1), all(-2)), rules(NodeSplit.negative(Kind.CONJUNCTIVE, 2, 1)));
        assertEquals(Set.of(all(1, 2)), rules(NodeSplit.positive(Kind.CONJUNCTIVE, 2, 1)));
    }

    @Test
    void nestedEntanglement() {
        assertEquals(Set.of(all(-1, 4, -5)), rules(NodeSplit.positive(Kind.CONJUNCTIVE, -1.33f, 0, 0, 1.01f, -1.44f)));
        assertEquals(
                Set.of(all(-1, -2, -3, -5), all(-1, -2, 4, -5), all(-1, -3, 4, -5)),
                rules(NodeSplit.positive(Kind.CONJUNCTIVE, -2.02f, -0.79f, -0.79f, 0.71f, -1.52f)));
        assertEquals(Set.of(all(1)), rules(NodeSplit.positive(Kind.DISJUNCTIVE, 3.43f, 1.28f)));
    }

    @ParameterizedTest
    @EnumSource
    void nodeWithoutWeightsIsNeverTrue(Kind kind) {
        assertEquals(Set.of(), rules(NodeSplit.positive(kind, 0, -0f, 0)));
        assertEquals(Set.of(ALWAYS), rules(NodeSplit.negative(kind, 0, -0f, 0)));
        new NodeOracle(kind, new float[3]).check();
    }

    @ParameterizedTest
    @EnumSource
    void singleInput(Kind kind) {
        assertEquals(Set.of(all(-2)), rules(NodeSplit.positive(kind, 0, -0.3f)));
        assertEquals(Set.of(all(2)), rules(NodeSplit.negative(kind, 0, -0.3f)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void everyVectorOfSmallIntegers(int inputs) {
        for (int code = 0; code < Math.pow(7, inputs); code++) {
            float[] weights = new float[inputs];
            for (int i = 0, rest = code; i < inputs; i++, rest /= 7) {
                weights[i] = rest % 7 - 3;
            }
            checkBoth(weights);
        }
    }

    @Test
    void randomNodes() {
        Random random = new Random(1);
        for (int run = 0; run < 2000; run++) {
            checkBoth(floats(random, 1 + random.nextInt(11), () -> (float) random.nextGaussian()));
        }
        for (int run = 0; run < 40; run++) {
            checkBoth(floats(random, 12 + random.nextInt(3), () -> (float) random.nextGaussian()));
        }
    }

    /** Multiples of 0.1 are no floats: their 32-bit sums fall on the wrong side of ties. */
    @Test
    void tiesEverywhere() {
        Random random = new Random(2);
        for (int run = 0; run < 3000; run++) {
            checkBoth(floats(random, 1 + random.nextInt(9), () -> 0.1f * (random.nextInt(13) - 6)));
        }
        for (int run = 0; run < 1000; run++) {
            checkBoth(floats(random, 1 + random.nextInt(9), () -> random.nextInt(9) - 4));
        }
    }

    /** The last place of these is no normal float, and some are none themselves. */
    @Test
    void weightsNextToNothing() {
        Random random = new Random(5);
        for (int run = 0; run < 2000; run++) {
            checkBoth(floats(
                    random, 1 + random.nextInt(8), () -> Math.scalb(random.nextInt(9) - 4f, -130 - random.nextInt(3))));
            checkBoth(floats(
                    random, 1 + random.nextInt(8), () -> Math.scalb(random.nextInt(9) - 4f, -101 - random.nextInt(3))));
        }
    }

    @Test
    void weightsFarApart() {
        Random random = new Random(3);
        float[] pool = {6, 3, -3, 1e-30f, -1e-30f, 2e-30f, Float.MIN_VALUE, Float.MAX_VALUE / 64, 3.0000002f, 1e-9f};
        for (int run = 0; run < 2000; run++) {
            checkBoth(floats(random, 1 + random.nextInt(8), () -> pool[random.nextInt(pool.length)]));
        }
    }

    private static void checkBoth(float[] weights) {
        new NodeOracle(Kind.CONJUNCTIVE, weights).check();
        new NodeOracle(Kind.DISJUNCTIVE, weights).check();
    }

    private interface Draw {
        float next();
    }

    private static float[] floats(Random random, int count, Draw draw) {
        float[] floats = new float[count];
        for (int i = 0; i < count; i++) {
            floats[i] = random.nextInt(8) == 0 ? 0 : draw.next();
        }
        return floats;
    }

    @Test
    void masksAreTheRules() {
        NodeSplit split = NodeSplit.negative(Kind.CONJUNCTIVE, -6, -2, 0, -2, 2, -6);
        List<Rule> seen = new ArrayList<>();
        Optional<Shortage> shortage = split.visit(
                mask -> seen.add(split.rule(
                        IntStream.range(0, 6).filter(i -> (mask >>> i & 1) == 1).toArray())),
                Budget.unlimited());
        assertEquals(Optional.empty(), shortage);
        assertEquals(rules(split), Set.copyOf(seen));
        assertEquals(seen.size(), Set.copyOf(seen).size());
    }

    @Test
    void moreThan64Inputs() {
        float[] weights = new float[130];
        Arrays.fill(weights, 1);
        weights[100] = -4;
        NodeSplit split = NodeSplit.negative(Kind.CONJUNCTIVE, weights);
        assertEquals(1 + 129 * 128 / 2, rules(split).size());
        assertEquals(new RuleCount.Exact(BigInteger.valueOf(1 + 129 * 128 / 2)), split.count(Budget.unlimited()));
        assertThrows(IllegalArgumentException.class, () -> split.visit(mask -> true, Budget.unlimited()));
    }

    @Test
    void countsBeyondWhatCouldBeListed() {
        float[] weights = new float[101];
        Arrays.fill(weights, 1);
        weights[0] = 80;
        BigInteger subsets = BigInteger.ONE; // 100 choose 40
        for (int i = 1; i <= 40; i++) {
            subsets = subsets.multiply(BigInteger.valueOf(101 - i)).divide(BigInteger.valueOf(i));
        }
        RuleCount expected = new RuleCount.Exact(subsets.add(BigInteger.ONE));
        assertEquals(expected, NodeSplit.negative(Kind.CONJUNCTIVE, weights).count(Budget.unlimited()));
    }

    @Test
    void shortageIsSaid() {
        float[] weights = new float[40];
        Arrays.fill(weights, 1);
        weights[0] = 20;
        NodeSplit split = NodeSplit.positive(Kind.CONJUNCTIVE, weights);
        assertEquals(Shortage.RULES, ((SplitResult.Part) split.list(10, Budget.unlimited())).shortage());
        assertEquals(10, split.list(10, Budget.unlimited()).rules().size());
        Budget spent = Budget.of(Duration.ofNanos(1));
        assertEquals(Optional.of(Shortage.TIME), split.visit(mask -> true, spent));
        assertEquals(new RuleCount.Unknown(Shortage.TIME), split.count(spent));
    }

    @Test
    void limitThatIsJustEnoughIsNoShortage() {
        NodeSplit split = NodeSplit.positive(Kind.CONJUNCTIVE, -6, -2, -2, 2, -6);
        assertEquals(SplitResult.Whole.class, split.list(3, Budget.unlimited()).getClass());
        assertEquals(SplitResult.Part.class, split.list(2, Budget.unlimited()).getClass());
    }

    @Test
    void onlyWholeNodesAreSplit() {
        SemiSymbolicLayer halfway = SemiSymbolicLayer.of(Kind.CONJUNCTIVE, .5, 1, 2, new float[] {1, 2});
        assertThrows(IllegalArgumentException.class, () -> NodeSplit.positive(halfway, 0));
        assertThrows(IllegalArgumentException.class, () -> NodeSplit.positive(Kind.CONJUNCTIVE, 1, Float.NaN));
    }

    @Test
    void nodeOfALayer() {
        SemiSymbolicLayer layer = SemiSymbolicLayer.of(Kind.CONJUNCTIVE, 2, 2, new float[] {1, 1, 0, -1});
        assertEquals(Set.of(all(-2)), rules(NodeSplit.positive(layer, 1)));
        assertEquals(Set.of(all(2)), rules(NodeSplit.negative(layer, 1)));
    }
}
