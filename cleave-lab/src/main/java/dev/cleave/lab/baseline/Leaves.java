package dev.cleave.lab.baseline;

import dev.cleave.evaluation.RuleSize;

/**
 * Counts the leaves of a tree as the paper's Table 4 does: every path from the root to a leaf, whatever the leaf answers, is
 * a rule, and the nodes on it are its conditions, so that the longest rule is the tree's depth.
 */
final class Leaves {
    private int count;
    private int conditions;
    private int deepest;

    Leaves add(int depth) {
        count++;
        conditions += depth;
        deepest = Math.max(deepest, depth);
        return this;
    }

    RuleSize size() {
        return new RuleSize(count, 0, conditions, deepest);
    }
}
