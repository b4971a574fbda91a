package dev.cleave.training.schedule;

import dev.cleave.network.Activation;
import dev.cleave.training.SettingChecks;

/**
 * One stretch of training with a fresh optimiser.
 *
 * @param temperature of learned thresholds
 * @param form what becomes of the conjunctive weights
 * @param positive whether disjunctive weights are kept from falling below 0
 */
public record Phase(
        Activation activation,
        long steps,
        LearningRate learningRate,
        DeltaSchedule delta,
        TemperatureSchedule temperature,
        LossWeights losses,
        WeightForm form,
        boolean positive) {
    public static final double COLD = 0.1; // the temperature at which a threshold is all but a truth

    public Phase {
        SettingChecks.require(steps >= 0, "the number of steps", steps, "at least 0");
    }

    /** Without auxiliary losses, with free weights and cold thresholds. */
    public Phase(Activation activation, long steps, LearningRate learningRate, DeltaSchedule delta) {
        this(
                activation,
                steps,
                learningRate,
                delta,
                TemperatureSchedule.constant(COLD),
                LossWeights.NONE,
                WeightForm.FREE,
                false);
    }

    public Phase withSteps(long other) {
        return new Phase(activation, other, learningRate, delta, temperature, losses, form, positive);
    }

    public Phase withDelta(DeltaSchedule other) {
        return new Phase(activation, steps, learningRate, other, temperature, losses, form, positive);
    }

    public Phase withTemperature(TemperatureSchedule other) {
        return new Phase(activation, steps, learningRate, delta, other, losses, form, positive);
    }

    public Phase withLosses(LossWeights other) {
        return new Phase(activation, steps, learningRate, delta, temperature, other, form, positive);
    }

    public Phase withForm(WeightForm other) {
        return new Phase(activation, steps, learningRate, delta, temperature, losses, other, positive);
    }

    public Phase withPositive(boolean other) {
        return new Phase(activation, steps, learningRate, delta, temperature, losses, form, other);
    }

    /** The same in so many times the steps. */
    public Phase stretched(int times) {
        return withSteps(times * steps).withDelta(delta.stretched(times));
    }
}
