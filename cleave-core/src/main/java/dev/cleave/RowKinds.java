package dev.cleave;

import dev.cleave.logic.Definition;
import dev.cleave.logic.Literal;
import dev.cleave.logic.Rule;
import dev.cleave.logic.RuleSet;
import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.table.BitMatrix;
import java.nio.LongBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Rows by what rules make of them: two are of one kind where the same auxiliaries hold, the same rules fire, and at-least rules reach
 * as many points. All that rules say of a row, with its probability, follows from that.
 */
final class RowKinds {
    private final int[] kinds; // [rows]
    private final List<Integer> firsts = new ArrayList<>(); // [kinds]: a row of each

    private RowKinds(int rows) {
        this.kinds = new int[rows];
    }

    static RowKinds of(RuleSet rules, BitMatrix inputs) {
        BitColumns columns = rules.withAuxiliaries(inputs.transposed());
        List<Rule.AtLeast> counting = counting(rules);
        List<Coverage> deciding = deciding(rules, columns);
        BitMatrix fired =
                deciding.isEmpty() ? new BitMatrix.Builder(inputs.rows(), 0).build() : BitMatrix.ofColumns(deciding);
        RowKinds kinds = new RowKinds(inputs.rows());
        Map<LongBuffer, Integer> known = new HashMap<>();
        int[] best = rules.tally().map(tally -> tally.best(columns)).orElse(new int[0]);
        int counted = fired.wordsPerRow();
        long[] signature = new long[counted + counting.size() + (best.length > 0 ? 1 : 0)];
        LongBuffer key = LongBuffer.wrap(signature); // looked up with, and never kept
        for (int row = 0; row < inputs.rows(); row++) {
            for (int i = 0; i < counted; i++) {
                signature[i] = fired.word(row, i);
            }
            for (int i = 0; i < counting.size(); i++) {
                signature[counted + i] = reached(counting.get(i), columns, row);
            }
            if (best.length > 0) {
                signature[signature.length - 1] = best[row];
            }
            Integer kind = known.get(key);
            if (kind == null) {
                kind = kinds.firsts.size();
                known.put(LongBuffer.wrap(signature.clone()), kind);
                kinds.firsts.add(row);
            }
            kinds.kinds[row] = kind;
        }
        return kinds;
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

    private static long reached(Rule.AtLeast rule, BitColumns columns, int row) {
        long points = 0;
        for (Rule.Term term : rule.terms()) {
            boolean isSet = (columns.word(term.literal().atom(), row >>> 6) >>> row & 1) != 0;
            points += isSet == term.literal().positive() ? term.weight().longValueExact() : 0;
        }
        return points;
    }

    int count() {
        return firsts.size();
    }

    int kind(int row) {
        return kinds[row];
    }

    int first(int kind) {
        return firsts.get(kind);
    }
}
