package dev.cleave.logic.bits;

import dev.cleave.logic.ClassTally;
import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** Which rows of {@link BitColumns} satisfy something: one bit a row, computed 64 rows at a time. */
public final class Coverage {
    private final int rows;
    private final long[] words;

    private Coverage(int rows, long[] words) {
        this.rows = rows;
        this.words = words;
    }

    public static Coverage of(Rule rule, BitColumns columns) {
        long[] covered = new long[columns.words()];
        if (rule instanceof Rule.All all) {
            conjunction(all, columns, covered);
        } else if (rule instanceof Rule.AtLeast atLeast) {
            new BitCounter(atLeast, columns).count(covered);
        } else if (rule instanceof Rule.Most most) {
            return answers(most.tally(), columns).get(most.output());
        }
        return new Coverage(columns.rows(), covered);
    }

    public static Coverage of(Definition head, BitColumns columns) {
        long[] covered = new long[columns.words()];
        for (Rule rule : head.rules()) {
            long[] more = of(rule, columns).words;
            for (int i = 0; i < covered.length; i++) {
                covered[i] |= more[i];
            }
        }
        if (head.negated()) {
            for (int i = 0; i < covered.length; i++) {
                covered[i] = ~covered[i] & columns.mask(i);
            }
        }
        return new Coverage(columns.rows(), covered);
    }

    /** For each class of a tally the rows that it is the answer of. */
    public static List<Coverage> answers(ClassTally tally, BitColumns columns) {
        long[][] covered = new long[tally.classes()][columns.words()];
        int[] best = tally.best(columns);
        for (int row = 0; row < best.length; row++) {
            covered[best[row]][row >>> 6] |= 1L << row;
        }
        return Arrays.stream(covered)
                .map(words -> new Coverage(columns.rows(), words))
                .toList();
    }

    private static void conjunction(Rule.All rule, BitColumns columns, long[] covered) {
        for (int i = 0; i < covered.length; i++) {
            covered[i] = columns.mask(i);
        }
        for (Literal literal : rule.literals()) {
            long flip = literal.positive() ? 0 : -1L;
            for (int i = 0; i < covered.length; i++) {
                covered[i] &= columns.word(literal.atom(), i) ^ flip;
            }
        }
    }

    public boolean get(int row) {
        return (words[row >>> 6] >>> row & 1) != 0;
    }

    public long count() {
        return Arrays.stream(words).map(Long::bitCount).sum();
    }

    public long word(int i) {
        return words[i];
    }

    public int words() {
        return words.length;
    }

    public int rows() {
        return rows;
    }

    long[] toWords() {
        return words.clone();
    }

    public BitSet toBitSet() {
        return BitSet.valueOf(words);
    }
}
