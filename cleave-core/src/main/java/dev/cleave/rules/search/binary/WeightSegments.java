package dev.cleave.rules.search.binary;

import dev.cleave.logic.bits.BitColumns;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * The rows of a sample of one head, ordered so that those that count alike stand in words of their own: what a set of rows counts is
 * then one number of bits a segment. Equal rows stand there once for each binary digit of their number.
 */
final class WeightSegments {
    private static final int MOST_KINDS = 64; // of rows that count alike, to keep them as they are
    private static final int WEIGHT_DIGITS = 10;
    private static final int SHARE_DIGITS = 6;

    /** What a row counts, and how much of that is a hit. */
    record Kind(double weight, double hit) implements Comparable<Kind> {
        @Override
        public int compareTo(Kind other) {
            return Comparator.comparingDouble(Kind::weight)
                    .thenComparingDouble(Kind::hit)
                    .compare(this, other);
        }
    }

    private final List<Kind> kinds; // [segments]
    private final int[] starts; // [segments + 1], in words
    private final long[][] words; // [atoms][words]
    private final long[] valid; // where there are rows
    private final boolean exact;

    private WeightSegments(Map<Kind, RowNumbers> rows, BitColumns columns, boolean exact) {
        List<RowNumbers> lists = List.copyOf(rows.values());
        this.kinds = List.copyOf(rows.keySet());
        this.starts = new int[kinds.size() + 1];
        for (int s = 0; s < kinds.size(); s++) {
            starts[s + 1] = starts[s] + (lists.get(s).size() + 63 >>> 6);
        }
        int[] from = places(lists);
        this.words = IntStream.range(0, columns.atoms())
                .parallel()
                .mapToObj(atom -> gathered(columns, atom, from))
                .toArray(long[][]::new);
        this.valid = new long[words()];
        IntStream.range(0, from.length)
                .filter(place -> from[place] >= 0)
                .forEach(place -> valid[place >>> 6] |= 1L << place);
        this.exact = exact;
    }

    /** Exact where rows count in few ways; else weights are rounded to 1/1023 of the largest, probabilities to 1/64. */
    static WeightSegments of(HeadSample sample) {
        RowKinds kinds = new RowKinds(sample, EqualRows.of(sample));
        boolean exact = kinds.addWhole();
        if (!exact) {
            kinds.addDigits();
        }
        return new WeightSegments(kinds.rows, sample.columns(), exact);
    }

    /** The row of each place; -1 where a segment's last word has room left. */
    private int[] places(List<RowNumbers> rows) {
        int[] from = new int[words() << 6];
        Arrays.fill(from, -1);
        for (int s = 0; s < kinds.size(); s++) {
            rows.get(s).copyTo(from, starts[s] << 6);
        }
        return from;
    }

    private static long[] gathered(BitColumns columns, int atom, int[] from) {
        long[] words = new long[from.length >>> 6];
        for (int place = 0; place < from.length; place++) {
            int row = from[place];
            long bit = row < 0 ? 0 : columns.word(atom, row >>> 6) >>> row & 1;
            words[place >>> 6] |= bit << place;
        }
        return words;
    }

    int words() {
        return starts[kinds.size()];
    }

    int atoms() {
        return words.length;
    }

    /** Whether sums are those of the sample, but for the order of additions. */
    boolean isExact() {
        return exact;
    }

    /** In the order of the segments; places without a row have no atom. */
    BitColumns columns() {
        return new BitColumns(words() << 6, words);
    }

    /** Not to be changed. */
    long[] column(int atom) {
        return words[atom];
    }

    /** A set of all rows, to be changed. */
    long[] all() {
        return valid.clone();
    }

    int segments() {
        return kinds.size();
    }

    int start(int segment) {
        return starts[segment];
    }

    Kind kind(int segment) {
        return kinds.get(segment);
    }

    /** What a set of rows counts; those in it that are none are left out. */
    Kind count(long[] rows) {
        double weight = 0;
        double hit = 0;
        for (int s = 0; s < kinds.size(); s++) {
            long count = 0;
            for (int i = starts[s]; i < starts[s + 1]; i++) {
                count += Long.bitCount(rows[i] & valid[i]);
            }
            weight += count * kinds.get(s).weight();
            hit += count * kinds.get(s).hit();
        }
        return new Kind(weight, hit);
    }

    /** Sorts rows by what they count. */
    private static final class RowKinds {
        private final HeadSample sample;
        private final EqualRows equal;
        private final Map<Kind, RowNumbers> rows = new TreeMap<>();

        RowKinds(HeadSample sample, EqualRows equal) {
            this.sample = sample;
            this.equal = equal;
        }

        /** False, and nothing is there, where rows count in too many ways. */
        boolean addWhole() {
            for (int i = 0; i < equal.size(); i++) {
                int row = equal.row(i);
                double weight = sample.weight(row);
                for (long times = equal.times(i), unit = 1; times > 0; times >>= 1, unit <<= 1) {
                    if ((times & 1) != 0) {
                        add(row, unit * weight, unit * weight * sample.share(row));
                    }
                }
                if (rows.size() > MOST_KINDS) {
                    rows.clear();
                    return false;
                }
            }
            return true;
        }

        void addDigits() {
            double most = IntStream.range(0, sample.rows())
                    .mapToDouble(sample::weight)
                    .max()
                    .orElse(0);
            boolean alike = IntStream.range(0, sample.rows()).allMatch(row -> sample.weight(row) == most);
            double unit = alike ? most : most / ((1 << WEIGHT_DIGITS) - 1);
            for (int row = 0; row < sample.rows(); row++) {
                long digits = Math.round(sample.weight(row) / unit);
                for (double value = unit; digits > 0; digits >>= 1, value *= 2) {
                    if ((digits & 1) != 0) {
                        addShare(row, value);
                    }
                }
            }
        }

        private void addShare(int row, double weight) {
            double share = sample.share(row);
            add(row, weight, share == 1 ? weight : 0);
            long digits = share == 1 ? 0 : Math.round(share * (1 << SHARE_DIGITS));
            for (double value = weight / (1 << SHARE_DIGITS); digits > 0; digits >>= 1, value *= 2) {
                if ((digits & 1) != 0) {
                    add(row, 0, value);
                }
            }
        }

        private void add(int row, double weight, double hit) {
            if (weight > 0 || hit > 0) {
                rows.computeIfAbsent(new Kind(weight, hit), kind -> new RowNumbers())
                        .add(row);
            }
        }
    }
}
