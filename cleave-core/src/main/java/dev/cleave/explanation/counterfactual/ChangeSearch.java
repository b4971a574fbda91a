package dev.cleave.explanation.counterfactual;

import java.util.List;
import java.util.Optional;

/** Goes through drafts, deeper and deeper. */
final class ChangeSearch {
    private final ChangedRow draft;
    private final int most;
    private int drafts;
    private boolean isCut; // whether more columns could find more
    private Optional<ChangeResult.Found> best = Optional.empty();

    ChangeSearch(ChangedRow draft, int most) {
        this.draft = draft;
        this.most = most;
    }

    /** Any alternative will do; all of its demands must be met. */
    ChangeResult run(List<List<Requirement>> alternatives) {
        int columns = 0;
        do {
            isCut = false;
            for (List<Requirement> demands : alternatives) {
                extend(demands, columns);
            }
            if (drafts > most) {
                return new ChangeResult.Undecided();
            }
            columns++;
        } while (best.isEmpty() && isCut);
        return best.<ChangeResult>map(found -> found).orElseGet(ChangeResult.Impossible::new);
    }

    private void extend(List<Requirement> demands, int left) {
        if (++drafts > most || !isBetter(left)) {
            return;
        }
        Optional<Requirement> open =
                demands.stream().filter(demand -> !demand.isMet(draft)).findFirst();
        if (open.isEmpty()) {
            best = Optional.of(new ChangeResult.Found(draft.changes()));
            return;
        }
        Requirement.Reach reach = open.get().reach(draft, left);
        isCut |= reach == Requirement.Reach.BEYOND;
        if (reach == Requirement.Reach.WITHIN) {
            for (Change change : open.get().steps(draft)) {
                draft.make(change);
                extend(demands, left - 1);
                draft.takeBack();
            }
        }
    }

    /** Whether so many columns more, a step each, may be better than what was found; fewer columns were not enough. */
    private boolean isBetter(int more) {
        return best.isEmpty() || draft.steps() + more < best.get().steps();
    }
}
