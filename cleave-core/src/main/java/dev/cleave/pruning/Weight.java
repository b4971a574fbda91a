package dev.cleave.pruning;

import java.util.Comparator;

/** Where a weight stands and how large it is; small ones come first, then conjunctive ones. */
record Weight(Layer layer, int node, int input, float size) implements Comparable<Weight> {
    private static final Comparator<Weight> ORDER = Comparator.comparing(Weight::size)
            .thenComparing(Weight::layer)
            .thenComparing(Weight::node)
            .thenComparing(Weight::input);

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
    public int compareTo(Weight other) {
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
