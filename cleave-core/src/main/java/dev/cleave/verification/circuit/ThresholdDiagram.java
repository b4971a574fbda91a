package dev.cleave.verification.circuit;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * "The chosen weights add up to at least the bound" as a decision diagram: at each level one of several weights is chosen.
 * Bounds that no choice below can tell apart share a node, so that the diagram is the smallest for its order.
 *
 * @param nodes by number, less {@link #FIRST}; a node comes after its children
 */
public record ThresholdDiagram(List<Node> nodes, int root) {
    /** The number of the end where the sum is too small. */
    public static final int NO = 0;
    /** The number of the end where it is not. */
    public static final int YES = 1;
    /** The number of the first node. */
    public static final int FIRST = 2;

    private static final int DEEPEST = 1000;

    public ThresholdDiagram {
        nodes = List.copyOf(nodes);
    }

    /** Where each choice of a level leads; a child is of a later level, or an end. */
    public record Node(int level, List<Integer> children) {
        public Node {
            children = List.copyOf(children);
        }
    }

    /**
     * Nothing where it would have more than {@code mostNodes}.
     *
     * @param levels [levels][choices], none negative; the greatest first gives the smallest diagram
     */
    public static Optional<ThresholdDiagram> of(List<List<BigInteger>> levels, BigInteger bound, int mostNodes) {
        return levels.size() > DEEPEST ? Optional.empty() : new DiagramBuilder(levels, bound, mostNodes).build();
    }
}
