package dev.cleave.logic.minimise;

import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.Bits;
import dev.cleave.logic.bits.Coverage;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Says {@code c = u} in place of {@code not c = v} wherever no listed row is answered differently. */
final class PositiveLiterals {
    private final Domain domain;
    private final Examples examples;

    PositiveLiterals(Domain domain, Examples examples) {
        this.domain = domain;
        this.examples = examples;
    }

    /** Rules as good as the given ones, none of which can go, and from none of which a literal can go. */
    List<Rule.All> prefer(List<Rule.All> rules) {
        List<Rule.All> better = new ArrayList<>(rules);
        for (int i = 0; i < better.size(); i++) {
            better.set(i, prefer(better.get(i), neededFor(i, better)));
        }
        return withoutSpare(better);
    }

    /** The positive rows that only this rule covers. */
    private Bits neededFor(int i, List<Rule.All> rules) {
        Bits needed = examples.on().copy();
        for (int other = 0; other < rules.size(); other++) {
            if (other != i) {
                needed.remove(covered(rules.get(other)));
            }
        }
        return needed;
    }

    private Rule.All prefer(Rule.All rule, Bits needed) {
        List<Literal> literals = new ArrayList<>(rule.literals());
        boolean changed = false;
        for (Literal literal : rule.literals()) {
            OptionalInt value = literal.positive() ? OptionalInt.empty() : commonValue(literal.atom(), needed);
            if (value.isPresent() && literals.contains(literal)) {
                int group = domain.groupOf(literal.atom());
                literals.removeIf(other -> domain.groupOf(other.atom()) == group);
                literals.add(Literal.of(value.getAsInt()));
                changed = true;
            }
        }
        return changed ? new Rule.All(LiteralDrop.from(literals, examples)) : rule;
    }

    /** The value of an atom's categorical column that all of the rows have. */
    private OptionalInt commonValue(int atom, Bits rows) {
        int group = domain.groupOf(atom);
        if (rows.isEmpty() || !(domain.groups().get(group) instanceof Group.OneHot column)) {
            return OptionalInt.empty();
        }
        int count = rows.count();
        int start = domain.start(group);
        return IntStream.range(start, start + column.atoms())
                .filter(value -> rows.count(examples.rows(), Literal.of(value)) == count)
                .findFirst();
    }

    private List<Rule.All> withoutSpare(List<Rule.All> rules) {
        List<Rule.All> kept = new ArrayList<>(rules);
        for (int i = kept.size() - 1; i >= 0; i--) {
            if (neededFor(i, kept).isEmpty()) {
                kept.remove(i);
            }
        }
        return kept;
    }

    private Bits covered(Rule.All rule) {
        return Bits.of(Coverage.of(rule, examples.rows()));
    }
}
