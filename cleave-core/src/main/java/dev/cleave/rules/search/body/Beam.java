package dev.cleave.rules.search.body;

import dev.cleave.logic.Body;
import dev.cleave.logic.Literal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Grows bodies literal by literal from nothing, keeping the best few of each length: candidates without any network. */
public final class Beam {
    private static final Comparator<ScoredBody> BEST_FIRST = Comparator.comparingDouble(scored -> -scored.worth());

    private final BodyObjective objective;
    private final int width;
    private final int longest;

    public Beam(BodyObjective objective, int width, int longest) {
        this.objective = objective;
        this.width = width;
        this.longest = longest;
    }

    /** The best bodies of any length, best first, at most as many as the beam is wide; never the empty one. */
    public List<ScoredBody> grow() {
        List<ScoredBody> found = new ArrayList<>();
        List<ScoredBody> level = List.of(objective.everything());
        for (int length = 1; length <= longest && !level.isEmpty(); length++) {
            level = next(level);
            found.addAll(level);
        }
        found.sort(BEST_FIRST);
        return found.subList(0, Math.min(width, found.size()));
    }

    private List<ScoredBody> next(List<ScoredBody> level) {
        List<ScoredBody> next = new ArrayList<>();
        for (ScoredBody scored : level) {
            next.addAll(extensions(scored.body()));
        }
        next.sort(BEST_FIRST);
        return distinct(next);
    }

    /** The same rows may be said in several ways: of equal worth only one goes on. */
    private List<ScoredBody> distinct(List<ScoredBody> sorted) {
        List<ScoredBody> kept = new ArrayList<>();
        Set<Double> worths = new HashSet<>();
        for (ScoredBody scored : sorted) {
            if (kept.size() < width && worths.add(scored.worth())) {
                kept.add(scored);
            }
        }
        return kept;
    }

    private List<ScoredBody> extensions(Body body) {
        Best best = new Best(width);
        objective.extend(body, (atom, positive, worth) -> {
            if (!body.uses(atom)) {
                best.offer(atom, positive, worth);
            }
        });
        List<ScoredBody> bodies = new ArrayList<>();
        best.literals.forEach((literal) ->
                bodies.add(new ScoredBody(body.with(literal.literal, objective.columns()), literal.worth)));
        return bodies;
    }

    private record Offer(Literal literal, double worth) {}

    /** The best literals, at most so many. */
    private static final class Best {
        private final int most;
        private final List<Offer> literals = new ArrayList<>();

        Best(int most) {
            this.most = most;
        }

        void offer(int atom, boolean positive, double worth) {
            if (literals.size() == most && !(worth > literals.get(most - 1).worth)) {
                return;
            }
            int at = literals.size();
            while (at > 0 && literals.get(at - 1).worth < worth) {
                at--;
            }
            literals.add(at, new Offer(new Literal(atom, positive), worth));
            if (literals.size() > most) {
                literals.remove(most);
            }
        }
    }
}
