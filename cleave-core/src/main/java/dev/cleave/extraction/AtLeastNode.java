package dev.cleave.extraction;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.model.SemiSymbolicLayer;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullMarked;

/**
 * A node over inputs of -1 and 1 as the at-least rule that it is. With S the sum and M the largest of |w|, its raw value is
 * 2 matched - S + delta (M - S), so it is above 0 where the weights of the matched inputs add up to more than
 * (S - delta (M - S)) / 2. Floats are finite decimals: scaled, they are whole numbers.
 */
@NullMarked
final class AtLeastNode {
    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    private AtLeastNode() {}

    /** Input i of the layer stands as atom i. */
    static Rule.AtLeast of(SemiSymbolicLayer layer, int node) {
        int[] used = layer.used(node);
        List<BigDecimal> weights = IntStream.of(used)
                .mapToObj(input -> new BigDecimal(layer.weight(node, input)))
                .toList();
        int scale = weights.stream().mapToInt(BigDecimal::scale).max().orElse(0);
        List<Rule.Term> terms = new ArrayList<>();
        for (int i = 0; i < used.length; i++) {
            Literal literal = new Literal(used[i], weights.get(i).signum() > 0);
            terms.add(new Rule.Term(
                    literal,
                    weights.get(i)
                            .abs()
                            .setScale(scale, RoundingMode.UNNECESSARY)
                            .unscaledValue()));
        }
        return reduced(new Rule.AtLeast(terms, bound(terms, delta(layer))));
    }

    private static BigDecimal delta(SemiSymbolicLayer layer) {
        BigDecimal delta = new BigDecimal(layer.delta());
        return layer.kind() == SemiSymbolicLayer.Kind.CONJUNCTIVE ? delta : delta.negate();
    }

    private static BigInteger bound(List<Rule.Term> terms, BigDecimal delta) {
        BigDecimal sum = new BigDecimal(total(terms));
        BigDecimal largest =
                terms.stream().map(term -> new BigDecimal(term.weight())).reduce(BigDecimal.ZERO, BigDecimal::max);
        BigDecimal above = sum.subtract(delta.multiply(largest.subtract(sum))).divide(TWO);
        return above.setScale(0, RoundingMode.FLOOR).toBigInteger().add(BigInteger.ONE);
    }

    static BigInteger total(List<Rule.Term> terms) {
        return terms.stream().map(Rule.Term::weight).reduce(BigInteger.ZERO, BigInteger::add);
    }

    /** The same rule with weights no larger than the bound, and without a common factor. */
    static Rule.AtLeast reduced(Rule.AtLeast rule) {
        if (rule.bound().signum() <= 0 || rule.terms().isEmpty()) {
            return rule;
        }
        List<BigInteger> weights = rule.terms().stream()
                .map(term -> term.weight().min(rule.bound()))
                .toList();
        BigInteger factor = weights.stream().reduce(BigInteger.ZERO, BigInteger::gcd);
        List<Rule.Term> terms = IntStream.range(0, weights.size())
                .mapToObj(i -> new Rule.Term(
                        rule.terms().get(i).literal(), weights.get(i).divide(factor)))
                .toList();
        BigInteger bound = rule.bound().add(factor).subtract(BigInteger.ONE).divide(factor);
        return new Rule.AtLeast(terms, bound);
    }
}
