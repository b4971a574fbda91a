package dev.cleave.evaluation;

import dev.cleave.encoding.Dataset;
import dev.cleave.logic.Definition;
import dev.cleave.logic.RuleSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How every rule stands on the rows that it was learned from and on those held out, in the order of {@link Evidence#of}.
 *
 * @param train empty where nothing is known
 * @param test empty where no rows were held out
 */
public record EvidenceSummary(List<Evidence> train, List<Evidence> test) {
    public EvidenceSummary {
        train = List.copyOf(train);
        test = List.copyOf(test);
    }

    /** Of rules that no row was held against. */
    public static EvidenceSummary unknown() {
        return new EvidenceSummary(List.of(), List.of());
    }

    public static EvidenceSummary of(RuleSet rules, Dataset train, Dataset test) {
        return new EvidenceSummary(Evidence.of(rules, train), test.rows() == 0 ? List.of() : Evidence.of(rules, test));
    }

    /**
     * The rules of a head, by index: first those that are right on the most rows more than they are wrong, of the rows learned from. As they
     * stand where nothing is known.
     */
    public List<Integer> strongestFirst(int head, int rules) {
        return IntStream.range(0, rules)
                .boxed()
                .sorted(Comparator.comparingLong((Integer rule) -> -strength(head, rule)))
                .toList();
    }

    private long strength(int head, int rule) {
        List<Evidence> known = train.isEmpty() ? test : train;
        return known.stream()
                .filter(found -> found.isOf(head, rule))
                .mapToLong(found -> 2 * found.right() - found.covered())
                .findFirst()
                .orElse(0);
    }

    /** An {@link IllegalArgumentException} where it is about other rules than these. */
    public void require(RuleSet rules) {
        require(rules, train);
        require(rules, test);
    }

    private static void require(RuleSet rules, List<Evidence> evidence) {
        List<Definition> heads = rules.heads();
        int next = 0;
        for (int head = 0; head < heads.size() && !evidence.isEmpty(); head++) {
            for (int rule = 0; rule < heads.get(head).rules().size(); rule++, next++) {
                if (next >= evidence.size() || !evidence.get(next).isOf(head, rule)) {
                    throw new IllegalArgumentException("the evidence lacks rule " + rule + " of head " + head);
                }
            }
        }
        if (next < evidence.size()) {
            throw new IllegalArgumentException("evidence of more rules than there are: " + evidence.size());
        }
    }
}
