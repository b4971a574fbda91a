package dev.cleave.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Shares a number of rules among heads, by dynamic programming over the number that the heads so far may use. */
record RuleAllocation(int mostRules) {
    /** A candidate for each of some heads, and what they cost together. */
    private record Shared(List<Candidate> chosen, double validationErrors, double trainErrors, double bits) {
        private static final Comparator<Shared> BEST = Comparator.comparingDouble(Shared::validationErrors)
                .thenComparingDouble(Shared::trainErrors)
                .thenComparingDouble(Shared::bits);

        Shared with(Candidate next) {
            List<Candidate> longer = new ArrayList<>(chosen);
            longer.add(next);
            return new Shared(
                    longer,
                    validationErrors + next.validationErrors(),
                    trainErrors + next.trainErrors(),
                    bits + next.bits());
        }
    }

    List<Candidate> among(List<? extends Collection<Candidate>> heads) {
        Shared[] best = new Shared[mostRules + 1]; // by how many rules may be used
        Arrays.fill(best, new Shared(List.of(), 0, 0, 0));
        for (Collection<Candidate> head : heads) {
            best = with(head, best);
        }
        return best[mostRules].chosen();
    }

    private Shared[] with(Collection<Candidate> head, Shared[] before) {
        Shared[] after = new Shared[before.length];
        List<Candidate> steps = steps(head);
        for (int room = 0; room < after.length; room++) {
            int most = room;
            after[room] = steps.stream()
                    .filter(candidate -> candidate.rules() <= most)
                    .map(candidate -> before[most - candidate.rules()].with(candidate))
                    .min(Shared.BEST)
                    .orElseThrow();
        }
        return after;
    }

    /** What is chosen with no more than 0, 1, 2, ... rules. */
    private List<Candidate> steps(Collection<Candidate> head) {
        List<Candidate> steps = new ArrayList<>();
        for (int size = 0; size <= mostRules; size++) {
            int most = size;
            Optional<Candidate> chosen = CandidateChoice.among(
                    head.stream().filter(candidate -> candidate.rules() <= most).toList());
            chosen.filter(found -> !steps.contains(found)).ifPresent(steps::add);
        }
        return steps;
    }
}
