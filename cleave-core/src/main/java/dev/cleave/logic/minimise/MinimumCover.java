package dev.cleave.logic.minimise;

import dev.cleave.budget.Budget;
import dev.cleave.logic.bits.Bits;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The cheapest cover, by branch and bound: branch on the row with the fewest candidates, bound by rows no two of which share a
 * candidate. It starts from the greedy cover, and returns the best found where steps or budget run out.
 */
final class MinimumCover {
    private static final int ROWS_A_STEP = 64;

    private final CoverProblem problem;
    private final List<Bits> coverage;
    private final Budget budget;
    private long stepsLeft;
    private Bits best;
    private long bestPrice;

    private MinimumCover(CoverProblem problem, long steps, Budget budget) {
        this.problem = problem;
        this.coverage = problem.coverage();
        this.stepsLeft = steps;
        this.budget = budget;
        this.best = GreedyCover.of(
                coverage, problem.prices(), Bits.all(problem.rows().size()));
        this.bestPrice = price(best);
    }

    /** @param proven whether no cover is cheaper */
    record Cover(Bits chosen, boolean proven) {}

    static Cover of(CoverProblem problem, long steps, Budget budget) {
        CoverReduction reduction = CoverReduction.of(problem);
        MinimumCover search = new MinimumCover(reduction.core(), steps, budget);
        search.extend(
                Bits.all(search.problem.rows().size()),
                Bits.none(problem.candidates()),
                Bits.none(problem.candidates()),
                0);
        search.best.add(reduction.essential());
        boolean proven = search.stepsLeft > 0;
        return new Cover(proven ? search.best : GreedyCover.trimmed(problem, search.best), proven);
    }

    private void extend(Bits open, Bits chosen, Bits banned, long price) {
        stepsLeft -= 1 + problem.rows().size() / ROWS_A_STEP;
        if (stepsLeft <= 0 || budget.isExhausted()) {
            stepsLeft = 0;
            return;
        }
        if (open.isEmpty()) {
            best = chosen.copy();
            bestPrice = price;
        } else if (price + bound(open, banned) < bestPrice) {
            branch(open, chosen, banned, price);
        }
    }

    private void branch(Bits open, Bits chosen, Bits banned, long price) {
        Bits without = banned.copy();
        for (int c : candidates(hardest(open, banned), open, banned)) {
            long more = price + problem.prices().get(c);
            if (more < bestPrice) {
                Bits left = open.copy();
                left.remove(coverage.get(c));
                Bits with = chosen.copy();
                with.set(c);
                extend(left, with, without, more);
            }
            without.set(c);
        }
    }

    private Bits hardest(Bits open, Bits banned) {
        Bits hardest = problem.rows().get(open.next(0));
        int fewest = Integer.MAX_VALUE;
        for (int row = open.next(0); row >= 0; row = open.next(row + 1)) {
            int choices =
                    problem.rows().get(row).count() - problem.rows().get(row).countCommon(banned);
            if (choices < fewest) {
                fewest = choices;
                hardest = problem.rows().get(row);
            }
        }
        return hardest;
    }

    private List<Integer> candidates(Bits row, Bits open, Bits banned) {
        return IntStream.iterate(row.next(0), c -> c >= 0, c -> row.next(c + 1))
                .filter(c -> !banned.get(c))
                .boxed()
                .sorted(Comparator.comparingInt(c -> -coverage.get(c).countCommon(open)))
                .toList();
    }

    /** Rows without a common candidate cost at least the cheapest candidate of each. */
    private long bound(Bits open, Bits banned) {
        Bits used = banned.copy();
        long bound = 0;
        for (int row = open.next(0); row >= 0; row = open.next(row + 1)) {
            Bits candidates = problem.rows().get(row).copy();
            candidates.remove(banned);
            if (candidates.isEmpty()) {
                return Long.MAX_VALUE >> 1;
            }
            if (candidates.countCommon(used) == 0) {
                used.add(candidates);
                bound += cheapest(candidates);
            }
        }
        return bound;
    }

    private long cheapest(Bits candidates) {
        long cheapest = Long.MAX_VALUE;
        for (int c = candidates.next(0); c >= 0; c = candidates.next(c + 1)) {
            cheapest = Math.min(cheapest, problem.prices().get(c));
        }
        return cheapest;
    }

    private long price(Bits chosen) {
        long price = 0;
        for (int c = chosen.next(0); c >= 0; c = chosen.next(c + 1)) {
            price += problem.prices().get(c);
        }
        return price;
    }
}
