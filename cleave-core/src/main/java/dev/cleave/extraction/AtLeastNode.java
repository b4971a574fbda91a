package dev.cleave.extraction;

import dev.cleave.logic.Rule;
import dev.cleave.model.NodeThreshold;
import dev.cleave.model.SemiSymbolicLayer;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.NullMarked;

/** A node over inputs of -1 and 1 as the at-least rule that it is. */
@NullMarked
final class AtLeastNode {
    private AtLeastNode() {}

    /** Input i of the layer stands as atom i. */
    static Rule.AtLeast of(SemiSymbolicLayer layer, int node) {
        return NodeThreshold.of(layer, node).rule(0).reduced();
    }

    static BigInteger total(List<Rule.Term> terms) {
        return terms.stream().map(Rule.Term::weight).reduce(BigInteger.ZERO, BigInteger::add);
    }
}
