package dev.cleave.extraction;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.model.ExactWeights;
import dev.cleave.model.NodeThreshold;
import dev.cleave.model.SemiSymbolicLayer;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullMarked;

/** A node over inputs of -1 and 1 as the at-least rule that it is. */
@NullMarked
final class AtLeastNode {
    private AtLeastNode() {}

    /** Input i of the layer stands as atom i. */
    static Rule.AtLeast of(SemiSymbolicLayer layer, int node) {
        NodeThreshold threshold = NodeThreshold.of(layer, node);
        ExactWeights weights = threshold.weights();
        int[] inputs = weights.inputs();
        List<Rule.Term> terms = IntStream.range(0, inputs.length)
                .mapToObj(i -> new Rule.Term(new Literal(inputs[i], weights.isPositive(i)), weights.size(i)))
                .toList();
        return new Rule.AtLeast(terms, threshold.bound()).reduced();
    }

    static BigInteger total(List<Rule.Term> terms) {
        return terms.stream().map(Rule.Term::weight).reduce(BigInteger.ZERO, BigInteger::add);
    }
}
