package dev.cleave.evidence;

import dev.cleave.logic.Columns;
import dev.cleave.logic.Coverage;
import java.util.List;
import java.util.stream.IntStream;

/** Counts the rows of one head's rules, 64 at a time. */
record HeadTally(int head, List<Coverage> rules, boolean negated) {
    List<Evidence> over(Columns labels) {
        long[] once = coveredOnce(labels.words());
        return IntStream.range(0, rules.size())
                .mapToObj(rule -> count(rule, labels, once))
                .toList();
    }

    private Evidence count(int rule, Columns labels, long[] once) {
        Coverage coverage = rules.get(rule);
        long right = 0;
        long support = 0;
        long alone = 0;
        for (int i = 0; i < once.length; i++) {
            long wanted = negated ? ~labels.word(head, i) & labels.mask(i) : labels.word(head, i);
            right += Long.bitCount(coverage.word(i) & wanted);
            support += Long.bitCount(wanted);
            alone += Long.bitCount(coverage.word(i) & once[i]);
        }
        return new Evidence(head, rule, coverage.count(), right, support, alone);
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
