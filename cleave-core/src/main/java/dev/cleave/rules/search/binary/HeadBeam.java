package dev.cleave.rules.search.binary;

import dev.cleave.logic.Body;
import dev.cleave.logic.Literal;
import dev.cleave.rules.search.body.ScoredBody;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Grows bodies of a head literal by literal from nothing, keeping the best few of each length. */
final class HeadBeam {
    private static final Comparator<ScoredBody> BEST_FIRST = Comparator.comparingDouble(scored -> -scored.worth());

    private final HeadObjective objective;
    private final int width;
    private final int longest;

    HeadBeam(HeadObjective objective, int width, int longest) {
        this.objective = objective;
        this.width = width;
        this.longest = longest;
    }

    /** The best body of any length but 0. */
    Optional<ScoredBody> best() {
        List<ScoredBody> found = new ArrayList<>();
        List<ScoredBody> level = List.of(objective.everything());
        for (int length = 1; length <= longest && !level.isEmpty(); length++) {
            level = next(level);
            found.addAll(level);
        }
        return found.stream().min(BEST_FIRST);
    }

    private List<ScoredBody> next(List<ScoredBody> level) {
        List<Offer> offers = new ArrayList<>();
        level.forEach(scored -> offers.addAll(extensions(scored.body())));
        offers.sort(Offer.BEST_FIRST);
        return distinct(offers);
    }

    /** The same rows may be said in several ways: of equal worth only one goes on. */
    private List<ScoredBody> distinct(List<Offer> sorted) {
        List<ScoredBody> kept = new ArrayList<>();
        Set<Double> worths = new HashSet<>();
        for (Offer offer : sorted) {
            if (kept.size() < width && worths.add(offer.worth)) {
                kept.add(new ScoredBody(offer.body.with(offer.literal, objective.columns()), offer.worth));
            }
        }
        return kept;
    }

    private List<Offer> extensions(Body body) {
        List<Offer> best = new ArrayList<>();
        objective.extend(body, (atom, positive, worth) -> {
            if ((best.size() < width || worth > best.get(width - 1).worth) && !body.uses(atom)) {
                insert(best, new Offer(body, new Literal(atom, positive), worth));
            }
        });
        return best;
    }

    private void insert(List<Offer> best, Offer offer) {
        int at = best.size();
        while (at > 0 && best.get(at - 1).worth < offer.worth) {
            at--;
        }
        best.add(at, offer);
        if (best.size() > width) {
            best.remove(width);
        }
    }

    private record Offer(Body body, Literal literal, double worth) {
        private static final Comparator<Offer> BEST_FIRST = Comparator.comparingDouble(offer -> -offer.worth);
    }
}
