package dev.cleave.training;

import dev.cleave.model.Activation;

/** One stretch of training with a fresh optimiser. */
public record Phase(Activation activation, long steps, LearningRate learningRate, DeltaSchedule delta) {
    public Phase {
        Checks.require(steps >= 0, "the number of steps", steps, "at least 0");
    }

    public Phase withSteps(long other) {
        return new Phase(activation, other, learningRate, delta);
    }

    public Phase withDelta(DeltaSchedule other) {
        return new Phase(activation, steps, learningRate, other);
    }
}
