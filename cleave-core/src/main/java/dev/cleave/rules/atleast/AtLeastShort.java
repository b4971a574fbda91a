package dev.cleave.rules.atleast;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.Rule;
import dev.cleave.logic.minimise.MinimiserLimits;
import dev.cleave.logic.minimise.Simplifier;
import java.util.List;
import org.jspecify.annotations.NullMarked;

/** Plain rules where they are few, else one at-least rule with weights as small as can be found in the time there is. */
@NullMarked
public final class AtLeastShort implements AtLeastForm {
    private final int mostPlain;
    private final Budget budget;
    private final Simplifier simplifier;
    private final AtLeastFinder finder;

    public AtLeastShort(Domain domain, int mostPlain, Budget budget) {
        this.mostPlain = mostPlain;
        this.budget = budget;
        this.simplifier = new Simplifier(domain, budget);
        this.finder = new AtLeastFinder(domain, MinimiserLimits.defaults());
    }

    @Override
    public Definition of(Rule.AtLeast node) {
        return AtLeastPlain.of(node, mostPlain)
                .map(plain -> Definition.of(simplifier.simplify(plain)))
                .orElseGet(() -> Definition.of(List.of(budget.isExhausted() ? node.reduced() : finder.lighter(node))));
    }
}
