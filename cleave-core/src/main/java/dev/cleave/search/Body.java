package dev.cleave.search;

import dev.cleave.logic.Columns;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import java.util.ArrayList;
import java.util.List;

/** A rule's body and the rows in which it holds. The rows are shared and not to be changed. */
final class Body {
    private final Rule.All rule;
    private final long[] words;
    private int[] rows = {}; // made when they are first asked for

    private Body(Rule.All rule, long[] words) {
        this.rule = rule;
        this.words = words;
    }

    static Body of(Rule.All rule, Columns columns) {
        return new Body(rule, Words.covered(columns, rule.literals()));
    }

    Rule.All rule() {
        return rule;
    }

    long[] words() {
        return words;
    }

    /** The same rows, by number, ascending. */
    int[] rows() {
        if (rows.length == 0) {
            rows = Words.numbers(words);
        }
        return rows;
    }

    int length() {
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

    Body with(Literal literal, Columns columns) {
        List<Literal> literals = new ArrayList<>(rule.literals());
        literals.add(literal);
        long[] kept = words.clone();
        Words.retain(kept, columns, literal);
        return new Body(new Rule.All(literals), kept);
    }

    Body without(int index, Columns columns) {
        List<Literal> literals = new ArrayList<>(rule.literals());
        literals.remove(index);
        return of(new Rule.All(literals), columns);
    }
}
