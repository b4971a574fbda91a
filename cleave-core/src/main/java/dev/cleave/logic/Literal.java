package dev.cleave.logic;

import java.util.BitSet;

/** An atom, by its index, or its negation. */
public record Literal(int atom, boolean positive) implements Comparable<Literal> {
    public Literal {
        if (atom < 0) {
            throw new IllegalArgumentException("an atom's index can't be negative: " + atom);
        }
    }

    public static Literal of(int atom) {
        return new Literal(atom, true);
    }

    public static Literal not(int atom) {
        return new Literal(atom, false);
    }

    public Literal negated() {
        return new Literal(atom, !positive);
    }

    public boolean holds(BitSet atoms) {
        return atoms.get(atom) == positive;
    }

    /** By atom; the positive one first. */
    @Override
    public int compareTo(Literal other) {
        return atom != other.atom ? Integer.compare(atom, other.atom) : Boolean.compare(other.positive, positive);
    }
}
