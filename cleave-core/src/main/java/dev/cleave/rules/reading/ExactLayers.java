package dev.cleave.rules.reading;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.atleast.AtLeastForm;
import dev.cleave.rules.atleast.AtLeastNode;
import dev.cleave.rules.atleast.AtLeastShort;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullMarked;

/**
 * A hard network layer by layer, whatever its size: a named condition for each conjunction, and heads over these names. As
 * long as the network, and just as exact.
 */
@NullMarked
public final class ExactLayers {
    private final HardNetwork network;
    private final Domain domain;
    private final int mostPlain;
    private final Budget budget;
    private final Map<Integer, Literal> names =
            new TreeMap<>(); // of the conjunctions that are neither always nor never true
    private final BitSet always = new BitSet(); // the conjunctions that are always true
    private final List<Definition> auxiliaries = new ArrayList<>();

    private ExactLayers(HardNetwork network, Domain domain, int mostPlain, Budget budget) {
        this.network = network;
        this.domain = domain;
        this.mostPlain = mostPlain;
        this.budget = budget;
    }

    /**
     * Throws {@link IllegalArgumentException} for classes.
     *
     * @param mostPlain up to how many plain rules a node has in place of one at-least rule
     * @param budget for making nodes shorter; what there is no time for stays as it is, and right
     */
    public static RuleSet extract(HardNetwork network, Domain domain, int mostPlain, Budget budget) {
        if (network.head().isExclusive()) {
            throw new IllegalArgumentException("classes are compared with each other, which ClassRules says");
        }
        ExactLayers layers = new ExactLayers(network, domain, mostPlain, budget);
        layers.nameConjunctions();
        return new RuleSet(domain.atoms(), layers.auxiliaries, layers.heads());
    }

    private void nameConjunctions() {
        AtLeastForm form = new AtLeastShort(domain, mostPlain, budget);
        for (int k = 0; k < network.conjunctions().nodes(); k++) {
            if (isUsed(k)) {
                name(k, form.of(AtLeastNode.of(network.conjunctions(), k)));
            }
        }
    }

    private boolean isUsed(int conjunction) {
        return IntStream.range(0, network.disjunctions().nodes())
                .anyMatch(output -> network.disjunctions().weight(output, conjunction) != 0);
    }

    private void name(int conjunction, Definition definition) {
        if (isAlways(definition)) {
            always.set(conjunction);
        } else if (!definition.rules().isEmpty()) {
            names.put(conjunction, Literal.of(domain.atoms() + auxiliaries.size()));
            auxiliaries.add(definition);
        }
    }

    private static boolean isAlways(Definition definition) {
        return definition.rules().stream().anyMatch(rule -> rule instanceof Rule.All && rule.length() == 0);
    }

    private List<Definition> heads() {
        AtLeastForm form = new AtLeastShort(domainWithNames(), mostPlain, budget);
        return IntStream.range(0, network.disjunctions().nodes())
                .mapToObj(output -> form.of(named(AtLeastNode.of(network.disjunctions(), output))))
                .toList();
    }

    private Domain domainWithNames() {
        List<Group> groups = new ArrayList<>(domain.groups());
        groups.addAll(Collections.nCopies(auxiliaries.size(), new Group.Free()));
        return new Domain(groups);
    }

    /** A disjunction over the names of its conjunctions; those that never change are counted in the bound. */
    private Rule.AtLeast named(Rule.AtLeast node) {
        List<Rule.Term> terms = new ArrayList<>();
        BigInteger bound = node.bound();
        for (Rule.Term term : node.terms()) {
            Literal literal = term.literal();
            Literal name = names.get(literal.atom());
            if (name != null) {
                terms.add(new Rule.Term(literal.positive() ? name : name.negated(), term.weight()));
            } else if (always.get(literal.atom()) == literal.positive()) {
                bound = bound.subtract(term.weight());
            }
        }
        return new Rule.AtLeast(terms, bound).reduced();
    }
}
