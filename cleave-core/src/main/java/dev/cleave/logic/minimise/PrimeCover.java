package dev.cleave.logic.minimise;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.Bits;
import dev.cleave.logic.bits.Coverage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Chooses from a pool of primes: as exactly as steps allow where rows times primes are few, greedily otherwise. */
final class PrimeCover {
    private static final long MOST_CELLS = 20_000_000;

    private final Examples examples;
    private final MinimiserLimits effort;
    private final List<Rule.All> pool;
    private final List<Long> prices;
    private final List<Bits> coverage;

    PrimeCover(Examples examples, MinimiserLimits effort, List<Rule.All> pool) {
        this.examples = examples;
        this.effort = effort;
        this.pool = pool;
        this.prices = pool.stream().map(RuleCost::of).toList();
        this.coverage = pool.stream()
                .map(rule -> Bits.of(Coverage.of(rule, examples.rows())))
                .toList();
    }

    List<Rule.All> choose(Budget budget) {
        boolean few = (long) examples.positives() * pool.size() <= MOST_CELLS;
        Bits chosen = few
                ? MinimumCover.of(new CoverProblem(rows(), prices), effort.steps(), budget)
                        .chosen()
                : GreedyCover.of(coverage, prices, examples.on());
        return IntStream.range(0, pool.size())
                .filter(chosen::get)
                .mapToObj(pool::get)
                .toList();
    }

    private List<Bits> rows() {
        List<Bits> rows = new ArrayList<>();
        for (int row = examples.on().next(0); row >= 0; row = examples.on().next(row + 1)) {
            rows.add(candidates(row));
        }
        return rows;
    }

    private Bits candidates(int row) {
        Bits candidates = Bits.none(pool.size());
        IntStream.range(0, pool.size()).filter(c -> coverage.get(c).get(row)).forEach(candidates::set);
        return candidates;
    }
}
