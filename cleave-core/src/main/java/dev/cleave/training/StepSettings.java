package dev.cleave.training;

/**
 * What may change from one training step to the next.
 *
 * @param delta how conjunctive and disjunctive the nodes are, above 0 and up to 1
 * @param hard whether conjunctions are sign(f) going forward, with the gradient of tanh going back
 * @param learningRate Adam's
 */
public record StepSettings(float delta, boolean hard, float learningRate, LossWeights losses) {
    public StepSettings {
        if (!(delta > 0 && delta <= 1)) {
            throw new IllegalArgumentException("delta must be above 0 and at most 1, is " + delta);
        }
        if (!(learningRate >= 0 && learningRate < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("learning rate must be 0 or more, is " + learningRate);
        }
    }

    public static StepSettings defaults() {
        return new StepSettings(1f, false, .01f, LossWeights.NONE);
    }

    public StepSettings withDelta(float value) {
        return new StepSettings(value, hard, learningRate, losses);
    }

    public StepSettings withHard(boolean value) {
        return new StepSettings(delta, value, learningRate, losses);
    }

    public StepSettings withLearningRate(float value) {
        return new StepSettings(delta, hard, value, losses);
    }

    public StepSettings withLosses(LossWeights value) {
        return new StepSettings(delta, hard, learningRate, value);
    }
}
