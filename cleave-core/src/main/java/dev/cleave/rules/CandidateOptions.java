package dev.cleave.rules;

import dev.cleave.rules.Candidate.Origin;
import java.util.EnumSet;
import java.util.Set;

/**
 * Which candidates are looked for.
 *
 * @param origins those that may be kept
 * @param mostRules how many rules a candidate may have that is worth having
 */
public record CandidateOptions(Set<Origin> origins, int mostRules) {
    public CandidateOptions {
        origins = Set.copyOf(origins);
    }

    public static CandidateOptions everything() {
        return new CandidateOptions(EnumSet.allOf(Origin.class), Integer.MAX_VALUE);
    }

    public CandidateOptions only(Origin... chosen) {
        return new CandidateOptions(Set.of(chosen), mostRules);
    }

    public CandidateOptions without(Origin other) {
        EnumSet<Origin> fewer = EnumSet.copyOf(origins);
        fewer.remove(other);
        return new CandidateOptions(fewer, mostRules);
    }

    public CandidateOptions withMostRules(int most) {
        return new CandidateOptions(origins, most);
    }

    boolean isLimited() {
        return mostRules < Integer.MAX_VALUE;
    }
}
