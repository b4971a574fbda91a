package dev.cleave.extraction;

import dev.cleave.extraction.Candidate.Origin;
import java.util.EnumSet;
import java.util.Set;

/**
 * Which candidates are looked for.
 *
 * @param origins those that may be kept
 * @param mostRules how many rules a candidate may have that is worth having
 */
public record Wanted(Set<Origin> origins, int mostRules) {
    public Wanted {
        origins = Set.copyOf(origins);
    }

    public static Wanted everything() {
        return new Wanted(EnumSet.allOf(Origin.class), Integer.MAX_VALUE);
    }

    public Wanted only(Origin... chosen) {
        return new Wanted(Set.of(chosen), mostRules);
    }

    public Wanted without(Origin other) {
        EnumSet<Origin> fewer = EnumSet.copyOf(origins);
        fewer.remove(other);
        return new Wanted(fewer, mostRules);
    }

    public Wanted withMostRules(int most) {
        return new Wanted(origins, most);
    }

    boolean isLimited() {
        return mostRules < Integer.MAX_VALUE;
    }
}
