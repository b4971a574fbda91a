package dev.cleave.evaluation;

import dev.cleave.logic.bits.BitColumns;
import dev.cleave.logic.bits.Coverage;
import dev.cleave.table.RowWeights;
import java.util.List;
import java.util.stream.IntStream;

/** Counts the rows of one head's rules, 64 at a time. */
record HeadEvidence(int head, List<Coverage> rules, boolean negated) {
    List<Evidence> over(BitColumns labels, RowWeights weights) {
        long[] once = coveredOnce(labels.words());
        long[] wanted = wanted(labels);
        RowWeights counts = RowWeights.equal(weights.rows());
        return IntStream.range(0, rules.size())
                .mapToObj(rule -> {
                    WeightedEvidence counted = weigh(rules.get(rule), wanted, once, counts);
                    WeightedEvidence weighed =
                            weights.isEqual() ? counted : weigh(rules.get(rule), wanted, once, weights);
                    return evidence(rule, counted, weighed);
                })
                .toList();
    }

    /** Counts of rows are whole, as doubles, too. */
    private Evidence evidence(int rule, WeightedEvidence counted, WeightedEvidence weighed) {
        return new Evidence(
                head,
                rule,
                (long) counted.covered(),
                (long) counted.right(),
                (long) counted.support(),
                (long) counted.alone(),
                weighed);
    }

    private WeightedEvidence weigh(Coverage coverage, long[] wanted, long[] once, RowWeights weights) {
        double covered = 0;
        double right = 0;
        double support = 0;
        double alone = 0;
        for (int i = 0; i < once.length; i++) {
            covered += weights.sum(i, coverage.word(i));
            right += weights.sum(i, coverage.word(i) & wanted[i]);
            support += weights.sum(i, wanted[i]);
            alone += weights.sum(i, coverage.word(i) & once[i]);
        }
        return new WeightedEvidence(covered, right, support, alone);
    }

    /** The rows whose label is as the rules say. */
    private long[] wanted(BitColumns labels) {
        return IntStream.range(0, labels.words())
                .mapToLong(i -> negated ? ~labels.word(head, i) & labels.mask(i) : labels.word(head, i))
                .toArray();
    }

    /** The rows that exactly one rule covers. */
    private long[] coveredOnce(int words) {
        long[] any = new long[words];
        long[] twice = new long[words];
        for (Coverage coverage : rules) {
            for (int i = 0; i < words; i++) {
                twice[i] |= any[i] & coverage.word(i);
                any[i] |= coverage.word(i);
            }
        }
        return IntStream.range(0, words).mapToLong(i -> any[i] & ~twice[i]).toArray();
    }
}
