package dev.cleave.training.schedule;

/**
 * What may change from one training step to the next.
 *
 * @param delta how conjunctive and disjunctive the nodes are, above 0 and up to 1
 * @param hard whether conjunctions and learned predicates are sign(f) going forward, with the gradient of tanh going back
 * @param learningRate Adam's
 * @param temperature of learned thresholds
 */
public record StepSettings(float delta, boolean hard, float learningRate, LossWeights losses, float temperature) {
    public StepSettings {
        if (!(delta > 0 && delta <= 1)) {
            throw new IllegalArgumentException("delta must be above 0 and at most 1, is " + delta);
        }
        if (!(learningRate >= 0 && learningRate < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("learning rate must be 0 or more, is " + learningRate);
        }
        if (!(temperature > 0 && temperature < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("the temperature must be above 0, is " + temperature);
        }
    }

    /** For networks without learned thresholds. */
    public StepSettings(float delta, boolean hard, float learningRate, LossWeights losses) {
        this(delta, hard, learningRate, losses, 1);
    }

    public static StepSettings defaults() {
        return new StepSettings(1f, false, .01f, LossWeights.NONE);
    }

    public StepSettings withDelta(float value) {
        return new StepSettings(value, hard, learningRate, losses, temperature);
    }

    public StepSettings withHard(boolean value) {
        return new StepSettings(delta, value, learningRate, losses, temperature);
    }

    public StepSettings withLosses(LossWeights value) {
        return new StepSettings(delta, hard, learningRate, value, temperature);
    }

    public StepSettings withTemperature(float value) {
        return new StepSettings(delta, hard, learningRate, losses, value);
    }
}
