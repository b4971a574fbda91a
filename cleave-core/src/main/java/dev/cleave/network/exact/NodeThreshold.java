package dev.cleave.network.exact;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.SemiSymbolicLayer.Kind;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a node over inputs of -1 and 1 is, in integers: true where the weights of the inputs that match their signs add up to
 * at least the bound. With S the sum and M the largest of |w|, and m the sum over matched inputs, its raw value is
 * 2 m - S + delta (M - S), delta negative for a disjunction; so it is above 0 where m is above (S - delta (M - S)) / 2.
 */
public record NodeThreshold(ExactWeights weights, BigInteger bound) {
    private static final BigDecimal TWO = BigDecimal.valueOf(2);

    public static NodeThreshold of(SemiSymbolicLayer layer, int node) {
        float[] weights = new float[layer.inputs()];
        for (int input = 0; input < weights.length; input++) {
            weights[input] = layer.weight(node, input);
        }
        return of(layer.kind(), layer.delta(), weights);
    }

    /** Throws {@link IllegalArgumentException} where a weight is not finite. */
    public static NodeThreshold of(Kind kind, double delta, float... weights) {
        ExactWeights exact = ExactWeights.of(weights);
        BigDecimal total = new BigDecimal(exact.total());
        BigDecimal bias = new BigDecimal(kind.sign() * delta).multiply(new BigDecimal(exact.largest()).subtract(total));
        BigDecimal above = total.subtract(bias).divide(TWO).setScale(0, RoundingMode.FLOOR);
        return new NodeThreshold(exact, above.toBigInteger().add(BigInteger.ONE));
    }

    /**
     * The node as the at-least rule that it is, not reduced.
     *
     * @param firstInput the atom that the layer's input 0 is
     */
    public Rule.AtLeast rule(int firstInput) {
        int[] inputs = weights.inputs();
        List<Rule.Term> terms = IntStream.range(0, inputs.length)
                .mapToObj(
                        i -> new Rule.Term(new Literal(firstInput + inputs[i], weights.isPositive(i)), weights.size(i)))
                .toList();
        return new Rule.AtLeast(terms, bound);
    }

    /** What the weights of the mismatched inputs add up to, at least, where the node is not true. */
    public BigInteger boundOfMismatches() {
        return weights.total().subtract(bound).add(BigInteger.ONE);
    }
}
