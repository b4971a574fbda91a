package dev.cleave.io.text;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.exact.ConjunctionCombinations;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Which auxiliaries hold together on any valid input. Group after group, inputs count as one where they leave the same rules able
 * to fire; of at-least rules the atoms themselves are kept.
 */
public final class PossibleCombinations {
    private static final int MOST = 1 << 16;
    private static final long MOST_WORK = 1L << 24; // combinations x rules, kept at a time

    private final Domain domain;
    private final List<Definition> definitions;
    private final List<Rule> rules;
    private final BitSet summed = new BitSet(); // atoms of at-least rules; they stand after the rules

    private PossibleCombinations(Domain domain, List<Definition> definitions) {
        this.domain = domain;
        this.definitions = definitions;
        this.rules = definitions.stream()
                .flatMap(definition -> definition.rules().stream())
                .toList();
        rules.stream()
                .filter(Rule.AtLeast.class::isInstance)
                .flatMap(rule -> rule.literals().stream())
                .forEach(literal -> summed.set(literal.atom()));
    }

    /**
     * Empty where they are too many to list.
     *
     * @param count how many auxiliaries, from the first on; they are about atoms
     */
    public static Optional<ConjunctionCombinations> of(RuleSet rules, int count, Domain domain) {
        return new PossibleCombinations(domain, rules.auxiliaries().subList(0, count)).all();
    }

    private Optional<ConjunctionCombinations> all() {
        BitSet start = new BitSet();
        start.set(0, rules.size());
        Set<BitSet> reached = new LinkedHashSet<>(List.of(start));
        BitSet used = new BitSet();
        definitions.forEach(definition -> used.or(definition.atoms()));
        for (int group : domain.groupsOf(used)) {
            Set<BitSet> next = new LinkedHashSet<>();
            for (BitSet state : states(group)) {
                BitSet failing = failing(state, domain.groups().get(group), domain.start(group));
                BitSet kept = kept(state);
                for (BitSet before : reached) {
                    next.add(after(before, failing, kept));
                }
                if (next.size() > MOST || (long) next.size() * rules.size() > MOST_WORK) {
                    return Optional.empty();
                }
            }
            reached = next;
        }
        return Optional.of(new ConjunctionCombinations(
                reached.stream().map(this::holding).distinct().toList()));
    }

    /** The atoms of each state of a group. */
    private List<BitSet> states(int group) {
        Group own = domain.groups().get(group);
        return IntStream.range(0, own.states())
                .mapToObj(state -> {
                    BitSet atoms = new BitSet();
                    own.write(state, atoms, domain.start(group));
                    return atoms;
                })
                .toList();
    }

    private static BitSet after(BitSet before, BitSet failing, BitSet kept) {
        BitSet after = (BitSet) before.clone();
        after.andNot(failing);
        after.or(kept);
        return after;
    }

    /** The plain rules that a state of a group makes fail. */
    private BitSet failing(BitSet state, Group group, int start) {
        BitSet failing = new BitSet();
        for (int i = 0; i < rules.size(); i++) {
            failing.set(
                    i,
                    rules.get(i) instanceof Rule.All all
                            && all.literals().stream()
                                    .anyMatch(literal -> isIn(literal, group, start) && !literal.holds(state)));
        }
        return failing;
    }

    /** The atoms of a state that at-least rules ask for, behind the rules. */
    private BitSet kept(BitSet state) {
        BitSet kept = new BitSet();
        state.stream().filter(summed::get).forEach(atom -> kept.set(rules.size() + atom));
        return kept;
    }

    private static boolean isIn(Literal literal, Group group, int start) {
        return literal.atom() >= start && literal.atom() < start + group.atoms();
    }

    private BitSet holding(BitSet reached) {
        BitSet atoms = reached.get(rules.size(), Math.max(rules.size(), reached.length()));
        BitSet holding = new BitSet();
        int first = 0;
        for (int k = 0; k < definitions.size(); k++) {
            boolean fires = false;
            for (Rule rule : definitions.get(k).rules()) {
                fires |= reached.get(first) && (rule instanceof Rule.All || rule.fires(atoms));
                first++;
            }
            holding.set(k, fires != definitions.get(k).negated());
        }
        return holding;
    }
}
