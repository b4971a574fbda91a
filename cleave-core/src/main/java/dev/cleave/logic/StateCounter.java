package dev.cleave.logic;

import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;

/** Turns through all states of some groups, the first group fastest, rewriting only what changes. */
final class StateCounter {
    private final Domain domain;
    private final List<Integer> chosen;
    private final int[] states; // [chosen]
    private final BitSet bits;

    StateCounter(Domain domain, List<Integer> chosen, BitSet base) {
        this.domain = domain;
        this.chosen = chosen;
        this.states = new int[chosen.size()];
        this.bits = (BitSet) base.clone();
    }

    void run(Consumer<BitSet> visitor) {
        for (int i = 0; i < states.length; i++) {
            turnTo(i, 0);
        }
        do {
            visitor.accept(bits);
        } while (advance());
    }

    private boolean advance() {
        for (int i = 0; i < states.length; i++) {
            if (states[i] + 1 < group(i).states()) {
                turnTo(i, states[i] + 1);
                return true;
            }
            turnTo(i, 0);
        }
        return false;
    }

    private void turnTo(int i, int state) {
        states[i] = state;
        group(i).write(state, bits, domain.start(chosen.get(i)));
    }

    private Group group(int i) {
        return domain.groups().get(chosen.get(i));
    }
}
