package dev.cleave.training;

import dev.cleave.model.NeuralDnf;

/**
 * A trained network in its soft form, as the soft phase left it, and in its hard form.
 *
 * @param stepsTaken fewer than the plan's where the budget ran out
 */
public record Trained(NeuralDnf soft, NeuralDnf hard, Plan plan, long seed, long stepsTaken) {
    public boolean wasCutShort() {
        return stepsTaken < plan.steps();
    }
}
