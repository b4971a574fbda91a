package dev.cleave.bench;

import dev.cleave.logic.Rule;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Random rules and random rows, to be scored 64 rows at a time or row by row; the last atom is the label. */
final class ScoringCase {
    static final int ATOMS = 64;

    private final BitColumns columns;
    private final List<BitSet> rows = new ArrayList<>();
    private final List<Rule> rules;

    ScoringCase(RuleKind kind, int rowCount, int ruleCount) {
        Random random = new Random(1);
        BitColumns.Builder builder = new BitColumns.Builder(rowCount, ATOMS + 1);
        for (int row = 0; row < rowCount; row++) {
            BitSet atoms = BitSet.valueOf(new long[] {random.nextLong(), random.nextInt(2)});
            int number = row;
            atoms.stream().forEach(atom -> builder.set(number, atom));
            rows.add(atoms);
        }
        this.columns = builder.build();
        this.rules =
                IntStream.range(0, ruleCount).mapToObj(i -> kind.rule(random)).toList();
    }

    long rowRules() {
        return (long) rows.size() * rules.size();
    }

    /** How often a rule fires in a row that has the label. */
    long bitParallel() {
        long right = 0;
        for (Rule rule : rules) {
            Coverage covered = Coverage.of(rule, columns);
            for (int i = 0; i < covered.words(); i++) {
                right += Long.bitCount(covered.word(i) & columns.word(ATOMS, i));
            }
        }
        return right;
    }

    /** The same, one row after the other. */
    long rowByRow() {
        long right = 0;
        for (BitSet row : rows) {
            for (Rule rule : rules) {
                right += rule.fires(row) && row.get(ATOMS) ? 1 : 0;
            }
        }
        return right;
    }
}
