package dev.cleave.lab.baseline.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A tree that is grown no further than is needed to find one leaf that stays: PART's way to a rule. */
sealed interface PartialTree {
    record Leaf(WeightedRows rows) implements PartialTree {}

    /** @param sons those that were grown; of the others nothing is kept */
    record Inner(List<Son> sons) implements PartialTree {
        public Inner {
            sons = List.copyOf(sons);
        }
    }

    /** @param share of the rows that have a value those that take this branch */
    record Son(Condition branch, double share, PartialTree tree) {}

    /** Grows the branches one after another, from the purest on, until one is no leaf; leaves that tell nothing become one. */
    static PartialTree grow(WeightedRows rows, SplitChoice choice) {
        Optional<TreeSplit> found = choice.of(rows);
        if (found.isEmpty()) {
            return new Leaf(rows);
        }
        TreeSplit split = found.get();
        List<WeightedRows> parts = split.parts(rows);
        List<Son> sons = new ArrayList<>();
        double errors = 0;
        for (int branch : PurestFirst.of(parts)) {
            WeightedRows part = parts.get(branch);
            PartialTree tree = part.total() < SplitChoice.FEWEST ? new Leaf(part) : grow(part, choice);
            sons.add(new Son(split.branches().get(branch), split.shares().get(branch), tree));
            if (!(tree instanceof Leaf)) {
                return new Inner(sons);
            }
            errors += PessimisticError.of(part);
        }
        return PessimisticError.of(rows) <= errors ? new Leaf(rows) : new Inner(sons);
    }

    /** The leaf that most rows come to, as a rule. */
    static PartRule largestLeaf(PartialTree tree) {
        return largest(tree, PartRule.start());
    }

    private static PartRule largest(PartialTree tree, PartRule path) {
        if (tree instanceof Leaf leaf) {
            return path.endingAt(leaf.rows());
        }
        PartRule best = path;
        for (Son son : ((Inner) tree).sons()) {
            PartRule rule = largest(son.tree(), path.and(son.branch(), son.share()));
            best = rule.total() > best.total() ? rule : best;
        }
        return best;
    }
}
