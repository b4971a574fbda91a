package dev.cleave.logic;

import java.util.BitSet;
import java.util.OptionalInt;

/** Atoms that stand or fall together, at consecutive indices, independent of all other groups. */
public sealed interface Group {
    int atoms();

    /** How many patterns of its atoms are possible; states count from 0. */
    int states();

    /** Whether an atom, counted from 0 within the group, holds in a state. */
    boolean holds(int state, int atom);

    /** The state that the bits from {@code start} on are in, if they are possible. */
    OptionalInt stateOf(BitSet bits, int start);

    /** Makes the bits from {@code start} on those of a state. */
    default void write(int state, BitSet bits, int start) {
        for (int atom = 0; atom < atoms(); atom++) {
            bits.set(start + atom, holds(state, atom));
        }
    }

    /** One atom that may hold or not: state 0 is false, 1 is true. */
    record Free() implements Group {
        @Override
        public int atoms() {
            return 1;
        }

        @Override
        public int states() {
            return 2;
        }

        @Override
        public boolean holds(int state, int atom) {
            return state == 1;
        }

        @Override
        public OptionalInt stateOf(BitSet bits, int start) {
            return OptionalInt.of(bits.get(start) ? 1 : 0);
        }
    }

    /** Exactly one atom holds: state i is atom i. */
    record OneHot(int atoms) implements Group {
        public OneHot {
            if (atoms < 2) {
                throw new IllegalArgumentException("exactly one of " + atoms + " atoms leaves nothing to choose");
            }
        }

        @Override
        public int states() {
            return atoms;
        }

        @Override
        public boolean holds(int state, int atom) {
            return state == atom;
        }

        @Override
        public OptionalInt stateOf(BitSet bits, int start) {
            int first = bits.nextSetBit(start);
            boolean one = first >= 0 && first < start + atoms && isClear(bits, first + 1, start + atoms);
            return one ? OptionalInt.of(first - start) : OptionalInt.empty();
        }
    }

    /**
     * Cuts of one number in ascending order: each implies all before it, so state i has the first i. With
     * {@code missing} a last atom says that there is no number: it excludes all cuts, and is the last state.
     */
    record Thresholds(int cuts, boolean missing) implements Group {
        public Thresholds {
            if (cuts < 1) {
                throw new IllegalArgumentException("a number needs at least one cut: " + cuts);
            }
        }

        @Override
        public int atoms() {
            return missing ? cuts + 1 : cuts;
        }

        @Override
        public int states() {
            return atoms() + 1;
        }

        @Override
        public boolean holds(int state, int atom) {
            return state > cuts ? atom == cuts : atom < state;
        }

        @Override
        public OptionalInt stateOf(BitSet bits, int start) {
            int end = start + cuts;
            int above = Math.min(bits.nextClearBit(start), end) - start;
            boolean gap = missing && bits.get(end);
            boolean possible = isClear(bits, start + above, end) && !(gap && above > 0);
            return possible ? OptionalInt.of(gap ? cuts + 1 : above) : OptionalInt.empty();
        }
    }

    private static boolean isClear(BitSet bits, int from, int to) {
        int next = bits.nextSetBit(from);
        return next < 0 || next >= to;
    }
}
