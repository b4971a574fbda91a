package dev.cleave.rules.search;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.table.RowWeights;
import java.util.Arrays;
import java.util.BitSet;

/** The rows that a search scores on, 64 a word. */
final class BitRows {
    private final BitColumns columns;
    private final long[] labels;
    private final RowWeights weights;

    BitRows(BitColumns columns, BitSet labels, RowWeights weights) {
        this.columns = columns;
        this.labels = Arrays.copyOf(labels.toLongArray(), columns.words());
        this.weights = weights;
    }

    int atoms() {
        return columns.atoms();
    }

    int words() {
        return labels.length;
    }

    long[] none() {
        return new long[labels.length];
    }

    long[] covered(Rule.All rule) {
        return covered(rule, -1);
    }

    /** The rows that satisfy all literals of a rule but one. */
    long[] covered(Rule.All rule, int leftOut) {
        long[] covered = new long[labels.length];
        for (int i = 0; i < covered.length; i++) {
            covered[i] = columns.mask(i);
        }
        for (int k = 0; k < rule.literals().size(); k++) {
            if (k != leftOut) {
                keep(covered, rule.literals().get(k));
            }
        }
        return covered;
    }

    private void keep(long[] covered, Literal literal) {
        long flip = literal.positive() ? 0 : -1L;
        for (int i = 0; i < covered.length; i++) {
            covered[i] &= columns.word(literal.atom(), i) ^ flip;
        }
    }

    void addTo(long[] covered, long[] more) {
        for (int i = 0; i < covered.length; i++) {
            covered[i] |= more[i];
        }
    }

    /** How many rows are answered wrong when exactly these are covered, by their weight. */
    double wrong(long[] covered) {
        double wrong = 0;
        for (int i = 0; i < covered.length; i++) {
            wrong += weights.sum(i, covered[i] ^ labels[i]);
        }
        return wrong;
    }

    /** As {@link #wrong(long[])}, when these or those are covered. */
    double wrong(long[] covered, long[] more) {
        double wrong = 0;
        for (int i = 0; i < covered.length; i++) {
            wrong += weights.sum(i, (covered[i] | more[i]) ^ labels[i]);
        }
        return wrong;
    }

    /** As {@link #wrong(long[])}, when the first are covered, or the second where the literal holds. */
    double wrong(long[] covered, long[] more, int atom, boolean positive) {
        long flip = positive ? 0 : -1L;
        double wrong = 0;
        for (int i = 0; i < covered.length; i++) {
            long kept = more[i] & (columns.word(atom, i) ^ flip);
            wrong += weights.sum(i, (covered[i] | kept) ^ labels[i]);
        }
        return wrong;
    }
}
