package dev.cleave.rules.search.body;

import dev.cleave.logic.Body;
import dev.cleave.logic.bits.BitColumns;

/** Makes a body better by one literal at a time, added, dropped or changed, until nothing helps. */
public final class BodyClimb {
    private static final double LEAST = 1e-9;

    private final BodyObjective objective;
    private final BitColumns columns;
    private final int longest;

    public BodyClimb(BodyObjective objective, int longest) {
        this.objective = objective;
        this.columns = objective.columns();
        this.longest = longest;
    }

    public ScoredBody from(ScoredBody start) {
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
        return from.body().length() < longest ? extended(from.body(), from) : from;
    }

    /** The body with its best further literal, where that is better than the best so far. */
    private ScoredBody extended(Body body, ScoredBody best) {
        BodyObjective.Extension extension = objective.best(body);
        return extension.worth() > best.worth() + LEAST
                ? new ScoredBody(body.with(extension.literal(), columns), extension.worth())
                : best;
    }

    private ScoredBody shorter(ScoredBody from, ScoredBody best) {
        ScoredBody found = best;
        for (int i = 0; i < from.body().length() && from.body().length() > 1; i++) {
            ScoredBody without = objective.scored(from.body().without(i, columns));
            found = without.worth() > found.worth() + LEAST ? without : found;
        }
        return found;
    }

    private ScoredBody changed(ScoredBody from) {
        ScoredBody found = from;
        for (int i = 0; i < from.body().length(); i++) {
            found = extended(from.body().without(i, columns), found);
        }
        return found;
    }
}
