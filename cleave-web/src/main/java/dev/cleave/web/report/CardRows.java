package dev.cleave.web.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import java.util.List;

/** What rows say of cards, counted 64 at a time. */
final class CardRows {
    private static final int PARTS = 5; // that precision is compared over

    private final List<Card> cards;
    private final boolean exclusive;
    private final BitColumns labels;
    private final List<Coverage> covered;

    private CardRows(List<Card> cards, boolean exclusive, BitColumns labels, List<Coverage> covered) {
        this.cards = cards;
        this.exclusive = exclusive;
        this.labels = labels;
        this.covered = covered;
    }

    static CardRows of(List<Card> cards, RuleSet rules, boolean exclusive, RowSet rows) {
        BitColumns known = rules.withAuxiliaries(rows.inputs());
        List<Coverage> covered =
                cards.stream().map(card -> Coverage.of(card.body(), known)).toList();
        return new CardRows(cards, exclusive, rows.rows().targets().transposed(), covered);
    }

    int rows() {
        return labels.rows();
    }

    /** Rows that a card covers, those of each label among them, and those that no other card for the same label covers. */
    void write(int card, ObjectNode to) {
        to.put("covered", covered.get(card).count());
        ArrayNode counts = to.putArray("labels");
        for (int output = 0; output < labels.atoms(); output++) {
            if (exclusive || cards.get(card).head() == output) {
                counts.add(count(card, output));
            }
        }
        to.put("alone", alone(card));
        ArrayNode parts = to.putArray("parts");
        for (int part = 0; part < PARTS; part++) {
            write(card, part, parts.addArray());
        }
    }

    private long count(int card, int output) {
        long count = 0;
        for (int i = 0; i < labels.words(); i++) {
            count += Long.bitCount(covered.get(card).word(i) & labels.word(output, i));
        }
        return count;
    }

    private long alone(int card) {
        long count = 0;
        for (int i = 0; i < labels.words(); i++) {
            long others = 0;
            for (int other = 0; other < cards.size(); other++) {
                boolean isRival = other != card
                        && cards.get(other).head() == cards.get(card).head();
                others |= isRival ? covered.get(other).word(i) : 0;
            }
            count += Long.bitCount(covered.get(card).word(i) & ~others);
        }
        return count;
    }

    /** Covered rows of every fifth row, and those with the most frequent label of the card or its own. */
    private void write(int card, int part, ArrayNode to) {
        int output = exclusive ? mostFrequent(card) : cards.get(card).head();
        int all = 0;
        int right = 0;
        for (int row = part; row < rows(); row += PARTS) {
            if (covered.get(card).get(row)) {
                all++;
                right += (labels.word(output, row >>> 6) >>> row & 1) != 0 ? 1 : 0;
            }
        }
        to.add(all).add(right);
    }

    private int mostFrequent(int card) {
        int best = 0;
        for (int output = 1; output < labels.atoms(); output++) {
            best = count(card, output) > count(card, best) ? output : best;
        }
        return best;
    }

    /** How many rows each two cards share, [cards x cards]. */
    void writeOverlap(ArrayNode to) {
        for (Coverage one : covered) {
            ArrayNode own = to.addArray();
            for (Coverage other : covered) {
                long shared = 0;
                for (int i = 0; i < labels.words(); i++) {
                    shared += Long.bitCount(one.word(i) & other.word(i));
                }
                own.add(shared);
            }
        }
    }
}
