package dev.cleave.verification;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.GivenPredicates;
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
    private static final long MOST_INPUTS = 1L << 20; // one by one

    public DomainFidelity {
        if (differing.signum() < 0 || differing.compareTo(inputs) > 0) {
            throw new IllegalArgumentException("more inputs differ than there are");
        }
    }

    /** By decision diagrams, or one by one; none where the network reads more than atoms, or both would take too long. */
    public static Optional<DomainFidelity> of(Domain domain, RuleSet rules, HardNetwork network, Budget budget) {
        if (!(network.predicates() instanceof GivenPredicates) || budget.isExhausted()) {
            return Optional.empty();
        }
        return byDiagrams(domain, rules, network).or(() -> oneByOne(domain, rules, network, budget));
    }

    /** Classes, and points for them, have no diagrams. */
    private static Optional<DomainFidelity> byDiagrams(Domain domain, RuleSet rules, HardNetwork network) {
        boolean hasDiagram = NetworkRules.isThresholds(network)
                && !network.head().isExclusive()
                && rules.tally().isEmpty();
        if (!hasDiagram) {
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

    static Optional<DomainFidelity> oneByOne(Domain domain, RuleSet rules, HardNetwork network, Budget budget) {
        Comparison comparison = Comparison.whole(Behaviour.of(rules), Behaviour.of(network));
        Exhaustion exhaustion = new Exhaustion(domain, comparison.cone(), budget);
        if (!exhaustion.isWithin(MOST_INPUTS)) {
            return Optional.empty();
        }
        try {
            return Optional.of(new DomainFidelity(domain.size(), exhaustion.count(comparison)));
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
