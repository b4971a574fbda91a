package dev.cleave.logic;

import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.RowSets;
import java.util.ArrayList;
import java.util.List;

/** A rule's body and the rows in which it holds. The rows are shared and not to be changed. */
public final class Body {
    private final Rule.All rule;
    private final long[] words;
    private int[] rows = {}; // made when they are first asked for

    private Body(Rule.All rule, long[] words) {
        this.rule = rule;
        this.words = words;
    }

    public static Body of(Rule.All rule, BitColumns columns) {
        return new Body(rule, RowSets.covered(columns, rule.literals()));
    }

    public Rule.All rule() {
        return rule;
    }

    public long[] words() {
        return words;
    }

    /** The same rows, by number, ascending. */
    public int[] rows() {
        if (rows.length == 0) {
            rows = RowSets.numbers(words);
        }
        return rows;
    }

    public int length() {
        return rule.length();
    }

    public boolean uses(int atom) {
        for (Literal literal : rule.literals()) {
            if (literal.atom() == atom) {
                return true;
            }
        }
        return false;
    }

    public Body with(Literal literal, BitColumns columns) {
        List<Literal> literals = new ArrayList<>(rule.literals());
        literals.add(literal);
        long[] kept = words.clone();
        RowSets.retain(kept, columns, literal);
        return new Body(new Rule.All(literals), kept);
    }

    public Body without(int index, BitColumns columns) {
        List<Literal> literals = new ArrayList<>(rule.literals());
        literals.remove(index);
        return of(new Rule.All(literals), columns);
    }
}
