package dev.cleave.rules.reading;

import dev.cleave.budget.Budget;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Domain;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.TruthFunction;
import dev.cleave.logic.minimise.Minimised;
import dev.cleave.logic.minimise.Minimiser;
import dev.cleave.network.GivenPredicates;
import dev.cleave.network.IndependentHead;
import dev.cleave.network.NeuralDnf;
import dev.cleave.rules.reading.ExactExtraction.Extracted;
import dev.cleave.rules.reading.ExactExtraction.GaveUp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.NullMarked;

/**
 * The few rules that say exactly what a network does, soft or hard: every valid assignment of the atoms that an output depends
 * on is run through the network, and the answers are minimised.
 */
@NullMarked
public final class ExactCone {
    private final NeuralDnf network;
    private final Domain domain;
    private final ConeLimits limits;
    private final Minimiser minimiser;

    /** @param domain of the network's atoms, all of them */
    public ExactCone(NeuralDnf network, Domain domain, ConeLimits limits) {
        if (network.predicates().size() != domain.atoms()) {
            throw new IllegalArgumentException(
                    "a network of " + network.predicates().size() + " predicates can't be read as rules over "
                            + domain.atoms() + " atoms");
        }
        this.network = network;
        this.domain = domain;
        this.limits = limits;
        this.minimiser = new Minimiser(domain, limits.effort());
    }

    /** The rules of every output; empty where one of them can't be had, as {@link #extract(int, Budget)} says. */
    public Optional<RuleSet> extractAll(Budget budget) {
        List<Definition> heads = new ArrayList<>();
        for (int output = 0; output < network.head().outputs(); output++) {
            if (!(extract(output, budget) instanceof Extracted extracted)) {
                return Optional.empty();
            }
            heads.add(extracted.definition());
        }
        return Optional.of(RuleSet.plain(domain.atoms(), heads));
    }

    public ExactExtraction extract(int output, Budget budget) {
        if (!(network.predicates() instanceof GivenPredicates) || !(network.head() instanceof IndependentHead)) {
            return new GaveUp("exact rules need a network that reads atoms and decides each output by itself");
        }
        Cone cone = new Cone(network, domain, output);
        if (cone.assignments().compareTo(BigInteger.valueOf(limits.assignments())) > 0) {
            return new GaveUp("output " + output + " depends on " + cone.assignments()
                    + " valid assignments, more than " + limits.assignments());
        }
        return ConeTruth.of(cone, budget)
                .flatMap(truth -> shortest(truth, budget))
                .<ExactExtraction>map(Extracted::new)
                .orElseGet(() -> new GaveUp("the time ran out for output " + output));
    }

    private Optional<Definition> shortest(TruthFunction truth, Budget budget) {
        return limits.mayNegate()
                ? minimiser.shorter(truth, budget)
                : minimiser.minimise(truth, budget).map(Minimised::definition);
    }
}
