package dev.cleave.lab.baseline.rules;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Conditions that must all hold, in the order in which they were found. */
record Conjunction(List<Condition> conditions) {
    static final Conjunction EMPTY = new Conjunction(List.of());

    Conjunction {
        conditions = List.copyOf(conditions);
    }

    Conjunction and(Condition condition) {
        List<Condition> more = new ArrayList<>(conditions);
        more.add(condition);
        return new Conjunction(more);
    }

    Conjunction first(int count) {
        return new Conjunction(conditions.subList(0, count));
    }

    boolean holds(AttributeTable table, int row) {
        for (Condition condition : conditions) {
            if (!condition.holds(table, row)) {
                return false;
            }
        }
        return true;
    }

    /** Of the given rows those in which it holds. */
    BitSet among(BitSet rows, AttributeTable table) {
        BitSet found = new BitSet(table.rows());
        rows.stream().filter(row -> holds(table, row)).forEach(found::set);
        return found;
    }

    int length() {
        return conditions.size();
    }
}
