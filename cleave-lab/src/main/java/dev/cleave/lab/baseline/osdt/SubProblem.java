package dev.cleave.lab.baseline.osdt;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The problem of finding the best tree for a set of rows: between which bounds its cost, errors + price x leaves, is known to
 * be, and the tree that has the upper one. Bounds only ever come nearer to each other, and are true at any moment.
 */
final class SubProblem {
    private final CapturedRows rows;
    private final int size;
    private final int majority;
    private double lower;
    private double upper;
    private Optional<Branch> best = Optional.empty();
    private Optional<List<Branch>> branches = Optional.empty();
    private int searchedDepth;
    private double searchedLimit;

    SubProblem(Cases cases, CapturedRows rows, double price) {
        int[] counts = cases.counts(rows);
        this.rows = rows;
        this.size = Arrays.stream(counts).sum();
        this.majority = Cases.mostFrequent(counts);
        this.upper = price + size - counts[majority];
        this.lower = Bounds.lower(counts, cases.hopeless(rows), price);
    }

    CapturedRows rows() {
        return rows;
    }

    int size() {
        return size;
    }

    double lower() {
        return lower;
    }

    double upper() {
        return upper;
    }

    boolean isSolved() {
        return lower >= upper - Bounds.ROUNDING;
    }

    void offer(Branch branch) {
        if (branch.upper() < upper - Bounds.ROUNDING) {
            upper = branch.upper();
            best = Optional.of(branch);
        }
    }

    /** Every tree costs at least so much; where that is more than the best known, the best is optimal. */
    void raise(double bound) {
        lower = Math.max(lower, Math.min(bound, upper));
    }

    /** Whether a search of such a depth, for trees that cost less than the limit, has been made. */
    boolean isSearched(int depth, double limit) {
        return searchedDepth >= depth && searchedLimit >= limit;
    }

    void searched(int depth, double limit) {
        searchedDepth = depth;
        searchedLimit = limit;
    }

    /** The ways to split it that may be part of a best tree, in any order; nothing before they were looked for. */
    Optional<List<Branch>> branches() {
        return branches;
    }

    void split(List<Branch> found) {
        branches = Optional.of(found);
    }

    /** The best one known. */
    Tree tree() {
        return best.<Tree>map(branch -> new Tree.Split(
                        branch.feature(), branch.yes().tree(), branch.no().tree()))
                .orElseGet(() -> new Tree.Leaf(majority));
    }
}
