package dev.cleave.rules;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/** Rules in parts that have nothing to do with each other; each part may be said in another way by itself. */
final class RuleParts {
    private RuleParts() {}

    /** Rules are of one part where they share an atom. */
    static List<List<Rule>> byAtoms(List<Rule> rules) {
        return split(rules, RuleParts::sharesAtom);
    }

    /** Rules are of one part where they are as long and share an atom: "at least m of n" has rules of m literals. */
    static List<List<Rule>> byAtomsAndLength(List<Rule> rules) {
        return split(rules, (one, other) -> one.length() == other.length() && sharesAtom(one, other));
    }

    private static boolean sharesAtom(Rule one, Rule other) {
        return Definition.of(List.of(one))
                .atoms()
                .intersects(Definition.of(List.of(other)).atoms());
    }

    private static List<List<Rule>> split(List<Rule> rules, BiPredicate<Rule, Rule> linked) {
        List<List<Rule>> parts = new ArrayList<>();
        for (Rule rule : rules) {
            List<List<Rule>> own = parts.stream()
                    .filter(part -> part.stream().anyMatch(member -> linked.test(member, rule)))
                    .toList();
            List<Rule> joined = new ArrayList<>();
            own.forEach(joined::addAll);
            joined.add(rule);
            parts.removeAll(own);
            parts.add(joined);
        }
        return parts;
    }
}
