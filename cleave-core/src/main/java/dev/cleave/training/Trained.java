package dev.cleave.training;

import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.network.HardNetwork;
import dev.cleave.network.SoftNetwork;
import java.util.List;

/**
 * A trained network as each phase left it.
 *
 * @param soft as the first phase left it
 * @param later as each phase after that left it
 * @param stepsTaken fewer than the plan's where the budget ran out
 */
public record Trained(SoftNetwork soft, List<HardNetwork> later, Plan plan, long seed, long stepsTaken) {
    public Trained {
        later = List.copyOf(later);
    }

    /** As the second phase left it; where there was but one, the same weights hard. */
    public HardNetwork hard() {
        return later.isEmpty() ? soft.harden() : later.get(0);
    }

    /** As the last phase left it; where there was but one, the same weights hard. */
    public HardNetwork last() {
        return later.isEmpty() ? soft.harden() : later.get(later.size() - 1);
    }

    /** The same networks, whose labels hold where they are more probable than this. */
    public Trained decidedAt(DecisionThreshold decision) {
        return decision.isEven()
                ? this
                : with(
                        soft.above(decision.level()),
                        later.stream()
                                .map(network -> network.above(decision.level()))
                                .toList());
    }

    /** Other networks of the same training. */
    public Trained with(SoftNetwork otherSoft, List<HardNetwork> otherLater) {
        return new Trained(otherSoft, otherLater, plan, seed, stepsTaken);
    }

    public boolean wasCutShort() {
        return stepsTaken < plan.steps();
    }
}
