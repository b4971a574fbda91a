package dev.cleave.rules.split;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/** What a node does, line by line of its truth table: the naive oracle of the splitter. */
final class NodeOracle {
    private final Kind kind;
    private final float[] weights;
    private final boolean[] truth; // [2^inputs], input i is true where bit i is set

    NodeOracle(Kind kind, float[] weights) {
        this.kind = kind;
        this.weights = weights;
        this.truth = truth(SemiSymbolicLayer.of(kind, 1, weights.length, weights));
    }

    private static boolean[] truth(SemiSymbolicLayer layer) {
        boolean[] truth = new boolean[1 << layer.inputs()];
        double[] x = new double[layer.inputs()];
        double[] f = new double[1];
        for (int line = 0; line < truth.length; line++) {
            for (int i = 0; i < x.length; i++) {
                x[i] = (line >>> i & 1) == 1 ? 1 : -1;
            }
            layer.raw(x, f);
            truth[line] = f[0] > 0;
        }
        return truth;
    }

    /** Both splits say what the node does, and nothing in them could be left out. */
    void check() {
        check(NodeSplit.positive(kind, weights), true);
        check(NodeSplit.negative(kind, weights), false);
    }

    private void check(NodeSplit split, boolean positive) {
        SplitResult result = split.list(Integer.MAX_VALUE, Budget.unlimited());
        assertTrue(result instanceof SplitResult.Whole, this::toString);
        List<Rule.All> rules = result.rules();
        assertEquals(
                new RuleCount.Exact(BigInteger.valueOf(rules.size())), split.count(Budget.unlimited()), this::toString);
        int[] firing = firing(rules);
        for (int line = 0; line < truth.length; line++) {
            assertEquals(truth[line] == positive, firing[line] > 0, this::toString);
        }
        rules.forEach(rule -> checkNeeded(rule, firing, positive));
    }

    private int[] firing(List<Rule.All> rules) {
        int[] firing = new int[truth.length];
        for (Rule.All rule : rules) {
            int holding = mask(rule.literals(), true);
            int free = truth.length - 1 & ~(holding | mask(rule.literals(), false));
            int rest = free;
            do { // every subset of the inputs that the rule says nothing of
                firing[holding | rest]++;
                rest = rest - 1 & free;
            } while (rest != free);
        }
        return firing;
    }

    /** Some line is covered by this rule alone; and without any one literal the rule would cover a line too many. */
    private void checkNeeded(Rule.All rule, int[] firing, boolean positive) {
        int own = mask(rule.literals(), true) | against(positive) & ~mask(rule.literals(), false);
        assertEquals(1, firing[own], () -> rule + " is not needed: " + this);
        for (Literal literal : rule.literals()) {
            assertTrue(truth[own ^ 1 << literal.atom()] != positive, () -> literal + " is not needed: " + this);
        }
    }

    private static int mask(List<Literal> literals, boolean positive) {
        int mask = 0;
        for (Literal literal : literals) {
            mask |= literal.positive() == positive ? 1 << literal.atom() : 0;
        }
        return mask;
    }

    /** The line that is farthest from true, or from not true. */
    private int against(boolean positive) {
        int line = 0;
        for (int i = 0; i < weights.length; i++) {
            line |= weights[i] < 0 == positive ? 1 << i : 0;
        }
        return line;
    }

    @Override
    public String toString() {
        return kind + Arrays.toString(weights);
    }
}
