package dev.cleave.rules.search.binary;

import dev.cleave.logic.Body;
import dev.cleave.rules.search.body.ScoredBody;

/** Makes a body of a head better by one literal at a time, added, dropped or changed, until nothing helps. */
final class HeadClimb {
    private static final double LEAST = 1e-9;

    private final HeadObjective objective;
    private final int longest;

    HeadClimb(HeadObjective objective, int longest) {
        this.objective = objective;
        this.longest = longest;
    }

    ScoredBody from(ScoredBody start) {
        ScoredBody best = start;
        while (true) {
            ScoredBody next = step(best);
            if (next == best) {
                return best;
            }
            best = next;
        }
    }

    private ScoredBody step(ScoredBody from) {
        ScoredBody better = shorter(from, longer(from));
        return better == from ? changed(from) : better;
    }

    private ScoredBody longer(ScoredBody from) {
        return from.body().length() < longest ? objective.extendedOr(from.body(), from, LEAST) : from;
    }

    private ScoredBody shorter(ScoredBody from, ScoredBody best) {
        ScoredBody found = best;
        for (int i = 0; i < from.body().length() && from.body().length() > 1; i++) {
            ScoredBody without = objective.scored(without(from, i));
            found = without.worth() > found.worth() + LEAST ? without : found;
        }
        return found;
    }

    private ScoredBody changed(ScoredBody from) {
        ScoredBody found = from;
        for (int i = 0; i < from.body().length(); i++) {
            found = objective.extendedOr(without(from, i), found, LEAST);
        }
        return found;
    }

    private Body without(ScoredBody from, int literal) {
        return from.body().without(literal, objective.columns());
    }
}
