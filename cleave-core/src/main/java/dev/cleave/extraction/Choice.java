package dev.cleave.extraction;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Which candidate to keep: of those that validation rows can't tell from the best, the shortest. */
public final class Choice {
    private Choice() {}

    public static Optional<Candidate> among(Collection<Candidate> candidates) {
        long best =
                candidates.stream().mapToLong(Candidate::validationErrors).min().orElse(0);
        double tolerance = best == 0 ? 0 : Math.max(1, Math.sqrt(best) / 2);
        return candidates.stream()
                .filter(candidate -> candidate.validationErrors() <= best + tolerance)
                .min(Comparator.comparingDouble(Candidate::bits)
                        .thenComparingLong(Candidate::validationErrors)
                        .thenComparing(Candidate::origin));
    }
}
