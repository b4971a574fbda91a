package dev.cleave.rules.reading;

import dev.cleave.budget.Budget;
import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.minimise.Minimised;
import dev.cleave.logic.minimise.Minimiser;
import dev.cleave.logic.minimise.MinimiserLimits;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.exact.ClassMargin;
import dev.cleave.network.exact.NetworkTally;
import dev.cleave.rules.atleast.AtLeastForm;
import dev.cleave.rules.atleast.AtLeastNode;
import dev.cleave.rules.atleast.AtLeastShort;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.NullMarked;

/**
 * A hard network whose outputs are classes as a logic program with one answer for every row: auxiliary k is conjunction k, and
 * each class has rules over the conjunctions that say when it is the most probable one, the first of equals. These are plain
 * where they are few; else a class holds where it beats every other, and "beats" is an at-least rule, an auxiliary after those
 * of the conjunctions. Where classes and conjunctions are many, such comparisons would be far more than the network has weights, and
 * the classes have points ({@link ClassTally}). All are exact on every valid input, and give one class where a column has none of its
 * values, too.
 */
@NullMarked
public final class ClassRules {
    private static final long MOST_COMPARED = 1 << 9; // conjunctions in all comparisons together
    private static final int MOST_PLAIN_OF_A_PAIR = 4;

    private final HardNetwork network;
    private final Domain domain;
    private final ClassConjunctions conjunctions;
    private final AtLeastForm pairForm;
    private final List<Definition> auxiliaries;
    private final Map<Integer, Pair> pairs = new TreeMap<>(); // by one x classes + other, one before other

    private ClassRules(HardNetwork network, Domain domain, ClassConjunctions conjunctions, Budget budget) {
        this.network = network;
        this.domain = domain;
        this.conjunctions = conjunctions;
        this.pairForm = new AtLeastShort(conjunctions.domain(), MOST_PLAIN_OF_A_PAIR, budget);
        this.auxiliaries = new ArrayList<>(conjunctions.definitions());
    }

    /**
     * An {@link IllegalArgumentException} for a network whose outputs are no classes.
     *
     * @param domain of the network's predicates
     * @param mostPlain up to how many plain rules a conjunction or a class has in place of weighted ones
     * @param budget for making rules shorter; what there is no time for is longer, and as exact
     */
    public static RuleSet extract(HardNetwork network, Domain domain, int mostPlain, Budget budget) {
        require(network.head().isExclusive(), "the outputs of the network are no classes");
        require(network.predicates().size() == domain.atoms(), "the domain must be that of the predicates");
        ClassConjunctions conjunctions = ClassConjunctions.read(network, domain, mostPlain, budget);
        return new ClassRules(network, domain, conjunctions, budget).extract(mostPlain, budget);
    }

    /**
     * As {@link #extract}, of a network whose conjunctions were written otherwise: whatever combination of them holds, the class
     * is the one that the network gives it.
     *
     * @param conjunctions by number, over atoms alone and not negated
     */
    public static RuleSet compare(
            HardNetwork network, Domain domain, List<Definition> conjunctions, int mostPlain, Budget budget) {
        return new ClassRules(network, domain, new ClassConjunctions(domain, conjunctions), budget)
                .extract(mostPlain, budget);
    }

    /** As {@link #extract}, with points however few the classes are. */
    static RuleSet withPoints(HardNetwork network, Domain domain, int mostPlain, Budget budget) {
        ClassConjunctions conjunctions = ClassConjunctions.read(network, domain, mostPlain, budget);
        return new ClassRules(network, domain, conjunctions, budget).withPoints();
    }

    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }

    private RuleSet extract(int mostPlain, Budget budget) {
        if (areMany()) {
            return withPoints();
        }
        Optional<ClassCombinations> combinations = ClassCombinations.of(conjunctions, network, domain, budget);
        List<Definition> heads = new ArrayList<>();
        for (int output = 0; output < classes(); output++) {
            int head = output;
            Optional<Definition> plain = combinations.flatMap(all -> plain(all, head, mostPlain, budget));
            heads.add(plain.orElseGet(() -> beatsAll(head)));
        }
        return new RuleSet(domain.atoms(), auxiliaries, heads);
    }

    private RuleSet withPoints() {
        ClassTally tally =
                NetworkTally.of(network.disjunctions(), domain.atoms(), conjunctions.always(), conjunctions.varying());
        return RuleSet.ofTally(domain.atoms(), conjunctions.definitions(), tally);
    }

    private boolean areMany() {
        long pairs = (long) classes() * (classes() - 1) / 2;
        return pairs * Math.max(1, conjunctions.varying().cardinality()) > MOST_COMPARED;
    }

    private int classes() {
        return network.head().outputs();
    }

    private Optional<Definition> plain(ClassCombinations combinations, int output, int most, Budget budget) {
        return new Minimiser(conjunctions.domain(), MinimiserLimits.defaults())
                .minimise(combinations.examples(output), budget)
                .filter(minimised -> minimised.rules().size() <= most)
                .map(Minimised::definition);
    }

    private Definition beatsAll(int output) {
        List<Literal> beats = new ArrayList<>();
        for (int other = 0; other < classes(); other++) {
            if (other != output) {
                Pair pair = pair(Math.min(output, other), Math.max(output, other));
                boolean isFirst = output < other;
                if (pair.isConstant() && pair.holds() != isFirst) {
                    return Definition.of(List.of());
                } else if (!pair.isConstant()) {
                    beats.add(new Literal(pair.atom(), isFirst));
                }
            }
        }
        return Definition.of(List.of(new Rule.All(beats)));
    }

    /** Whether the class before is at least as probable as the one after it. */
    private Pair pair(int before, int after) {
        int key = before * classes() + after;
        Pair known = pairs.get(key);
        if (known == null) {
            known = compare(before, after);
            pairs.put(key, known);
        }
        return known;
    }

    private Pair compare(int before, int after) {
        Rule.AtLeast rule = conjunctions.named(atLeast(ClassMargin.of(network.disjunctions(), before, after)));
        if (rule.bound().signum() <= 0 || rule.bound().compareTo(AtLeastNode.total(rule.terms())) > 0) {
            return new Pair(-1, rule.bound().signum() <= 0);
        }
        auxiliaries.add(pairForm.of(rule));
        return new Pair(domain.atoms() + auxiliaries.size() - 1, false);
    }

    private static Rule.AtLeast atLeast(ClassMargin margin) {
        List<Rule.Term> terms = margin.weights().stream()
                .map(weight -> new Rule.Term(new Literal(weight.input(), weight.positive()), weight.size()))
                .toList();
        return new Rule.AtLeast(terms, margin.bound());
    }

    /**
     * How two classes compare.
     *
     * @param atom the auxiliary that says so; negative where it is always the same
     * @param holds what it always is
     */
    private record Pair(int atom, boolean holds) {
        boolean isConstant() {
            return atom < 0;
        }
    }
}
