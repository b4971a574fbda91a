package dev.cleave.cli.rules;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Group;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.rules.Polish;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * The same rules without at-least rules.
 *
 * @param kept at-least rules that stand for too many plain ones
 */
public record PlainRules(RuleSet rules, long kept) {
    /** @param budget for making them few; without time they are more, and as exact */
    public static PlainRules of(RuleSet rules, Domain domain, Budget budget) {
        Polish polish = new Polish(withNames(domain, rules.auxiliaries().size()), budget);
        RuleSet plain = new RuleSet(rules.atoms(), plain(rules.auxiliaries(), polish), plain(rules.heads(), polish));
        long kept = Stream.concat(plain.auxiliaries().stream(), plain.heads().stream())
                .flatMap(PlainRules::atLeast)
                .count();
        return new PlainRules(plain, kept);
    }

    private static Stream<Rule> atLeast(Definition definition) {
        return definition.rules().stream().filter(rule -> !(rule instanceof Rule.All));
    }

    private static List<Definition> plain(List<Definition> definitions, Polish polish) {
        return definitions.stream()
                .map(definition -> atLeast(definition).findAny().isEmpty()
                        ? definition
                        : polish.plain(definition).orElse(definition))
                .toList();
    }

    /** Auxiliaries are atoms like any other here. */
    private static Domain withNames(Domain domain, int auxiliaries) {
        List<Group> groups = new ArrayList<>(domain.groups());
        groups.addAll(Collections.nCopies(auxiliaries, new Group.Free()));
        return new Domain(groups);
    }
}
