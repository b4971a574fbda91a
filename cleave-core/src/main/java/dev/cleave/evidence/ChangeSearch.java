package dev.cleave.evidence;

import java.util.List;
import java.util.Optional;

/** Goes through drafts, deeper and deeper. */
final class ChangeSearch {
    private final Draft draft;
    private final int most;
    private int drafts;
    private boolean isCut; // whether more columns could find more
    private Optional<Answer.Found> best = Optional.empty();

    ChangeSearch(Draft draft, int most) {
        this.draft = draft;
        this.most = most;
    }

    /** Any alternative will do; all of its demands must be met. */
    Answer run(List<List<Demand>> alternatives) {
        int columns = 0;
        do {
            isCut = false;
            for (List<Demand> demands : alternatives) {
                extend(demands, columns);
            }
            if (drafts > most) {
                return new Answer.Undecided();
            }
            columns++;
        } while (best.isEmpty() && isCut);
        return best.<Answer>map(found -> found).orElseGet(Answer.Impossible::new);
    }

    private void extend(List<Demand> demands, int left) {
        if (++drafts > most || !isBetter(left)) {
            return;
        }
        Optional<Demand> open =
                demands.stream().filter(demand -> !demand.isMet(draft)).findFirst();
        if (open.isEmpty()) {
            best = Optional.of(new Answer.Found(draft.changes()));
            return;
        }
        Demand.Reach reach = open.get().reach(draft, left);
        isCut |= reach == Demand.Reach.BEYOND;
        if (reach == Demand.Reach.WITHIN) {
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
