package dev.cleave.rules.reading;

import dev.cleave.budget.Budget;
import dev.cleave.encoding.DomainRows;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import org.jspecify.annotations.NullMarked;

/**
 * The rules that a hard network over atoms is, exactly, whatever its size: of classes how they compare, else what each output's
 * cone answers or, where one is too large, the network layer by layer.
 *
 * @param assignments the most valid assignments of a cone that are run through
 * @param mostPlain up to how many plain rules a node or a class has in place of weighted ones
 */
@NullMarked
public record ExactReading(Domain domain, int assignments, int mostPlain) {
    private static final int MOST_PLAIN = 64;
    private static final int MOST_PLAIN_OF_SCORES = 16; // more are harder to read than the scores
    private static final int MOST_PLAIN_OF_IMPORTED = 32;

    public static ExactReading of(Domain domain) {
        return new ExactReading(domain, ConeLimits.defaults().assignments(), MOST_PLAIN);
    }

    /** For networks that scored rules were written as. */
    public static ExactReading ofScores(Domain domain) {
        return new ExactReading(domain, ConeLimits.defaults().assignments(), MOST_PLAIN_OF_SCORES);
    }

    /** For networks that were trained elsewhere, which are larger and not pruned. */
    public static ExactReading ofImported(Domain domain) {
        return new ExactReading(domain, DomainRows.FEW, MOST_PLAIN_OF_IMPORTED);
    }

    /** @param budget for short rules; without time they are longer, and as exact */
    public RuleSet rules(HardNetwork network, Budget budget) {
        if (network.head().isExclusive()) {
            return ClassRules.extract(network, domain, mostPlain, budget);
        }
        return new ExactCone(network, domain, ConeLimits.defaults().withAssignments(assignments))
                .extractAll(budget)
                .orElseGet(() -> ExactLayers.extract(network, domain, mostPlain, budget));
    }
}
