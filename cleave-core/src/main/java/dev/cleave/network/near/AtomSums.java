package dev.cleave.network.near;

import dev.cleave.network.SemiSymbolicLayer;
import dev.cleave.table.BitMatrix;
import java.util.ArrayList;
import java.util.List;

/** What the atoms of rows add to all conjunctions, with their biases, a few atoms looked up at once. Immutable. */
final class AtomSums {
    /** Look-ups that are added in one loop; there is a multiple of it. */
    static final int TOGETHER = 4;

    private static final int ROOM = 1 << 13; // numbers of a table, which stays in a cache
    private static final int MOST = 8; // atoms that are looked up at once
    private static final int LEAST = 4;

    private final int nodes;
    private final int bits; // atoms that are looked up at once, at most
    private final int groups;
    private final List<Piece> pieces = new ArrayList<>();
    private final double[] sums; // [groups x 2^bits x nodes]

    private AtomSums(int nodes, int bits, int groups) {
        this.nodes = nodes;
        this.bits = bits;
        this.groups = groups;
        this.sums = new double[Math.multiplyExact(groups << bits, nodes)];
    }

    /**
     * Atoms that follow each other in a row and in a look-up.
     *
     * @param word of a row, where the atoms stand
     * @param shift the first of them there
     * @param count how many there are
     * @param place of the first of them in the look-up
     */
    private record Piece(int group, int word, int shift, int count, int place) {
        long mask() {
            return (1L << count) - 1;
        }

        boolean isFollowedBy(int atom) {
            return atom == (word << 6) + shift + count && (atom & 63) != 0;
        }

        Piece longer() {
            return new Piece(group, word, shift, count + 1, place);
        }
    }

    /** @param atoms that are the first inputs of the layer, by index */
    static AtomSums of(SemiSymbolicLayer layer, List<Integer> atoms, double[] biases) {
        int most = Integer.numberOfTrailingZeros(Integer.highestOneBit(Math.max(1, ROOM / layer.nodes())));
        int bits = Math.max(LEAST, Math.min(MOST, most));
        int groups = Math.max(1, (atoms.size() + TOGETHER * bits - 1) / (TOGETHER * bits)) * TOGETHER;
        AtomSums all = new AtomSums(layer.nodes(), bits, groups);
        for (int input = 0; input < atoms.size(); input++) {
            all.place(input / bits, atoms.get(input), input % bits);
            all.add(layer, input);
        }
        for (int i = 0; i < all.nodes << bits; i++) {
            all.sums[i] += biases[i % all.nodes];
        }
        return all;
    }

    private void place(int group, int atom, int place) {
        Piece last = pieces.isEmpty() ? new Piece(-1, 0, 0, 0, 0) : pieces.get(pieces.size() - 1);
        if (last.group() == group && last.isFollowedBy(atom)) {
            pieces.set(pieces.size() - 1, last.longer());
        } else {
            pieces.add(new Piece(group, atom >>> 6, atom & 63, 1, place));
        }
    }

    private void add(SemiSymbolicLayer layer, int input) {
        for (int state = 0; state < 1 << bits; state++) {
            double sign = (state >> input % bits & 1) != 0 ? 1 : -1;
            int at = ((input / bits << bits) + state) * nodes;
            for (int node = 0; node < nodes; node++) {
                sums[at + node] += sign * layer.weight(node, input);
            }
        }
    }

    int groups() {
        return groups;
    }

    /** [places x nodes] */
    double[] sums() {
        return sums;
    }

    /**
     * Where what is added to each of some rows begins in {@link #sums}.
     *
     * @param places [rows x groups], to be filled
     */
    void places(BitMatrix matrix, int first, int rows, int[] places) {
        for (int i = 0; i < rows * groups; i++) {
            places[i] = i % groups << bits;
        }
        for (Piece piece : pieces) {
            add(piece, matrix, first, rows, places);
        }
        for (int i = 0; i < rows * groups; i++) {
            places[i] *= nodes;
        }
    }

    private void add(Piece piece, BitMatrix matrix, int first, int rows, int[] places) {
        int word = piece.word();
        int shift = piece.shift();
        long mask = piece.mask();
        int place = piece.place();
        int at = piece.group();
        for (int row = first; row < first + rows; row++) {
            places[at] |= (int) (matrix.word(row, word) >>> shift & mask) << place;
            at += groups;
        }
    }
}
