package dev.cleave.rules.search.body;

import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import java.util.ArrayList;
import java.util.List;

/** A rule's body and the rows in which it holds. The rows are shared and not to be changed. */
public final class BodyRows {
    private final Rule.All rule;
    private final long[] words;
    private int[] rows = {}; // made when they are first asked for

    private BodyRows(Rule.All rule, long[] words) {
        this.rule = rule;
        this.words = words;
    }

    public static BodyRows of(Rule.All rule, BitColumns columns) {
        return new BodyRows(rule, RowSets.covered(columns, rule.literals()));
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

    boolean uses(int atom) {
        for (Literal literal : rule.literals()) {
            if (literal.atom() == atom) {
                return true;
            }
        }
        return false;
    }

    BodyRows with(Literal literal, BitColumns columns) {
        List<Literal> literals = new ArrayList<>(rule.literals());
        literals.add(literal);
        long[] kept = words.clone();
        RowSets.retain(kept, columns, literal);
        return new BodyRows(new Rule.All(literals), kept);
    }

    BodyRows without(int index, BitColumns columns) {
        List<Literal> literals = new ArrayList<>(rule.literals());
        literals.remove(index);
        return of(new Rule.All(literals), columns);
    }
}
