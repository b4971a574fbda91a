package dev.cleave.logic.minimise;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Bits;
import dev.cleave.logic.bits.Coverage;
import java.util.BitSet;
import java.util.stream.IntStream;

/**
 * What a definition must say: the rows in which the head holds, and those in which it does not. Rows that are not listed
 * don't matter. Immutable.
 */
public final class Examples {
    private final BitColumns rows;
    private final BitSet atoms;
    private final Bits on;
    private final Bits off;

    private Examples(BitColumns rows, BitSet atoms, Bits on, Bits off) {
        this.rows = rows;
        this.atoms = atoms;
        this.on = on;
        this.off = off;
    }

    /** The head holds in the rows of {@code on}, and in no other. */
    public static Examples of(BitColumns rows, BitSet on) {
        if (on.length() > rows.rows()) {
            throw new IllegalArgumentException(
                    "row " + (on.length() - 1) + " is beyond the " + rows.rows() + " there are");
        }
        BitSet every = new BitSet();
        every.set(0, rows.atoms());
        Bits holds = Bits.none(rows.rows());
        on.stream().forEach(holds::set);
        return new Examples(rows, every, holds, without(Bits.all(rows.rows()), holds));
    }

    /** The same, where rules may use these atoms only. */
    public Examples using(BitSet chosen) {
        BitSet fewer = (BitSet) atoms.clone();
        fewer.and(chosen);
        return new Examples(rows, fewer, on, off);
    }

    /** What the negation of the head must say. */
    public Examples negated() {
        return new Examples(rows, atoms, off, on);
    }

    /** The same, but rows that something else covers don't matter any more. */
    public Examples except(Rule covered) {
        return new Examples(rows, atoms, without(on, Bits.of(Coverage.of(covered, rows))), off);
    }

    /** Some of the rows, renumbered. */
    Examples select(Bits chosen) {
        BitColumns.Builder builder = new BitColumns.Builder(chosen.count(), rows.atoms());
        BitSet holds = new BitSet();
        int to = 0;
        for (int row = chosen.next(0); row >= 0; row = chosen.next(row + 1)) {
            copy(row, builder, to);
            holds.set(to++, on.get(row));
        }
        return of(builder.build(), holds).using(atoms);
    }

    private void copy(int row, BitColumns.Builder builder, int to) {
        for (int atom = atoms.nextSetBit(0); atom >= 0; atom = atoms.nextSetBit(atom + 1)) {
            if ((rows.word(atom, row >>> 6) >>> row & 1) != 0) {
                builder.set(to, atom);
            }
        }
    }

    /** Whether a definition says just this. */
    public boolean agree(Definition definition) {
        Bits holds = Bits.of(Coverage.of(definition, rows));
        return on.isSubsetOf(holds) && !off.intersects(holds);
    }

    public int positives() {
        return on.count();
    }

    public int negatives() {
        return off.count();
    }

    BitColumns rows() {
        return rows;
    }

    Bits on() {
        return on;
    }

    Bits off() {
        return off;
    }

    /** The atoms that rules may use and that are not the same in every row. */
    int[] varying() {
        return atoms.stream().filter(this::varies).toArray();
    }

    private boolean varies(int atom) {
        boolean first = rows.rows() > 0 && (rows.word(atom, 0) & 1) != 0;
        return IntStream.range(0, rows.words()).anyMatch(i -> rows.word(atom, i) != (first ? rows.mask(i) : 0));
    }

    private static Bits without(Bits all, Bits some) {
        Bits rest = all.copy();
        rest.remove(some);
        return rest;
    }
}
