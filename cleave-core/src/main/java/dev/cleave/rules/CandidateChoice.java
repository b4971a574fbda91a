package dev.cleave.rules;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Which candidate to keep: of those that validation rows can't tell from the best, the shortest. */
public final class CandidateChoice {
    private CandidateChoice() {}

    public static Optional<Candidate> among(Collection<Candidate> candidates) {
        double best = candidates.stream()
                .mapToDouble(Candidate::validationErrors)
                .min()
                .orElse(0);
        return candidates.stream()
                .filter(candidate -> isAsGood(candidate.validationErrors(), best))
                .min(Comparator.comparingDouble(Candidate::bits)
                        .thenComparingDouble(Candidate::validationErrors)
                        .thenComparing(Candidate::origin));
    }

    /**
     * One for each head, with at most so many rules together: the best of each where these are not too many, else rules are
     * given to the heads where they spare the most validation rows, then the most rows. A head without rules never holds, so
     * that there is always a choice where that is a candidate.
     */
    public static List<Candidate> within(List<? extends Collection<Candidate>> heads, int mostRules) {
        List<Candidate> best =
                heads.stream().map(head -> among(head).orElseThrow()).toList();
        int rules = best.stream().mapToInt(Candidate::rules).sum();
        return rules <= mostRules ? best : new RuleAllocation(mostRules).among(heads);
    }

    /** Whether so many wrong validation rows may be chance, where the best has so few. */
    public static boolean isAsGood(double errors, double best) {
        double tolerance = best == 0 ? 0 : Math.max(1, Math.sqrt(best) / 2);
        return errors <= best + tolerance;
    }
}
