package dev.cleave.verification.circuit;

import dev.cleave.verification.circuit.ThresholdDiagram.Node;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Builds a diagram from its root: the bound that is left decides what is below, and many bounds give the same. */
final class DiagramBuilder {
    private final List<List<BigInteger>> levels;
    private final BigInteger bound;
    private final int mostNodes;
    private final BigInteger[] least; // [levels + 1], that the levels from here on add
    private final BigInteger[] most;
    private final BigInteger floor; // below and above every bound that is asked for
    private final BigInteger ceiling;
    private final List<TreeMap<BigInteger, Reach>> known = new ArrayList<>(); // [levels], by high
    private final List<Node> nodes = new ArrayList<>();

    DiagramBuilder(List<List<BigInteger>> levels, BigInteger bound, int mostNodes) {
        this.levels = levels;
        this.bound = bound;
        this.mostNodes = mostNodes;
        this.least = new BigInteger[levels.size() + 1];
        this.most = new BigInteger[levels.size() + 1];
        least[levels.size()] = BigInteger.ZERO;
        most[levels.size()] = BigInteger.ZERO;
        for (int i = levels.size() - 1; i >= 0; i--) {
            known.add(new TreeMap<>());
            least[i] = least[i + 1].add(
                    levels.get(i).stream().reduce(BigInteger::min).orElseThrow());
            most[i] = most[i + 1].add(
                    levels.get(i).stream().reduce(BigInteger::max).orElseThrow());
        }
        this.floor = bound.min(BigInteger.ZERO).subtract(most[0]).subtract(BigInteger.ONE);
        this.ceiling = bound.max(most[0]).add(BigInteger.ONE);
    }

    Optional<ThresholdDiagram> build() {
        int root = reach(0, bound).node();
        return isTooLarge() ? Optional.empty() : Optional.of(new ThresholdDiagram(nodes, root));
    }

    private boolean isTooLarge() {
        return nodes.size() > mostNodes;
    }

    private Reach reach(int level, BigInteger left) {
        if (left.compareTo(least[level]) <= 0) {
            return new Reach(ThresholdDiagram.YES, floor, least[level]);
        }
        if (left.compareTo(most[level]) > 0 || isTooLarge()) {
            return new Reach(ThresholdDiagram.NO, most[level], ceiling);
        }
        Map.Entry<BigInteger, Reach> next = known.get(level).ceilingEntry(left);
        boolean found = next != null && left.compareTo(next.getValue().low()) > 0;
        return found ? next.getValue() : expand(level, left);
    }

    private Reach expand(int level, BigInteger left) {
        List<Integer> children = new ArrayList<>();
        BigInteger low = least[level];
        BigInteger high = most[level];
        for (BigInteger weight : levels.get(level)) {
            Reach child = reach(level + 1, left.subtract(weight));
            children.add(child.node());
            low = low.max(child.low().add(weight));
            high = high.min(child.high().add(weight));
        }
        Reach reach = new Reach(node(level, children), low, high);
        known.get(level).put(high, reach);
        return reach;
    }

    private int node(int level, List<Integer> children) {
        if (children.stream().distinct().count() == 1) {
            return children.get(0);
        }
        nodes.add(new Node(level, children));
        return nodes.size() - 1 + ThresholdDiagram.FIRST;
    }

    /** A node, and the bounds for which it is the right one: above {@code low}, at most {@code high}. */
    private record Reach(int node, BigInteger low, BigInteger high) {}
}
