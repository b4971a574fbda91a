package dev.cleave.verification;

import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.table.BitMatrix;
import dev.cleave.table.Column;
import dev.cleave.table.Table;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Where a rule set answers in another way than networks, and the likeliest of these inputs. Mutable. */
final class RuleDifferences {
    private final RuleSet rules;
    private final RowChances chances;
    private Optional<Map<String, String>> likeliest = Optional.empty();
    private double best = Double.NEGATIVE_INFINITY;

    RuleDifferences(RuleSet rules, RowChances chances) {
        this.rules = rules;
        this.chances = chances;
    }

    BitMatrix answers(BitColumns columns) {
        return BitMatrix.ofColumns(rules.answer(columns));
    }

    /** None where there is no difference. */
    Optional<Map<String, String>> likeliest() {
        return likeliest;
    }

    /**
     * How many inputs are answered in another way; the likeliest is kept.
     *
     * @param encoded the same inputs as truth values, and {@code columns} these by atom
     */
    int noted(Table inputs, BitMatrix encoded, BitColumns columns, BitMatrix others) {
        BitMatrix own = answers(columns);
        int differing = 0;
        for (int row = 0; row < inputs.rows(); row++) {
            if (!isSame(own, others, row)) {
                differing++;
                note(inputs, row, chances.of(encoded, row));
            }
        }
        return differing;
    }

    private static boolean isSame(BitMatrix one, BitMatrix other, int row) {
        boolean same = true;
        for (int word = 0; word < one.wordsPerRow(); word++) {
            same &= one.word(row, word) == other.word(row, word);
        }
        return same;
    }

    private void note(Table inputs, int row, double chance) {
        if (chance > best) {
            best = chance;
            Map<String, String> cells = new LinkedHashMap<>();
            for (Column own : inputs.columns()) {
                int code = own.code(row);
                cells.put(own.name(), code == Column.MISSING ? "" : own.values().get(code));
            }
            likeliest = Optional.of(cells);
        }
    }
}
