package dev.cleave.verification;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Decision diagrams over a domain, a level for each group with a branch for each of its states, so that every path is a valid input and
 * inputs can be counted. Equal nodes are one. {@link OutOfBudget} where there are too many. Mutable; not for several threads.
 */
final class DomainDiagrams {
    static final int FALSE = 0;
    static final int TRUE = 1;

    private final Domain domain;
    private final int mostNodes;
    private final List<Node> nodes = new ArrayList<>();
    private final Map<Node, Integer> known = new HashMap<>();
    private final Map<Choice, Integer> choices = new HashMap<>();

    /**
     * @param level the group, or the number of groups where it is an end
     * @param branches the node that each state leads to
     */
    private record Node(int level, List<Integer> branches) {}

    /** If the first holds, the second, else the third. */
    private record Choice(int condition, int yes, int no) {}

    DomainDiagrams(Domain domain, int mostNodes) {
        this.domain = domain;
        this.mostNodes = mostNodes;
        nodes.add(new Node(domain.groups().size(), List.of()));
        nodes.add(new Node(domain.groups().size(), List.of()));
    }

    /** Where two programs answer some output in different ways; an {@link UnsupportedOperationException} of classes by points. */
    int difference(RuleSet one, RuleSet other) {
        List<Integer> first = heads(one);
        List<Integer> second = heads(other);
        int differs = FALSE;
        for (int output = 0; output < first.size(); output++) {
            int a = first.get(output);
            int b = second.get(output);
            differs = choose(choose(a, not(b), b), TRUE, differs);
        }
        return differs;
    }

    private List<Integer> heads(RuleSet rules) {
        List<Integer> auxiliaries = new ArrayList<>();
        rules.auxiliaries().forEach(definition -> auxiliaries.add(definition(definition, auxiliaries)));
        return rules.heads().stream().map(head -> definition(head, auxiliaries)).toList();
    }

    private int definition(Definition definition, List<Integer> auxiliaries) {
        int any = FALSE;
        for (Rule rule : definition.rules()) {
            any = choose(rule(rule, auxiliaries), TRUE, any);
        }
        return definition.negated() ? not(any) : any;
    }

    private int rule(Rule rule, List<Integer> auxiliaries) {
        if (rule instanceof Rule.All) {
            int all = TRUE;
            for (Literal literal : rule.literals()) {
                all = choose(literal(literal, auxiliaries), all, FALSE);
            }
            return all;
        }
        if (rule instanceof Rule.AtLeast atLeast) {
            return new Sum(atLeast, auxiliaries).from(0, atLeast.bound()).node;
        }
        throw new UnsupportedOperationException("classes that are compared by points have no diagram");
    }

    /** Whether terms reach a bound, one after the other; bounds that nothing below can tell apart share a node. */
    private final class Sum {
        private final List<Rule.Term> terms;
        private final List<Integer> auxiliaries;
        private final BigInteger[] rest; // what all terms from here on add up to
        private final BigInteger beyond; // every bound
        private final List<TreeMap<BigInteger, Reached>> done = new ArrayList<>(); // of each term, by the least bound

        Sum(Rule.AtLeast rule, List<Integer> auxiliaries) {
            this.terms = rule.terms();
            this.auxiliaries = auxiliaries;
            this.rest = new BigInteger[terms.size() + 1];
            rest[terms.size()] = BigInteger.ZERO;
            for (int i = terms.size() - 1; i >= 0; i--) {
                rest[i] = rest[i + 1].add(terms.get(i).weight());
                done.add(new TreeMap<>());
            }
            this.beyond = rest[0].add(rule.bound().abs()).shiftLeft(2).add(BigInteger.ONE);
        }

        Reached from(int term, BigInteger bound) {
            if (bound.signum() <= 0) {
                return new Reached(beyond.negate(), BigInteger.ZERO, TRUE);
            }
            if (rest[term].compareTo(bound) < 0) {
                return new Reached(rest[term].add(BigInteger.ONE), beyond, FALSE);
            }
            Map.Entry<BigInteger, Reached> before = done.get(term).floorEntry(bound);
            if (before != null && before.getValue().most.compareTo(bound) >= 0) {
                return before.getValue();
            }
            Rule.Term own = terms.get(term);
            Reached with = from(term + 1, bound.subtract(own.weight()));
            Reached without = from(term + 1, bound);
            Reached found = new Reached(
                    with.least.add(own.weight()).max(without.least),
                    with.most.add(own.weight()).min(without.most),
                    choose(literal(own.literal(), auxiliaries), with.node, without.node));
            done.get(term).put(found.least, found);
            return found;
        }
    }

    /**
     * Whether the rest of a sum reaches a bound.
     *
     * @param least the least bound of which the same is true
     * @param most the greatest such bound
     */
    private record Reached(BigInteger least, BigInteger most, int node) {}

    private int literal(Literal literal, List<Integer> auxiliaries) {
        boolean isAtom = literal.atom() < domain.atoms();
        int holds = isAtom ? atom(literal.atom()) : auxiliaries.get(literal.atom() - domain.atoms());
        return literal.positive() ? holds : not(holds);
    }

    private int atom(int atom) {
        int level = domain.groupOf(atom);
        Group group = domain.groups().get(level);
        List<Integer> branches = new ArrayList<>();
        for (int state = 0; state < group.states(); state++) {
            branches.add(group.holds(state, atom - domain.start(level)) ? TRUE : FALSE);
        }
        return node(level, branches);
    }

    private int not(int node) {
        return choose(node, FALSE, TRUE);
    }

    private int choose(int condition, int yes, int no) {
        if (condition <= TRUE) {
            return condition == TRUE ? yes : no;
        }
        if (yes == no || yes == TRUE && no == FALSE) {
            return yes == no ? yes : condition;
        }
        Choice choice = new Choice(condition, yes, no);
        Integer before = choices.get(choice);
        if (before != null) {
            return before;
        }
        int level = Math.min(level(condition), Math.min(level(yes), level(no)));
        List<Integer> branches = new ArrayList<>();
        for (int state = 0; state < domain.groups().get(level).states(); state++) {
            branches.add(choose(branch(condition, level, state), branch(yes, level, state), branch(no, level, state)));
        }
        int found = node(level, branches);
        choices.put(choice, found);
        return found;
    }

    private int level(int node) {
        return nodes.get(node).level;
    }

    private int branch(int node, int level, int state) {
        return level(node) == level ? nodes.get(node).branches.get(state) : node;
    }

    private int node(int level, List<Integer> branches) {
        if (branches.stream().allMatch(branches.get(0)::equals)) {
            return branches.get(0);
        }
        Node node = new Node(level, List.copyOf(branches));
        Integer before = known.get(node);
        if (before != null) {
            return before;
        }
        if (nodes.size() >= mostNodes || choices.size() >= 4L * mostNodes) {
            throw new OutOfBudget();
        }
        nodes.add(node);
        known.put(node, nodes.size() - 1);
        return nodes.size() - 1;
    }

    /** How many valid inputs lead to true. */
    BigInteger count(int root) {
        BigInteger[] below =
                new BigInteger[root + 1]; // of each node, over the groups from its own on; branches come before
        Arrays.fill(below, BigInteger.ZERO);
        if (root >= TRUE) {
            below[TRUE] = BigInteger.ONE;
        }
        for (int node = TRUE + 1; node <= root; node++) {
            int level = level(node);
            for (int next : nodes.get(node).branches) {
                below[node] = below[node].add(below[next].multiply(between(level + 1, level(next))));
            }
        }
        return below[root].multiply(between(0, level(root)));
    }

    private BigInteger between(int from, int to) {
        BigInteger product = BigInteger.ONE;
        for (int level = from; level < to; level++) {
            product = product.multiply(
                    BigInteger.valueOf(domain.groups().get(level).states()));
        }
        return product;
    }
}
