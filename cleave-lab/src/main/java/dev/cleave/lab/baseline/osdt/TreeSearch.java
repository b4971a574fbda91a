package dev.cleave.lab.baseline.osdt;

import dev.cleave.budget.Budget;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Branch and bound, deeper and deeper: a search of depth d moves the bounds of the whole problem as far as trees with d
 * questions in a row can, and the next begins with what is known then. It ends when the bounds meet.
 */
public final class TreeSearch {
    private static final long MOST_WORDS = 32_000_000; // of row sets that are remembered: a quarter of a gigabyte
    private static final Comparator<Branch> PROMISING =
            Comparator.comparingDouble(branch -> branch.lower() + branch.upper());

    private final Cases cases;
    private final double price;
    private final Budget budget;
    private final Map<CapturedRows, SubProblem> parts = new HashMap<>();

    private TreeSearch(Cases cases, double price, Budget budget) {
        this.cases = cases;
        this.price = price;
        this.budget = budget;
    }

    /**
     * The best tree, or the best one found when the budget, or the room for what must be remembered, is used up.
     *
     * @param price of a leaf, in errors
     */
    public static BestTree best(Cases cases, double price, Budget budget) {
        if (!(price >= 0)) {
            throw new IllegalArgumentException("a leaf can't have the price " + price);
        }
        return new TreeSearch(cases, price, budget).run();
    }

    private BestTree run() {
        SubProblem root = kept(part(CapturedRows.of(cases.rows(), row -> true)));
        dive(root);
        for (int depth = 1; !root.isSolved() && !isOver(); depth++) {
            improve(root, depth, root.upper());
        }
        return new BestTree(root.tree(), root.lower(), root.upper());
    }

    /** A greedy tree, so that there is a good one from the beginning. */
    private void dive(SubProblem part) {
        if (part.isSolved() || isOver()) {
            return;
        }
        branches(part).stream().min(Comparator.comparingDouble(Branch::upper)).ifPresent(branch -> {
            dive(branch.yes());
            dive(branch.no());
            part.offer(branch);
        });
    }

    private boolean isOver() {
        return budget.isExhausted() || parts.size() * (long) ((cases.rows() + 63) >>> 6) > MOST_WORDS;
    }

    /** @param limit trees that cost as much or more are of no use */
    private void improve(SubProblem part, int depth, double limit) {
        if (part.isSolved() || depth == 0 || isReached(part.lower(), limit) || part.isSearched(depth, limit)) {
            return;
        }
        List<Branch> branches = branches(part);
        for (int i = 0; i < branches.size() && !isOver(); i++) {
            if (depth > 1) {
                branches.subList(0, i).forEach(branches.get(i)::learnFrom);
            }
            improve(part, branches.get(i), depth, limit);
        }
        part.raise(branches.stream().mapToDouble(Branch::lower).min().orElse(Double.POSITIVE_INFINITY));
        if (!isOver()) {
            part.searched(depth, limit);
        }
    }

    private void improve(SubProblem part, Branch branch, int depth, double limit) {
        part.offer(branch);
        double useful = Math.min(limit, part.upper());
        if (!isReached(branch.lower(), useful)) {
            improve(branch.yes(), depth - 1, useful - branch.no().lower());
        }
        if (!isReached(branch.lower(), useful)) {
            improve(branch.no(), depth - 1, useful - branch.yes().lower());
        }
        part.offer(branch);
    }

    private static boolean isReached(double bound, double limit) {
        return bound >= limit - Bounds.ROUNDING;
    }

    /** The most promising first. */
    private List<Branch> branches(SubProblem part) {
        if (part.branches().isEmpty()) {
            part.split(split(part));
        }
        List<Branch> ordered = new ArrayList<>(part.branches().orElseThrow());
        ordered.sort(PROMISING);
        return ordered;
    }

    /** All ways but those that can't be better than the best tree known. */
    private List<Branch> split(SubProblem part) {
        List<Branch> found = new ArrayList<>();
        for (int feature = 0; feature < cases.features(); feature++) {
            SubProblem yes = part(cases.where(part.rows(), feature, true));
            SubProblem no = part(cases.where(part.rows(), feature, false));
            Branch branch = new Branch(feature, yes, no);
            if (!branch.isFutile() && !isReached(branch.lower(), part.upper())) {
                found.add(new Branch(feature, kept(yes), kept(no)));
            }
        }
        return found;
    }

    private SubProblem part(CapturedRows rows) {
        SubProblem known = parts.get(rows);
        return known == null ? new SubProblem(cases, rows, price) : known;
    }

    private SubProblem kept(SubProblem part) {
        parts.put(part.rows(), part);
        return part;
    }
}
