package dev.cleave.pruning;

import dev.cleave.network.SemiSymbolicLayer.Kind;
import dev.cleave.network.exact.ExactWeights;

/**
 * Keeps for each row the sum of |w| over the inputs that don't match their weights' signs, as an exact integer. With M the
 * largest |w|, a conjunction is true where twice that sum is below M, a disjunction where it is below twice the sum of all |w|
 * less M; so taking a weight away is one subtraction and one comparison a row.
 */
final class SummedRows extends NodeRows {
    private final long[] sizes; // [inputs]
    private final long[] sums; // [rows]
    private long limit;

    SummedRows(Kind kind, float[] weights, RowBits inputs) {
        super(kind, weights, inputs);
        ExactWeights exact = ExactWeights.of(weights);
        int[] used = exact.inputs();
        this.sizes = new long[weights.length];
        this.sums = new long[truth.length << 6];
        for (int i = 0; i < used.length; i++) {
            sizes[used[i]] = exact.size(i).longValueExact();
            add(used[i], sizes[used[i]]);
        }
        this.limit = limitWithout(-1);
        for (int word = 0; word < truth.length; word++) {
            truth[word] = below(word, 0, 0, limit);
        }
    }

    @Override
    long[] truthWithout(int input) {
        long[] without = new long[truth.length];
        long size = sizes[input];
        long newLimit = limitWithout(input);
        for (int word = 0; word < without.length; word++) {
            without[word] = below(word, mismatched(input, word), size, newLimit);
        }
        return without;
    }

    @Override
    long[] truthFlipped(int input, long[] rows) {
        long[] flipped = truth.clone();
        for (int word = 0; word < rows.length; word++) {
            long mismatched = mismatched(input, word);
            for (long left = rows[word]; left != 0; left &= left - 1) {
                int bit = Long.numberOfTrailingZeros(left);
                long sum = sums[(word << 6) + bit] + ((mismatched >>> bit & 1) == 1 ? -sizes[input] : sizes[input]);
                flipped[word] = flipped[word] & ~(1L << bit) | (2 * sum - limit) >>> 63 << bit;
            }
        }
        return flipped;
    }

    @Override
    NodeRows remove(int input, long[] newTruth) {
        add(input, -sizes[input]);
        limit = limitWithout(input);
        sizes[input] = 0;
        weights[input] = 0;
        truth = newTruth;
        return this;
    }

    @Override
    void flip(int input, long[] rows, long[] newTruth) {
        for (int word = 0; word < rows.length; word++) {
            long mismatched = mismatched(input, word);
            for (long left = rows[word]; left != 0; left &= left - 1) {
                int bit = Long.numberOfTrailingZeros(left);
                sums[(word << 6) + bit] += (mismatched >>> bit & 1) == 1 ? -sizes[input] : sizes[input];
            }
        }
        truth = newTruth;
    }

    /** The rows of a word whose sum, less a size where a bit is set, is below half of a limit. */
    private long below(int word, long less, long size, long bound) {
        long below = 0;
        int first = word << 6;
        for (int bit = 0; bit < Long.SIZE; bit++) {
            long sum = sums[first + bit] - (size & -(less >>> bit & 1));
            below |= (2 * sum - bound) >>> 63 << bit;
        }
        return below & RowBits.mask(inputs.rows(), word);
    }

    private void add(int input, long size) {
        for (int word = 0; word < truth.length; word++) {
            for (long left = mismatched(input, word); left != 0; left &= left - 1) {
                sums[(word << 6) + Long.numberOfTrailingZeros(left)] += size;
            }
        }
    }

    private long limitWithout(int input) {
        long largest = 0;
        long total = 0;
        for (int i = 0; i < sizes.length; i++) {
            if (i != input) {
                largest = Math.max(largest, sizes[i]);
                total += sizes[i];
            }
        }
        return kind == Kind.CONJUNCTIVE ? largest : 2 * total - largest;
    }
}
