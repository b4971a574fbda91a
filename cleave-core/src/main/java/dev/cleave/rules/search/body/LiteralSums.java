package dev.cleave.rules.search.body;

import dev.cleave.logic.Group;
import java.util.Arrays;

/** For every literal the sums over those of the given rows in which it holds: one addition a row and group of atoms. */
final class LiteralSums {
    private final GroupStates states;
    private final RowValues values;
    private final double[] byState;
    private final double[] held;
    private final double[] rest;

    LiteralSums(GroupStates states, RowValues values) {
        this.states = states;
        this.values = values;
        int most = 0;
        for (int g = 0; g < states.groups(); g++) {
            most = Math.max(most, states.group(g).states());
        }
        this.byState = new double[(most + 1) * values.channels()];
        this.held = new double[values.channels()];
        this.rest = new double[values.channels()];
    }

    /** Hears of each literal. The sums are reused: they must not be kept. */
    interface Visitor {
        void visit(int atom, boolean positive, double[] sums);
    }

    void visit(RowList rows, Visitor visitor) {
        double[] total = values.sum(rows);
        for (int g = 0; g < states.groups(); g++) {
            count(rows, g);
            Group group = states.group(g);
            Arrays.fill(held, 0);
            for (int atom = group.atoms() - 1; atom >= 0; atom--) {
                hold(group, atom);
                for (int c = 0; c < held.length; c++) {
                    rest[c] = total[c] - held[c];
                }
                visitor.visit(states.start(g) + atom, true, held);
                visitor.visit(states.start(g) + atom, false, rest);
            }
        }
    }

    private void count(RowList rows, int g) {
        int channels = values.channels();
        Arrays.fill(byState, 0, (states.group(g).states() + 1) * channels, 0);
        char[] of = states.of(g);
        for (int i = 0; i < rows.size(); i++) {
            int row = rows.get(i);
            values.addTo(byState, of[row] * channels, row);
        }
    }

    /** Makes {@code held} the sums of an atom, from those of the atom above it. */
    private void hold(Group group, int atom) {
        boolean cut = group instanceof Group.Thresholds thresholds && atom < thresholds.cuts() - 1;
        if (!cut) {
            Arrays.fill(held, 0);
        }
        int state = (group instanceof Group.OneHot ? atom : atom + 1) * held.length;
        for (int c = 0; c < held.length; c++) {
            held[c] += byState[state + c];
        }
    }
}
