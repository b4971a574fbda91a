package dev.cleave.rules;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Rule;
import dev.cleave.logic.TruthFunction;
import dev.cleave.logic.minimise.Minimiser;
import dev.cleave.logic.minimise.MinimiserLimits;
import dev.cleave.logic.minimise.Simplifier;
import dev.cleave.rules.atleast.AtLeastFinder;
import dev.cleave.rules.atleast.AtLeastPlain;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Says the same in fewer rules, on every valid input; and in plain rules, where that is wanted. */
public final class Polish {
    private static final BigInteger MOST_ASSIGNMENTS = BigInteger.valueOf(1 << 14);
    private static final int MOST_PLAIN = 4_096;

    static final Comparator<Definition> BY_SYMBOLS = Comparator.<Definition>comparingInt(form -> symbols(form))
            .thenComparingInt(form -> form.rules().size());

    private final Domain domain;
    private final Budget budget;

    public Polish(Domain domain, Budget budget) {
        this.domain = domain;
        this.budget = budget;
    }

    /** The form that takes the fewest symbols: plain rules, at-least rules, or both; of equals the one with fewer rules. */
    public Definition shortest(Definition definition) {
        Definition plain = plain(definition).orElse(definition);
        return Stream.of(
                        definition,
                        plain,
                        counted(plain),
                        inParts(plain, RuleParts::byAtoms),
                        inParts(plain, RuleParts::byAtomsAndLength))
                .min(BY_SYMBOLS)
                .orElse(definition);
    }

    private Definition counted(Definition plain) {
        return new AtLeastFinder(domain, MinimiserLimits.defaults()).shorten(plain, budget);
    }

    /** Each part of the rules in its own shortest form. */
    private Definition inParts(Definition plain, Function<List<Rule>, List<List<Rule>>> split) {
        List<Rule> rules = new ArrayList<>();
        for (List<Rule> part : split.apply(plain.rules())) {
            Definition alone = Definition.of(part);
            rules.addAll(Stream.of(alone, counted(alone))
                    .min(BY_SYMBOLS)
                    .orElse(alone)
                    .rules());
        }
        return new Definition(rules, plain.negated());
    }

    /** Literals and one for the rule itself; a bound, and every weight where they differ, are to be read, too. */
    public static int symbols(Definition definition) {
        return definition.rules().stream().mapToInt(Polish::symbols).sum();
    }

    private static int symbols(Rule rule) {
        if (rule instanceof Rule.AtLeast atLeast) {
            return atLeast.isUniform() ? rule.length() + 2 : 2 * rule.length() + 2;
        }
        return rule.length() + 1;
    }

    /** The rules of the negation, where these take fewer symbols; the definition itself otherwise. */
    public Definition orNegated(Definition definition) {
        if (definition.negated() || definition.rules().isEmpty() || !isSmall(definition)) {
            return definition;
        }
        Definition opposite = new Definition(definition.rules(), true);
        return new Minimiser(domain, MinimiserLimits.defaults())
                .minimise(TruthFunction.of(domain, opposite), budget)
                .map(found -> new Definition(List.copyOf(found.rules()), true))
                .filter(found -> !found.rules().isEmpty() && symbols(found) < symbols(definition))
                .orElse(definition);
    }

    private boolean isSmall(Definition definition) {
        return domain.size(domain.groupsOf(definition.atoms())).compareTo(MOST_ASSIGNMENTS) <= 0;
    }

    /** Plain rules alone; empty where they would be too many. */
    public Optional<Definition> plain(Definition definition) {
        if (isSmall(definition)) {
            Optional<Definition> minimised = new Minimiser(domain, MinimiserLimits.defaults())
                    .minimise(TruthFunction.of(domain, definition), budget)
                    .map(found -> found.definition());
            if (minimised.isPresent()) {
                return minimised;
            }
        }
        return expanded(definition).map(new Simplifier(domain, budget)::simplify);
    }

    private static Optional<Definition> expanded(Definition definition) {
        List<Rule> plain = new ArrayList<>();
        for (Rule rule : definition.rules()) {
            if (rule instanceof Rule.AtLeast atLeast) {
                Optional<List<Rule.All>> some = AtLeastPlain.of(atLeast, MOST_PLAIN);
                if (some.isEmpty()) {
                    return Optional.empty();
                }
                plain.addAll(some.get());
            } else if (rule instanceof Rule.Most) {
                return Optional.empty();
            } else {
                plain.add(rule);
            }
        }
        return Optional.of(new Definition(plain, definition.negated()));
    }
}
