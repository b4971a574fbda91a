package dev.cleave.search;

import dev.cleave.logic.Columns;

/** Makes a body better by one literal at a time, added, dropped or changed, until nothing helps. */
final class BodyClimb {
    private static final double LEAST = 1e-9;

    private final Terrain terrain;
    private final Columns columns;
    private final int longest;

    BodyClimb(Terrain terrain, int longest) {
        this.terrain = terrain;
        this.columns = terrain.columns();
        this.longest = longest;
    }

    Scored from(Scored start) {
        Scored best = start;
        while (true) {
            Scored next = step(best);
            if (next == best) {
                return best;
            }
            best = next;
        }
    }

    private Scored step(Scored from) {
        Scored better = shorter(from, longer(from));
        return better == from ? changed(from) : better;
    }

    private Scored longer(Scored from) {
        return from.body().length() < longest ? extended(from.body(), from) : from;
    }

    /** The body with its best further literal, where that is better than the best so far. */
    private Scored extended(Body body, Scored best) {
        Terrain.Extension extension = terrain.best(body);
        return extension.worth() > best.worth() + LEAST
                ? new Scored(body.with(extension.literal(), columns), extension.worth())
                : best;
    }

    private Scored shorter(Scored from, Scored best) {
        Scored found = best;
        for (int i = 0; i < from.body().length() && from.body().length() > 1; i++) {
            Scored without = terrain.scored(from.body().without(i, columns));
            found = without.worth() > found.worth() + LEAST ? without : found;
        }
        return found;
    }

    private Scored changed(Scored from) {
        Scored found = from;
        for (int i = 0; i < from.body().length(); i++) {
            found = extended(from.body().without(i, columns), found);
        }
        return found;
    }
}
