package dev.cleave;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.table.BitMatrix;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Rows by what rules make of them: two are of one kind where the same auxiliaries hold, the same rules fire, and at-least rules reach
 * as many points. All that rules say of a row, with its probability, follows from that.
 */
final class RowKinds {
    private final int[] kinds; // [rows]
    private final SignatureTable signatures;

    private RowKinds(int[] kinds, SignatureTable signatures) {
        this.kinds = kinds;
        this.signatures = signatures;
    }

    static RowKinds of(RuleSet rules, BitMatrix inputs) {
        BitColumns columns = rules.withAuxiliaries(inputs.transposed());
        List<PointCount> counting = counting(rules).stream().map(PointCount::of).toList();
        List<Coverage> deciding = deciding(rules, columns);
        BitMatrix fired =
                deciding.isEmpty() ? new BitMatrix.Builder(inputs.rows(), 0).build() : BitMatrix.ofColumns(deciding);
        int[] best = rules.tally().map(tally -> tally.best(columns)).orElse(new int[0]);
        int counted = fired.wordsPerRow();
        int length = counted + counting.size() + (best.length > 0 ? 1 : 0);
        long[] some = new long[Long.SIZE * length]; // of 64 rows
        SignatureTable signatures = new SignatureTable(length);
        int[] kinds = new int[inputs.rows()];
        for (int start = 0; start < kinds.length; start += Long.SIZE) {
            int rows = Math.min(Long.SIZE, kinds.length - start);
            for (int i = 0; i < counting.size(); i++) {
                counting.get(i).write(columns, start >>> 6, some, counted + i, length);
            }
            for (int i = 0; i < rows; i++) {
                for (int word = 0; word < counted; word++) {
                    some[i * length + word] = fired.word(start + i, word);
                }
                if (best.length > 0) {
                    some[i * length + length - 1] = best[start + i];
                }
                kinds[start + i] = signatures.number(some, i * length, start + i);
            }
        }
        return new RowKinds(kinds, signatures);
    }

    private static Stream<Rule> heads(RuleSet rules) {
        return rules.heads().stream().map(Definition::rules).flatMap(List::stream);
    }

    private static List<Rule.AtLeast> counting(RuleSet rules) {
        return heads(rules)
                .filter(Rule.AtLeast.class::isInstance)
                .map(Rule.AtLeast.class::cast)
                .filter(RowKinds::isCountable)
                .toList();
    }

    private static boolean isCountable(Rule.AtLeast rule) {
        return rule.total().bitLength() < Long.SIZE - 1;
    }

    /** The auxiliaries, the rules, and of at-least rules whose points are too many to count the literals. */
    private static List<Coverage> deciding(RuleSet rules, BitColumns columns) {
        List<Rule> all = new ArrayList<>();
        for (int i = 0; i < rules.auxiliaries().size(); i++) {
            all.add(new Rule.All(List.of(Literal.of(rules.atoms() + i))));
        }
        heads(rules)
                .filter(rule -> !(rule instanceof Rule.Most) || rules.tally().isEmpty())
                .forEach(rule -> {
                    all.add(rule);
                    if (rule instanceof Rule.Most most) {
                        most.literals().forEach(literal -> all.add(new Rule.All(List.of(literal))));
                    }
                    if (rule instanceof Rule.AtLeast counting && !isCountable(counting)) {
                        counting.terms().forEach(term -> all.add(new Rule.All(List.of(term.literal()))));
                    }
                });
        return all.stream().map(rule -> Coverage.of(rule, columns)).toList();
    }

    int count() {
        return signatures.size();
    }

    int kind(int row) {
        return kinds[row];
    }

    int first(int kind) {
        return signatures.first(kind);
    }

    /** What all rows of a kind have, and no row of another, in any table. */
    List<Long> signature(int kind) {
        return signatures.get(kind);
    }
}
