package dev.cleave.rules.atleast;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullMarked;

/**
 * An at-least rule as plain ones: every minimal set of literals whose weights reach the bound. With the weights in descending
 * order a set is minimal when its last literal is the one that reaches it, and a branch is entered only where what is left
 * still can, so every step leads to a rule.
 */
@NullMarked
public final class AtLeastPlain {
    private final List<Rule.Term> terms; // heaviest first
    private final List<BigInteger> rest; // [terms + 1], the weight of all from here on
    private final BigInteger bound;
    private final int most;
    private final Deque<Literal> chosen = new ArrayDeque<>();
    private final List<Rule.All> found = new ArrayList<>();

    private AtLeastPlain(Rule.AtLeast rule, int most) {
        this.terms = rule.terms().stream()
                .sorted(Comparator.comparing(Rule.Term::weight).reversed())
                .toList();
        this.rest = new ArrayList<>();
        for (int i = 0; i <= terms.size(); i++) {
            rest.add(AtLeastNode.total(terms.subList(i, terms.size())));
        }
        this.bound = rule.bound();
        this.most = most;
    }

    /** Empty where there are more than {@code most}. */
    public static Optional<List<Rule.All>> of(Rule.AtLeast rule, int most) {
        AtLeastPlain search = new AtLeastPlain(rule, most);
        search.extend(0, BigInteger.ZERO);
        return search.found.size() > most ? Optional.empty() : Optional.of(List.copyOf(search.found));
    }

    private void extend(int from, BigInteger sum) {
        if (sum.compareTo(bound) >= 0) {
            found.add(new Rule.All(List.copyOf(chosen)));
            return;
        }
        for (int i = from; i < terms.size() && canReach(i, sum) && found.size() <= most; i++) {
            chosen.push(terms.get(i).literal());
            extend(i + 1, sum.add(terms.get(i).weight()));
            chosen.pop();
        }
    }

    private boolean canReach(int from, BigInteger sum) {
        return sum.add(rest.get(from)).compareTo(bound) >= 0;
    }
}
