package dev.cleave.explanation.counterfactual;

import dev.cleave.logic.Domain;
import dev.cleave.logic.Rule;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * That one rule fires, or that it does not. A plain rule counts as "at least all of them": its literals have weights, which add
 * up group by group, so every change moves the sum by an amount of its own.
 */
final class RuleRequirement implements Requirement {
    private final Map<Integer, List<Rule.Term>> terms = new TreeMap<>(); // by group
    private final Rule rule;
    private final BigInteger bound;
    private final boolean fires;

    /** @param fires what it should do */
    RuleRequirement(Rule rule, Domain domain, boolean fires) {
        this.rule = rule;
        this.fires = fires;
        Rule.AtLeast counted =
                rule instanceof Rule.AtLeast atLeast ? atLeast : Rule.AtLeast.of(rule.length(), rule.literals());
        this.bound = counted.bound();
        for (Rule.Term term : counted.terms()) {
            terms.computeIfAbsent(domain.groupOf(term.literal().atom()), group -> new ArrayList<>())
                    .add(term);
        }
    }

    @Override
    public boolean isMet(ChangedRow draft) {
        return rule.fires(draft.atoms()) == fires;
    }

    /** The changes that help most, one a group, together. */
    @Override
    public Reach reach(ChangedRow draft, int left) {
        List<BigInteger> best = new ArrayList<>();
        for (int group : terms.keySet()) {
            options(group, draft).stream()
                    .map(change -> gain(change, draft))
                    .max(Comparator.naturalOrder())
                    .filter(gain -> gain.signum() > 0)
                    .ifPresent(best::add);
        }
        best.sort(Comparator.reverseOrder());
        BigInteger missing = missing(draft);
        if (total(best).compareTo(missing) < 0) {
            return Reach.NEVER;
        }
        return total(best.subList(0, Math.min(left, best.size()))).compareTo(missing) < 0 ? Reach.BEYOND : Reach.WITHIN;
    }

    @Override
    public List<Change> steps(ChangedRow draft) {
        List<Change> helpful = new ArrayList<>();
        for (int group : terms.keySet()) {
            options(group, draft).stream()
                    .filter(change -> gain(change, draft).signum() > 0)
                    .forEach(helpful::add);
        }
        return helpful;
    }

    private static List<Change> options(int group, ChangedRow draft) {
        return draft.isChanged(group) ? List.of() : draft.options(group);
    }

    /** By how much a change moves the sum to where it should be. */
    private BigInteger gain(Change change, ChangedRow draft) {
        List<Rule.Term> some = terms.getOrDefault(change.group(), List.of());
        BigInteger before = sum(some, draft.atoms());
        draft.make(change);
        BigInteger after = sum(some, draft.atoms());
        draft.takeBack();
        return fires ? after.subtract(before) : before.subtract(after);
    }

    private BigInteger missing(ChangedRow draft) {
        BigInteger sum =
                terms.values().stream().map(some -> sum(some, draft.atoms())).reduce(BigInteger.ZERO, BigInteger::add);
        return fires ? bound.subtract(sum) : sum.subtract(bound).add(BigInteger.ONE);
    }

    private static BigInteger sum(List<Rule.Term> terms, BitSet atoms) {
        return total(terms.stream()
                .filter(term -> term.literal().holds(atoms))
                .map(Rule.Term::weight)
                .toList());
    }

    private static BigInteger total(List<BigInteger> numbers) {
        return numbers.stream().reduce(BigInteger.ZERO, BigInteger::add);
    }
}
