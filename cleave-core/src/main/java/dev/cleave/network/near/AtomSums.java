package dev.cleave.network.near;

import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.table.BitMatrix;
import java.util.ArrayList;
import java.util.List;

/** What the atoms of a row add to all conjunctions, with their biases, a few neighbouring atoms looked up at once. Immutable. */
final class AtomSums {
    private static final int BITS = 5; // atoms that are looked up at once
    private static final int TOGETHER = 4; // look-ups that are added in one loop

    private final int nodes;
    private final int[] words; // [groups]: of a row, where the atoms stand
    private final int[] shifts; // [groups]: the first of them
    private final int[] masks; // [groups]: as many bits as there are
    private final double[] sums; // [groups x 32 x nodes]; groups are a multiple of TOGETHER, at least one

    private AtomSums(int nodes, int groups) {
        this.nodes = nodes;
        this.words = new int[groups];
        this.shifts = new int[groups];
        this.masks = new int[groups];
        this.sums = new double[Math.multiplyExact(groups << BITS, nodes)];
    }

    /** @param atoms that are the first inputs of the layer, by index */
    static AtomSums of(SemiSymbolicLayer layer, List<Integer> atoms, double[] biases) {
        List<Integer> starts = starts(atoms);
        int groups = Math.max(1, (starts.size() + TOGETHER - 1) / TOGETHER) * TOGETHER;
        AtomSums all = new AtomSums(layer.nodes(), groups);
        for (int group = 0; group < starts.size(); group++) {
            int start = starts.get(group);
            int end = group + 1 < starts.size() ? starts.get(group + 1) : atoms.size();
            all.words[group] = atoms.get(start) >>> 6;
            all.shifts[group] = atoms.get(start) & 63;
            all.masks[group] = (1 << end - start) - 1;
            all.fill(layer, group, start, end);
        }
        for (int i = 0; i < all.nodes << BITS; i++) {
            all.sums[i] += biases[i % all.nodes];
        }
        return all;
    }

    /** Where groups begin: atoms of a group follow each other in one word. */
    private static List<Integer> starts(List<Integer> atoms) {
        List<Integer> starts = new ArrayList<>();
        for (int i = 0; i < atoms.size(); i++) {
            int atom = atoms.get(i);
            boolean isNew = i == 0
                    || atom != atoms.get(i - 1) + 1
                    || (atom & 63) == 0
                    || i - starts.get(starts.size() - 1) == BITS;
            if (isNew) {
                starts.add(i);
            }
        }
        return starts;
    }

    private void fill(SemiSymbolicLayer layer, int group, int start, int end) {
        for (int state = 0; state < 1 << BITS; state++) {
            int at = ((group << BITS) + state) * nodes;
            for (int input = start; input < end; input++) {
                double sign = (state >> input - start & 1) != 0 ? 1 : -1;
                for (int node = 0; node < nodes; node++) {
                    sums[at + node] += sign * layer.weight(node, input);
                }
            }
        }
    }

    /** Of one row, to {@code target} from {@code to} on. */
    void sum(BitMatrix bits, int row, double[] target, int to) {
        sum(at(bits, row, 0), at(bits, row, 1), at(bits, row, 2), at(bits, row, 3), target, to);
        for (int group = TOGETHER; group < words.length; group += TOGETHER) {
            add(
                    at(bits, row, group),
                    at(bits, row, group + 1),
                    at(bits, row, group + 2),
                    at(bits, row, group + 3),
                    target,
                    to);
        }
    }

    private int at(BitMatrix bits, int row, int group) {
        int state = masks[group] == 0 ? 0 : (int) (bits.word(row, words[group]) >>> shifts[group]) & masks[group];
        return ((group << BITS) + state) * nodes;
    }

    private void sum(int a, int b, int c, int d, double[] target, int to) {
        double[] from = sums;
        for (int node = 0; node < nodes; node++) {
            target[to + node] = from[a + node] + from[b + node] + (from[c + node] + from[d + node]);
        }
    }

    private void add(int a, int b, int c, int d, double[] target, int to) {
        double[] from = sums;
        for (int node = 0; node < nodes; node++) {
            target[to + node] += from[a + node] + from[b + node] + (from[c + node] + from[d + node]);
        }
    }
}
