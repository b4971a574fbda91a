package dev.cleave;

import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import java.util.List;

/** Counts the points that rows reach in an at-least rule, 64 rows at a time. */
final class PointCount {
    private final int[] atoms; // [terms]
    private final long[] points; // [terms]: what is added where the atom holds
    private final long start; // where none does

    private PointCount(int[] atoms, long[] points, long start) {
        this.atoms = atoms;
        this.points = points;
        this.start = start;
    }

    /** Of a rule whose points have room in a long. */
    static PointCount of(Rule.AtLeast rule) {
        List<Rule.Term> terms = rule.terms();
        int[] atoms = terms.stream().mapToInt(term -> term.literal().atom()).toArray();
        long[] points = new long[atoms.length];
        long start = 0;
        for (int i = 0; i < points.length; i++) {
            long weight = terms.get(i).weight().longValueExact();
            boolean isPositive = terms.get(i).literal().positive();
            points[i] = isPositive ? weight : -weight;
            start += isPositive ? 0 : weight;
        }
        return new PointCount(atoms, points, start);
    }

    /** Those of the rows of a word, to {@code target}: the first at {@code at}, each other {@code stride} further on. */
    void write(BitColumns columns, int word, long[] target, int at, int stride) {
        long[] reached = new long[Long.SIZE];
        for (int term = 0; term < atoms.length; term++) {
            long bits = columns.word(atoms[term], word);
            long more = points[term];
            for (int row = 0; row < Long.SIZE; row++) {
                reached[row] += more & -(bits >>> row & 1);
            }
        }
        for (int row = 0; row < Long.SIZE; row++) {
            target[at + row * stride] = start + reached[row];
        }
    }
}
