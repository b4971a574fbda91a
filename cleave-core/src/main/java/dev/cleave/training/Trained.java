package dev.cleave.training;

import dev.cleave.encoding.DecisionThreshold;
import dev.cleave.network.Activation;
import dev.cleave.network.NeuralDnf;
import java.util.List;

/**
 * A trained network as each phase left it.
 *
 * @param networks one a phase
 * @param stepsTaken fewer than the plan's where the budget ran out
 */
public record Trained(List<NeuralDnf> networks, Plan plan, long seed, long stepsTaken) {
    public Trained {
        networks = List.copyOf(networks);
    }

    /** As the first phase left it. */
    public NeuralDnf soft() {
        return networks.get(0);
    }

    /** As the second phase left it; where there was but one, the same weights hard. */
    public NeuralDnf hard() {
        return networks.get(Math.min(1, networks.size() - 1)).with(Activation.HARD);
    }

    /** As the last phase left it. */
    public NeuralDnf last() {
        return networks.get(networks.size() - 1);
    }

    /** The same networks, whose labels hold where they are more probable than this. */
    public Trained decidedAt(DecisionThreshold decision) {
        return decision.isEven()
                ? this
                : new Trained(
                        networks.stream()
                                .map(network -> network.above(decision.level()))
                                .toList(),
                        plan,
                        seed,
                        stepsTaken);
    }

    public boolean wasCutShort() {
        return stepsTaken < plan.steps();
    }
}
