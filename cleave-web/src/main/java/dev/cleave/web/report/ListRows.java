package dev.cleave.web.report;

import dev.cleave.io.text.ElseIfList;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Rows that come to an entry of an if / else-if list, and those of them that are of the class that it says.
 *
 * @param right of the class
 * @param covered that no entry before holds for
 */
public record ListRows(int right, int covered) {
    /**
     * Of each entry; the last is otherwise.
     *
     * @param known atoms and auxiliaries
     * @param classes the rows of each
     */
    public static List<ListRows> of(ElseIfList list, BitColumns known, List<BitSet> classes) {
        BitSet open = new BitSet();
        classes.forEach(open::or);
        List<ListRows> all = new ArrayList<>();
        for (ElseIfList.Entry entry : list.entries()) {
            BitSet covered = Coverage.of(entry.body(), known).toBitSet();
            covered.and(open);
            all.add(of(covered, classes.get(entry.output())));
            open.andNot(covered);
        }
        all.add(of(open, classes.get(list.otherwise())));
        return all;
    }

    private static ListRows of(BitSet covered, BitSet own) {
        BitSet right = (BitSet) covered.clone();
        right.and(own);
        return new ListRows(right.cardinality(), covered.cardinality());
    }
}
