package dev.cleave.paper;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.Dataset;
import dev.cleave.evaluation.Confusion;
import dev.cleave.logic.Definition;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.network.HardNetwork;
import dev.cleave.pruning.WeightRows;
import dev.cleave.rules.reading.TernaryRules;
import java.util.stream.IntStream;

/**
 * The first step of the paper's pruning, of disjunctive weights, for networks of -6, 0 and 6 where each such weight is one rule
 * and positive: a rule goes when neither F1 nor accuracy falls on the given rows. It counts how many rules fire in each row, so
 * that thousands of rules don't cost a forward pass each.
 */
final class RuleRemoval {
    private final HardNetwork network;
    private final LabelledColumns data;
    private final Coverage[] covers; // by conjunction
    private final float[][] v; // [outputs][conjunctions]
    private Confusion confusion;

    RuleRemoval(HardNetwork network, Dataset data) {
        this.network = network;
        this.data = LabelledColumns.of(data);
        this.covers = IntStream.range(0, network.conjunctions().nodes())
                .mapToObj(k -> Definition.of(TernaryRules.bodies(network.conjunctions(), k)))
                .map(body -> Coverage.of(body, this.data.inputs()))
                .toArray(Coverage[]::new);
        this.v = WeightRows.of(network.disjunctions());
        this.confusion = this.data.confusion(TernaryRules.of(network));
    }

    /** The network without the rules that it does not need, as far as the budget goes. */
    HardNetwork fewer(Budget budget) {
        for (int output = 0; output < v.length; output++) {
            prune(output, counts(output), budget);
        }
        return DiscreteNetworks.network(network, WeightRows.of(network.conjunctions()), v);
    }

    /** How many of an output's rules fire in each row. */
    private int[] counts(int output) {
        int[] counts = new int[data.inputs().rows()];
        for (int k = 0; k < covers.length; k++) {
            if (v[output][k] != 0) {
                add(covers[k], 1, counts);
            }
        }
        return counts;
    }

    private static void add(Coverage cover, int change, int[] counts) {
        for (int i = 0; i < cover.words(); i++) {
            for (long left = cover.word(i); left != 0; left &= left - 1) {
                counts[(i << 6) + Long.numberOfTrailingZeros(left)] += change;
            }
        }
    }

    private void prune(int output, int[] counts, Budget budget) {
        for (int k = 0; k < covers.length && !budget.isExhausted(); k++) {
            if (v[output][k] == 0) {
                continue;
            }
            Confusion without = without(output, covers[k], counts);
            if (without.f1() >= confusion.f1() && without.accuracy() >= confusion.accuracy()) {
                confusion = without;
                v[output][k] = 0;
                add(covers[k], -1, counts);
            }
        }
    }

    /** The rows that no other rule covers turn false. */
    private Confusion without(int output, Coverage cover, int[] counts) {
        long right = 0;
        long wrong = 0;
        for (int i = 0; i < cover.words(); i++) {
            long alone = alone(cover.word(i), i << 6, counts);
            right += Long.bitCount(alone & data.targets().word(output, i));
            wrong += Long.bitCount(alone & ~data.targets().word(output, i));
        }
        return new Confusion(
                confusion.truePositive() - right,
                confusion.falsePositive() - wrong,
                confusion.falseNegative() + right,
                confusion.trueNegative() + wrong);
    }

    private static long alone(long rows, int first, int[] counts) {
        long alone = 0;
        for (long left = rows; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            alone |= counts[first + bit] == 1 ? 1L << bit : 0;
        }
        return alone;
    }
}
