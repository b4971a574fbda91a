package dev.cleave.rules.search;

import dev.cleave.logic.Body;
import java.util.List;

/**
 * A change of a list of bodies, and the cost after it.
 *
 * @param index the body to replace, or the size of the list to add one
 * @param replacement what comes in its place; empty to drop it
 */
record Move(double cost, int index, List<Body> replacement) {
    static final Move NONE = new Move(Double.POSITIVE_INFINITY, 0, List.of());

    void apply(List<Body> bodies) {
        if (index < bodies.size()) {
            bodies.remove(index);
        }
        bodies.addAll(index, replacement);
    }
}
