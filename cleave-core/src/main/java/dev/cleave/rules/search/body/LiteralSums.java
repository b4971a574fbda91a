package dev.cleave.rules.search.body;

import dev.cleave.logic.Group;
import java.util.Arrays;

/**
 * For every literal the sums over those of the given rows in which it holds: one addition a row and group of atoms, into a histogram of the
 * group's states; what does not hold is the difference to all.
 */
final class LiteralSums {
    private final GroupStates states;
    private final RowValues values;
    private final double[] byState;
    private final double[] held;
    private final double[] rest;
    private double[] gathered = {}; // [rows x channels], those that are asked for

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
        double[] total = gather(rows);
        for (int g = 0; g < states.groups(); g++) {
            count(rows, g);
            Group group = states.group(g);
            boolean thresholds = group instanceof Group.Thresholds;
            Arrays.fill(held, 0);
            for (int atom = group.atoms() - 1; atom >= 0; atom--) {
                hold(group, thresholds, atom);
                for (int c = 0; c < held.length; c++) {
                    rest[c] = total[c] - held[c];
                }
                visitor.visit(states.start(g) + atom, true, held);
                visitor.visit(states.start(g) + atom, false, rest);
            }
        }
    }

    /** Puts the numbers of the rows side by side, once for all groups, and returns their sums. */
    private double[] gather(RowList rows) {
        int channels = values.channels();
        if (gathered.length < rows.size() * channels) {
            gathered = new double[rows.size() * channels];
        }
        double[] total = new double[channels];
        for (int i = 0; i < rows.size(); i++) {
            values.copyTo(gathered, i * channels, rows.get(i));
            for (int c = 0; c < channels; c++) {
                total[c] += gathered[i * channels + c];
            }
        }
        return total;
    }

    private void count(RowList rows, int g) {
        int channels = values.channels();
        Arrays.fill(byState, 0, (states.group(g).states() + 1) * channels, 0);
        char[] of = states.of(g);
        int[] numbers = rows.numbers();
        if (channels == 2) {
            countPairs(of, numbers, rows.size());
            return;
        }
        for (int i = 0; i < rows.size(); i++) {
            add(i * channels, of[numbers[i]] * channels, channels);
        }
    }

    /** Two at a time, which is what searches have: a slope and a curvature each. */
    private void add(int from, int to, int channels) {
        int c = 0;
        for (; c + 2 <= channels; c += 2) {
            byState[to + c] += gathered[from + c];
            byState[to + c + 1] += gathered[from + c + 1];
        }
        if (c < channels) {
            byState[to + c] += gathered[from + c];
        }
    }

    /** The case of the innermost loop of searches for classes. */
    private void countPairs(char[] of, int[] numbers, int size) {
        double[] sums = byState;
        double[] pairs = gathered;
        for (int i = 0; i < size; i++) {
            int at = 2 * of[numbers[i]];
            sums[at] += pairs[2 * i];
            sums[at + 1] += pairs[2 * i + 1];
        }
    }

    /** Makes {@code held} the sums of an atom, from those of the atom above it. */
    private void hold(Group group, boolean thresholds, int atom) {
        boolean cut = thresholds && atom < ((Group.Thresholds) group).cuts() - 1;
        if (!cut) {
            Arrays.fill(held, 0);
        }
        int state = (group instanceof Group.OneHot ? atom : atom + 1) * held.length;
        for (int c = 0; c < held.length; c++) {
            held[c] += byState[state + c];
        }
    }
}
