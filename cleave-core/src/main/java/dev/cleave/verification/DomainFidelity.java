package dev.cleave.verification;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Optional;

/**
 * On how many of all valid inputs rules answer as the trained network in its hard form, counted.
 *
 * @param inputs that the domain allows
 * @param differing those that the two answer in different ways
 */
public record DomainFidelity(BigInteger inputs, BigInteger differing) {
    private static final int MOST_NODES = 200_000;

    public DomainFidelity {
        if (differing.signum() < 0 || differing.compareTo(inputs) > 0) {
            throw new IllegalArgumentException("more inputs differ than there are");
        }
    }

    /** None where the network reads more than atoms, classes have points, or decision diagrams become too large. */
    public static Optional<DomainFidelity> of(Domain domain, RuleSet rules, HardNetwork network, Budget budget) {
        boolean hasDiagram = NetworkRules.isThresholds(network)
                && !network.head().isExclusive()
                && rules.tally().isEmpty();
        if (!hasDiagram || budget.isExhausted()) {
            return Optional.empty();
        }
        try {
            DomainDiagrams diagrams = new DomainDiagrams(domain, MOST_NODES);
            int differing = diagrams.difference(rules, NetworkRules.of(network));
            return Optional.of(new DomainFidelity(domain.size(), diagrams.count(differing)));
        } catch (OutOfBudget e) {
            return Optional.empty();
        }
    }

    /** The share of the inputs that are answered alike. */
    public double share() {
        return BigDecimal.ONE
                .subtract(new BigDecimal(differing).divide(new BigDecimal(inputs), MathContext.DECIMAL64))
                .doubleValue();
    }
}
