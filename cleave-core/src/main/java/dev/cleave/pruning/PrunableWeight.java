package dev.cleave.pruning;

import java.util.Comparator;

/** Where a weight stands and how large it is; small ones come first, then conjunctive ones. */
record PrunableWeight(Layer layer, int node, int input, float size) implements Comparable<PrunableWeight> {
    private static final Comparator<PrunableWeight> ORDER = Comparator.comparing(PrunableWeight::size)
            .thenComparing(PrunableWeight::layer)
            .thenComparing(PrunableWeight::node)
            .thenComparing(PrunableWeight::input);

    enum Layer {
        CONJUNCTIVE {
            @Override
            NodeRows node(HardRows rows, int node) {
                return rows.conjunction(node);
            }

            @Override
            Removal removal(HardRows rows, int node, int input) {
                return Removal.ofConjunctive(rows, node, input);
            }
        },
        DISJUNCTIVE {
            @Override
            NodeRows node(HardRows rows, int node) {
                return rows.disjunction(node);
            }

            @Override
            Removal removal(HardRows rows, int node, int input) {
                return Removal.ofDisjunctive(rows, node, input);
            }
        };

        abstract NodeRows node(HardRows rows, int node);

        abstract Removal removal(HardRows rows, int node, int input);
    }

    @Override
    public int compareTo(PrunableWeight other) {
        return ORDER.compare(this, other);
    }

    /** Whether it has not gone yet. */
    boolean isPresent(HardRows rows) {
        return layer.node(rows, node).uses(input);
    }

    Removal removal(HardRows rows) {
        return layer.removal(rows, node, input);
    }
}
