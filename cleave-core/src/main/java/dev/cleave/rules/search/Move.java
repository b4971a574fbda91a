package dev.cleave.rules.search;

import java.util.List;

/**
 * A change of a list of bodies, and the cost after it.
 *
 * @param index the body to replace, or the size of the list to add one
 * @param replacement what comes in its place; empty to drop it
 */
record Move(double cost, int index, List<CoveringBody> replacement) {
    static final Move NONE = new Move(Double.POSITIVE_INFINITY, 0, List.of());

    void apply(List<CoveringBody> bodies) {
        if (index < bodies.size()) {
            bodies.remove(index);
        }
        bodies.addAll(index, replacement);
    }
}
