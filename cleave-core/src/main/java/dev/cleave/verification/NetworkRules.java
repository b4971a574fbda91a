package dev.cleave.verification;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.model.Activation;
import dev.cleave.model.GivenPredicates;
import dev.cleave.model.NeuralDnf;
import dev.cleave.model.SemiSymbolicLayer;
import dev.cleave.model.SemiSymbolicLayer.Kind;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A hard network as the rules that it is, one at-least rule a node, in integers: no rounding, ties included. */
public final class NetworkRules {
    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    private NetworkRules() {}

    /** Whether each layer of the network, as it stands, is a threshold function of truth values. */
    public static boolean isThresholds(NeuralDnf network) {
        return network.activation() == Activation.HARD
                && network.predicates() instanceof GivenPredicates
                && (!network.head().isExclusive() || network.head().outputs() <= ClassThresholds.MOST_CLASSES);
    }

    /** Auxiliary k is conjunction k; an {@link IllegalArgumentException} where {@link #isThresholds} is false. */
    public static RuleSet of(NeuralDnf network) {
        if (!isThresholds(network)) {
            throw new IllegalArgumentException("only a hard network over atoms is a set of threshold functions");
        }
        int atoms = network.predicates().size();
        List<Definition> conjunctions = nodes(network.conjunctions(), 0);
        return network.head().isExclusive()
                ? new ClassThresholds(atoms, conjunctions, network.disjunctions()).rules()
                : new RuleSet(atoms, conjunctions, nodes(network.disjunctions(), atoms));
    }

    private static List<Definition> nodes(SemiSymbolicLayer layer, int firstInput) {
        return IntStream.range(0, layer.nodes())
                .mapToObj(node -> Definition.of(List.of(rule(layer, node, firstInput))))
                .toList();
    }

    /**
     * A node fires where f &gt; 0. With T = sum|w|, M = max|w|, d = delta (negative for a disjunction) and m the sum of |w|
     * over matched inputs, w.x = 2 m - T, so that it fires where 2 m &gt; T - d (M - T).
     *
     * @param firstInput the atom that the layer's input 0 is
     */
    public static Rule.AtLeast rule(SemiSymbolicLayer layer, int node, int firstInput) {
        int[] used = layer.used(node);
        BigDecimal total = BigDecimal.ZERO;
        BigDecimal largest = BigDecimal.ZERO;
        for (int input : used) {
            BigDecimal weight = magnitude(layer, node, input);
            total = total.add(weight);
            largest = largest.max(weight);
        }
        BigDecimal delta = new BigDecimal(layer.kind() == Kind.CONJUNCTIVE ? layer.delta() : -layer.delta());
        BigDecimal half =
                total.subtract(delta.multiply(largest.subtract(total))).divide(TWO);
        return inIntegers(terms(layer, node, firstInput), half);
    }

    private static List<WeightedLiteral> terms(SemiSymbolicLayer layer, int node, int firstInput) {
        List<WeightedLiteral> terms = new ArrayList<>();
        for (int input : layer.used(node)) {
            Literal literal = new Literal(firstInput + input, layer.weight(node, input) > 0);
            terms.add(new WeightedLiteral(literal, magnitude(layer, node, input)));
        }
        return terms;
    }

    /** The sum must be above the bound: at least the next integer, once all weights are integers without a divisor. */
    private static Rule.AtLeast inIntegers(List<WeightedLiteral> terms, BigDecimal above) {
        int scale = terms.stream()
                .mapToInt(term -> Math.max(0, term.weight().scale()))
                .max()
                .orElse(0);
        List<BigInteger> weights = terms.stream()
                .map(term -> term.weight().movePointRight(scale).toBigIntegerExact())
                .toList();
        BigInteger divisor =
                weights.stream().reduce(BigInteger.ZERO, BigInteger::gcd).max(BigInteger.ONE);
        BigInteger bound = above.movePointRight(scale)
                .divide(new BigDecimal(divisor), 0, RoundingMode.FLOOR)
                .toBigInteger()
                .add(BigInteger.ONE);
        return new Rule.AtLeast(
                IntStream.range(0, terms.size())
                        .mapToObj(i -> new Rule.Term(
                                terms.get(i).literal(), weights.get(i).divide(divisor)))
                        .toList(),
                bound);
    }

    private static BigDecimal magnitude(SemiSymbolicLayer layer, int node, int input) {
        return new BigDecimal(layer.weight(node, input)).abs();
    }

    private record WeightedLiteral(Literal literal, BigDecimal weight) {}
}
