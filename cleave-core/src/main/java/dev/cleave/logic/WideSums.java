package dev.cleave.logic;

import dev.cleave.logic.bits.BitColumns;
import java.math.BigInteger;
import java.util.List;

/**
 * Exact sums of points, in as many words of 64 bits as the largest of them needs: two's complement, the lowest word first. Nothing is
 * allocated for a number.
 */
final class WideSums {
    private final int classes;
    private final int width; // words of a number
    private final long[] start; // [classes x width]
    private final int[] atoms; // [conditions]
    private final int[][] outputs; // [conditions][gains]
    private final long[][] gains; // [conditions][gains x width]
    private final int[] conditions; // [classes], how many are about each

    WideSums(List<BigInteger> start, List<ClassTally.Condition> all) {
        this.classes = start.size();
        this.width = width(start, all);
        this.start = new long[classes * width];
        for (int i = 0; i < classes; i++) {
            write(start.get(i), this.start, i);
        }
        this.atoms = all.stream().mapToInt(ClassTally.Condition::atom).toArray();
        this.outputs = new int[all.size()][];
        this.gains = new long[all.size()][];
        this.conditions = new int[classes];
        for (int k = 0; k < all.size(); k++) {
            write(all.get(k).gains(), k);
        }
    }

    /** No sum has more bits than the sum of all magnitudes, and one for its sign. */
    private static int width(List<BigInteger> start, List<ClassTally.Condition> all) {
        BigInteger most =
                start.stream().map(BigInteger::abs).reduce(BigInteger::max).orElse(BigInteger.ZERO);
        for (ClassTally.Condition condition : all) {
            most = most.add(condition.gains().stream()
                    .map(gain -> gain.points().abs())
                    .reduce(BigInteger::max)
                    .orElse(BigInteger.ZERO));
        }
        return most.bitLength() / Long.SIZE + 1;
    }

    private void write(List<ClassTally.Gain> some, int condition) {
        outputs[condition] = some.stream().mapToInt(ClassTally.Gain::output).toArray();
        gains[condition] = new long[some.size() * width];
        for (int i = 0; i < some.size(); i++) {
            write(some.get(i).points(), gains[condition], i);
            conditions[some.get(i).output()]++;
        }
    }

    private void write(BigInteger number, long[] to, int index) {
        for (int word = 0; word < width; word++) {
            to[index * width + word] = number.shiftRight(word * Long.SIZE).longValue();
        }
    }

    int conditions(int output) {
        return conditions[output];
    }

    int best(long[] row) {
        long[] sums = start.clone();
        for (int k = 0; k < atoms.length; k++) {
            int word = atoms[k] >>> 6;
            if (word < row.length && (row[word] >>> atoms[k] & 1) != 0) {
                add(k, sums);
            }
        }
        return largest(sums);
    }

    /** 64 rows at a time, whose sums fit the processor's cache. */
    int[] best(BitColumns columns) {
        int[] best = new int[columns.rows()];
        long[][] sums = new long[Math.min(Long.SIZE, columns.rows())][start.length];
        for (int word = 0; word < columns.words(); word++) {
            int rows = Math.min(Long.SIZE, columns.rows() - word * Long.SIZE);
            for (int row = 0; row < rows; row++) {
                System.arraycopy(start, 0, sums[row], 0, start.length);
            }
            for (int k = 0; k < atoms.length; k++) {
                for (long left = columns.word(atoms[k], word); left != 0; left &= left - 1) {
                    add(k, sums[Long.numberOfTrailingZeros(left)]);
                }
            }
            for (int row = 0; row < rows; row++) {
                best[word * Long.SIZE + row] = largest(sums[row]);
            }
        }
        return best;
    }

    private void add(int condition, long[] sums) {
        int[] own = outputs[condition];
        long[] some = gains[condition];
        if (width == 1) {
            for (int i = 0; i < own.length; i++) {
                sums[own[i]] += some[i];
            }
            return;
        }
        for (int i = 0; i < own.length; i++) {
            addWide(some, i * width, sums, own[i] * width);
        }
    }

    private void addWide(long[] from, int source, long[] to, int target) {
        long carry = 0;
        for (int word = 0; word < width; word++) {
            long before = to[target + word];
            long sum = before + from[source + word];
            long carried = sum + carry;
            to[target + word] = carried;
            carry = Long.compareUnsigned(sum, before) < 0 || Long.compareUnsigned(carried, sum) < 0 ? 1 : 0;
        }
    }

    private int largest(long[] sums) {
        int best = 0;
        for (int output = 1; output < classes; output++) {
            if (isLess(sums, best, output)) {
                best = output;
            }
        }
        return best;
    }

    private boolean isLess(long[] sums, int one, int other) {
        int top = width - 1;
        int order = Long.compare(sums[one * width + top], sums[other * width + top]);
        for (int word = top - 1; order == 0 && word >= 0; word--) {
            order = Long.compareUnsigned(sums[one * width + word], sums[other * width + word]);
        }
        return order < 0;
    }
}
