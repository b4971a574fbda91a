package dev.cleave.logic.minimise;

import dev.cleave.logic.bits.Bits;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;

/**
 * Rows to cover and candidates that cover them. The candidates of a row are all that matters about it, so rows with the same
 * candidates are one.
 *
 * @param rows for each row the candidates that cover it
 * @param prices of each candidate
 */
record CoverProblem(List<Bits> rows, List<Long> prices) {
    CoverProblem {
        rows = List.copyOf(new LinkedHashSet<>(rows));
        prices = List.copyOf(prices);
    }

    int candidates() {
        return prices.size();
    }

    /** The rows that each candidate covers. */
    List<Bits> coverage() {
        List<Bits> covered = new ArrayList<>();
        prices.forEach(price -> covered.add(Bits.none(rows.size())));
        for (int row = 0; row < rows.size(); row++) {
            Bits by = rows.get(row);
            for (int c = by.next(0); c >= 0; c = by.next(c + 1)) {
                covered.get(c).set(row);
            }
        }
        return covered;
    }

    /** Without rows that are covered whenever another one is. */
    CoverProblem withoutEasyRows() {
        List<Bits> hard = new ArrayList<>();
        List<Bits> byCount = new ArrayList<>(rows);
        byCount.sort(Comparator.comparingInt(Bits::count));
        for (Bits row : byCount) {
            if (hard.stream().noneMatch(other -> other.isSubsetOf(row))) {
                hard.add(row);
            }
        }
        return new CoverProblem(hard, prices);
    }

    /** Without candidates that cover nothing more than another one that costs no more. */
    CoverProblem withoutWeakCandidates() {
        List<Bits> covered = coverage();
        Bits strong = Bits.none(candidates());
        List<Integer> order = strongestFirst(covered);
        List<Integer> kept = new ArrayList<>();
        for (int c : order) {
            boolean weak = kept.stream()
                    .anyMatch(other ->
                            covered.get(c).isSubsetOf(covered.get(other)) && prices.get(other) <= prices.get(c));
            if (!weak && !covered.get(c).isEmpty()) {
                kept.add(c);
                strong.set(c);
            }
        }
        return restrictedTo(strong);
    }

    private List<Integer> strongestFirst(List<Bits> covered) {
        List<Integer> order = new ArrayList<>();
        int[] counts = covered.stream().mapToInt(Bits::count).toArray();
        for (int c = 0; c < counts.length; c++) {
            order.add(c);
        }
        order.sort(Comparator.<Integer>comparingInt(c -> -counts[c]).thenComparing(prices::get));
        return order;
    }

    private CoverProblem restrictedTo(Bits chosen) {
        List<Bits> fewer = new ArrayList<>();
        for (Bits row : rows) {
            Bits left = row.copy();
            left.retain(chosen);
            fewer.add(left);
        }
        return new CoverProblem(fewer, prices);
    }

    /** The rows that none of the chosen candidates covers. */
    CoverProblem after(Bits chosen) {
        return new CoverProblem(
                rows.stream().filter(row -> !row.intersects(chosen)).toList(), prices);
    }
}
