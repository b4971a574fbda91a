package dev.cleave.rules.reading;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.network.HardNetwork;
import dev.cleave.rules.atleast.AtLeastForm;
import dev.cleave.rules.atleast.AtLeastNode;
import dev.cleave.rules.atleast.AtLeastShort;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullMarked;

/**
 * The conjunctions of a network as auxiliaries: auxiliary k is conjunction k. One that no class uses is left out, and stands as
 * one that never holds.
 */
@NullMarked
final class ClassConjunctions {
    private final Domain domain;
    private final List<Definition> definitions;
    private final BitSet always = new BitSet();
    private final BitSet varying = new BitSet(); // neither always nor never true

    /** @param definitions of conjunctions by number, over atoms alone */
    ClassConjunctions(Domain domain, List<Definition> definitions) {
        this.domain = domain;
        this.definitions = definitions;
        for (int k = 0; k < definitions.size(); k++) {
            List<Rule> rules = definitions.get(k).rules();
            boolean holds = rules.stream().anyMatch(rule -> rule instanceof Rule.All && rule.length() == 0);
            always.set(k, holds);
            varying.set(k, !holds && !rules.isEmpty());
        }
    }

    /** Those of a network as they are. */
    static ClassConjunctions read(HardNetwork network, Domain domain, int mostPlain, Budget budget) {
        AtLeastForm form = new AtLeastShort(domain, mostPlain, budget);
        return new ClassConjunctions(
                domain,
                IntStream.range(0, network.conjunctions().nodes())
                        .mapToObj(k -> isUsed(network, k)
                                ? form.of(AtLeastNode.of(network.conjunctions(), k))
                                : Definition.of(List.of()))
                        .toList());
    }

    private static boolean isUsed(HardNetwork network, int conjunction) {
        return IntStream.range(0, network.disjunctions().nodes())
                .anyMatch(output -> network.disjunctions().weight(output, conjunction) != 0);
    }

    List<Definition> definitions() {
        return definitions;
    }

    BitSet always() {
        return always;
    }

    BitSet varying() {
        return varying;
    }

    /** How a rule over conjunctions names one of them. */
    int atom(int conjunction) {
        return domain.atoms() + conjunction;
    }

    /** The atoms, and the conjunctions as if they were free. */
    Domain domain() {
        List<Group> groups = new ArrayList<>(domain.groups());
        groups.addAll(Collections.nCopies(definitions.size(), new Group.Free()));
        return new Domain(groups);
    }

    /** A rule whose atoms are conjunctions, by their names; those that never change are counted in the bound. */
    Rule.AtLeast named(Rule.AtLeast rule) {
        List<Rule.Term> terms = new ArrayList<>();
        BigInteger bound = rule.bound();
        for (Rule.Term term : rule.terms()) {
            int k = term.literal().atom();
            boolean positive = term.literal().positive();
            if (varying.get(k)) {
                terms.add(new Rule.Term(new Literal(atom(k), positive), term.weight()));
            } else if (always.get(k) == positive) {
                bound = bound.subtract(term.weight());
            }
        }
        return new Rule.AtLeast(terms, bound);
    }
}
