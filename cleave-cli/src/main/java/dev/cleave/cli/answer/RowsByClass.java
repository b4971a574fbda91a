package dev.cleave.cli.answer;

import dev.cleave.io.Model;
import dev.cleave.io.text.ElseIfList;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.web.report.ListRows;
import dev.cleave.web.report.RowSet;
import java.math.BigDecimal;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;

/**
 * Rows of one part, by their classes and by what holds for them.
 *
 * @param name of the part
 * @param known atoms and auxiliaries
 * @param classes the rows of each
 */
record RowsByClass(String name, Model model, BitColumns known, List<BitSet> classes) {
    /** Rows that something is said of, and those of them that have it. */
    record Tally(int right, int covered) {
        double share() {
            return covered == 0 ? 0 : (double) right / covered;
        }

        @Override
        public String toString() {
            return right + "/" + covered;
        }
    }

    static RowsByClass of(Model model, RowSet rows) {
        return new RowsByClass(rows.name(), model, model.rules().withAuxiliaries(rows.inputs()), rows.labels());
    }

    private static BitSet rows(Rule body, BitColumns columns) {
        return Coverage.of(body, columns).toBitSet();
    }

    /** What a condition gives the most points to or, where that is more, takes the most from. */
    record Claim(int output, boolean against) {
        static Claim of(List<BigDecimal> gains) {
            BigDecimal most = Collections.max(gains);
            BigDecimal least = Collections.min(gains);
            return most.compareTo(least.negate()) >= 0
                    ? new Claim(gains.indexOf(most), false)
                    : new Claim(gains.indexOf(least), true);
        }
    }

    /** Of the rows that a condition holds for, those that are as it claims. */
    Tally condition(int auxiliary, Claim claim) {
        return holding(Literal.of(model.rules().atoms() + auxiliary), claim);
    }

    /** Of the rows that a literal holds for, those that are as it claims. */
    Tally holding(Literal literal, Claim claim) {
        BitSet covered = rows(Rule.all(literal), known);
        Tally tally = tally(covered, claim.output());
        return claim.against() ? new Tally(tally.covered() - tally.right(), tally.covered()) : tally;
    }

    /** Of each entry, of the rows that come to it; the last is otherwise. */
    List<Tally> entries(ElseIfList list) {
        return ListRows.of(list, known, classes).stream()
                .map(rows -> new Tally(rows.right(), rows.covered()))
                .toList();
    }

    private Tally tally(BitSet covered, int output) {
        BitSet right = (BitSet) covered.clone();
        right.and(classes.get(output));
        return new Tally(right.cardinality(), covered.cardinality());
    }
}
