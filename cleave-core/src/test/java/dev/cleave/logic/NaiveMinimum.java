package dev.cleave.logic;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** The oracle of the minimiser: tries every set of conjunctions there is. Slow on purpose; for up to 31 positive rows. */
public final class NaiveMinimum {
    private final int[] covers; // [implicants], bit i is positive row i
    private final int[] prices; // [implicants]
    private final int widest;
    private int best = Integer.MAX_VALUE;

    private NaiveMinimum(List<Rule.All> implicants, List<BitSet> on) {
        this.covers = implicants.stream().mapToInt(rule -> covered(rule, on)).toArray();
        this.prices =
                implicants.stream().mapToInt(rule -> 1_000 + rule.length()).toArray();
        this.widest = IntStream.of(covers).map(Integer::bitCount).max().orElse(1);
    }

    /** 1,000 for each rule and 1 for each literal, of the cheapest cover. */
    public static int price(int atoms, List<BitSet> on, List<BitSet> off) {
        List<Rule.All> implicants = every(atoms).stream()
                .filter(rule -> off.stream().noneMatch(rule::fires))
                .filter(rule -> on.stream().anyMatch(rule::fires))
                .toList();
        NaiveMinimum search = new NaiveMinimum(implicants, on);
        search.extend((1 << on.size()) - 1, 0);
        return search.best;
    }

    public static int price(List<Rule.All> rules) {
        return rules.stream().mapToInt(rule -> 1_000 + rule.length()).sum();
    }

    private void extend(int open, int price) {
        int more = (Integer.bitCount(open) + widest - 1) / widest;
        if (price + 1_000 * more >= best) {
            return;
        }
        if (open == 0) {
            best = price;
            return;
        }
        for (int i = 0; i < covers.length; i++) {
            if ((covers[i] & Integer.lowestOneBit(open)) != 0) {
                extend(open & ~covers[i], price + prices[i]);
            }
        }
    }

    private static int covered(Rule.All rule, List<BitSet> on) {
        return IntStream.range(0, on.size())
                .filter(row -> rule.fires(on.get(row)))
                .map(row -> 1 << row)
                .sum();
    }

    private static List<Rule.All> every(int atoms) {
        List<Rule.All> rules = new ArrayList<>();
        int count = (int) Math.pow(3, atoms);
        for (int code = 0; code < count; code++) {
            List<Literal> literals = new ArrayList<>();
            int left = code;
            for (int atom = 0; atom < atoms; atom++) {
                if (left % 3 > 0) {
                    literals.add(new Literal(atom, left % 3 == 1));
                }
                left /= 3;
            }
            rules.add(new Rule.All(literals));
        }
        return rules;
    }
}
