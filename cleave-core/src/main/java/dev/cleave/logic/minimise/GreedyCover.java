package dev.cleave.logic.minimise;

import dev.cleave.logic.bits.Bits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A cover by whatever covers most of the rest at each step, from which then all goes that turned out not to be needed. */
final class GreedyCover {
    private final List<Bits> coverage;
    private final List<Long> prices;

    private GreedyCover(List<Bits> coverage, List<Long> prices) {
        this.coverage = coverage;
        this.prices = prices;
    }

    /** Covers all of {@code rows}, which the candidates together must do. */
    static Bits of(List<Bits> coverage, List<Long> prices, Bits rows) {
        GreedyCover cover = new GreedyCover(coverage, prices);
        return cover.needed(cover.choose(rows), rows);
    }

    /** What is left of a cover when all goes that is not needed, the dearest first. */
    static Bits trimmed(CoverProblem problem, Bits chosen) {
        GreedyCover cover = new GreedyCover(problem.coverage(), problem.prices());
        List<Integer> members = new ArrayList<>();
        for (int c = chosen.next(0); c >= 0; c = chosen.next(c + 1)) {
            members.add(c);
        }
        return cover.needed(members, Bits.all(problem.rows().size()));
    }

    private List<Integer> choose(Bits rows) {
        List<Integer> chosen = new ArrayList<>();
        Bits open = rows.copy();
        while (!open.isEmpty()) {
            int best = best(open);
            chosen.add(best);
            open.remove(coverage.get(best));
        }
        return chosen;
    }

    private int best(Bits open) {
        int best = -1;
        int most = 0;
        for (int c = 0; c < coverage.size(); c++) {
            int gain = coverage.get(c).countCommon(open);
            if (gain > most || gain == most && gain > 0 && prices.get(c) < prices.get(best)) {
                best = c;
                most = gain;
            }
        }
        if (best < 0) {
            throw new IllegalStateException("no candidate covers what is left");
        }
        return best;
    }

    private Bits needed(List<Integer> chosen, Bits rows) {
        List<Integer> kept = new ArrayList<>(chosen);
        List<Integer> dearestFirst = new ArrayList<>(chosen);
        dearestFirst.sort(Comparator.comparing((Integer c) -> -prices.get(c))
                .thenComparingInt(c -> coverage.get(c).countCommon(rows)));
        for (Integer c : dearestFirst) {
            List<Integer> others =
                    kept.stream().filter(other -> !other.equals(c)).toList();
            if (areCovered(rows, others)) {
                kept.remove(c);
            }
        }
        Bits result = Bits.none(coverage.size());
        kept.forEach(result::set);
        return result;
    }

    private boolean areCovered(Bits rows, List<Integer> by) {
        Bits open = rows.copy();
        by.forEach(c -> open.remove(coverage.get(c)));
        return open.isEmpty();
    }
}
