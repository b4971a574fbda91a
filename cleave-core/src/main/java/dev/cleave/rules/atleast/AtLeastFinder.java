package dev.cleave.rules.atleast;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Rule;
import dev.cleave.logic.TruthFunction;
import dev.cleave.logic.minimise.Examples;
import dev.cleave.logic.minimise.Minimiser;
import dev.cleave.logic.minimise.MinimiserLimits;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullMarked;

/**
 * Says a function in fewer lines where it is "at least m of n", with weights where they differ, or such a rule and a few plain
 * ones. What it returns agrees with the function on every valid assignment.
 */
@NullMarked
public final class AtLeastFinder {
    private static final int MOST_ASSIGNMENTS = 1 << 14;
    private static final int MOST_WEIGHT = 9;
    private static final int TRIES = 2_000;
    private static final int SCALES = 3;

    private final Domain domain;
    private final Minimiser minimiser;

    public AtLeastFinder(Domain domain, MinimiserLimits effort) {
        this.domain = domain;
        this.minimiser = new Minimiser(domain, effort);
    }

    /** The one rule with small weights that is the whole function, if it is found. */
    public Optional<Rule.AtLeast> find(TruthFunction function) {
        TruthFunction truth = function.reduced();
        return isConstant(truth) || truth.size() > MOST_ASSIGNMENTS ? Optional.empty() : whole(truth);
    }

    private Optional<Rule.AtLeast> whole(TruthFunction truth) {
        Examples examples = truth.examples();
        return new AtLeastWeights(truth, new AtLeastOrder(truth), TRIES)
                .find(MOST_WEIGHT)
                .map(score -> score.rule(domain))
                .filter(rule -> examples.agree(Definition.of(List.of(rule))));
    }

    /** The given plain definition, or one with an at-least rule that says the same in fewer lines. */
    public Definition shorten(Definition plain, Budget budget) {
        return isSmall(plain) && plain.rules().size() > 1
                ? shorten(plain, TruthFunction.of(domain, plain).reduced(), budget)
                : plain;
    }

    private boolean isSmall(Definition definition) {
        BigInteger size = domain.size(domain.groupsOf(definition.atoms()));
        return size.compareTo(BigInteger.valueOf(MOST_ASSIGNMENTS)) <= 0;
    }

    /** The same rule with weights as small as can be found; the rule itself where none are. */
    Rule.AtLeast lighter(Rule.AtLeast rule) {
        Definition definition = Definition.of(List.of(rule));
        return isSmall(definition) ? find(TruthFunction.of(domain, definition)).orElse(rule) : rule;
    }

    private Definition shorten(Definition plain, TruthFunction truth, Budget budget) {
        if (isConstant(truth)) {
            return plain;
        }
        Optional<Rule.AtLeast> whole = whole(truth);
        return whole.isPresent() ? Definition.of(List.of(whole.get())) : partly(plain, truth, budget);
    }

    private Definition partly(Definition plain, TruthFunction truth, Budget budget) {
        AtLeastOrder order = new AtLeastOrder(truth);
        Definition best = plain;
        for (int scale = 1; scale <= SCALES && !budget.isExhausted(); scale++) {
            Rule.AtLeast rule = AtLeastClimb.from(truth, order, scale).rule(domain);
            Optional<Definition> other = completed(rule, truth.examples(), budget);
            if (other.isPresent() && other.get().rules().size() < best.rules().size()) {
                best = other.get();
            }
        }
        return best;
    }

    /** The rule and the plain ones for what it leaves open. */
    private Optional<Definition> completed(Rule.AtLeast rule, Examples examples, Budget budget) {
        return minimiser
                .minimise(examples.except(rule), budget)
                .map(rest -> {
                    List<Rule> rules = new ArrayList<>(rest.rules());
                    rules.add(0, rule);
                    return Definition.of(rules);
                })
                .filter(examples::agree);
    }

    private static boolean isConstant(TruthFunction truth) {
        return truth.count() == 0 || truth.count() == truth.size();
    }
}
