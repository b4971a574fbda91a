package dev.cleave.rules.atleast;

import dev.cleave.logic.Rule;
import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.network.exact.NodeThreshold;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.NullMarked;

/** A node over inputs of -1 and 1 as the at-least rule that it is. */
@NullMarked
public final class AtLeastNode {
    private AtLeastNode() {}

    /** Input i of the layer stands as atom i. */
    public static Rule.AtLeast of(SemiSymbolicLayer layer, int node) {
        return NodeThreshold.of(layer, node).rule(0).reduced();
    }

    public static BigInteger total(List<Rule.Term> terms) {
        return terms.stream().map(Rule.Term::weight).reduce(BigInteger.ZERO, BigInteger::add);
    }
}
