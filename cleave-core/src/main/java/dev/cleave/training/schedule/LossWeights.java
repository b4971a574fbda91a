package dev.cleave.training.schedule;

/**
 * How much each auxiliary loss counts beside the cross-entropy.
 *
 * @param l1 times the sum of |w| over all weights
 * @param weight times the mean of |w| |6 - |w|| over all weights, the paper's pull of weights to 0 or +-6
 * @param conjunction times the mean of 1 - |h| over the batch's conjunctions
 * @param decay times w, added to the gradient as in Adam with weight decay, of conjunctions and disjunctions
 * @param frontDecay the same for the weights that compute predicates; thresholds don't decay
 * @param predicate times the mean of 1 - |p| over the batch's learned predicates
 * @param mutex times the mean over rows of the paper's regulariser on the outputs of a mutex head
 */
public record LossWeights(
        float l1, float weight, float conjunction, float decay, float frontDecay, float predicate, float mutex) {
    public static final LossWeights NONE = new LossWeights(0, 0, 0, 0);

    public LossWeights {
        check("l1", l1);
        check("weight", weight);
        check("conjunction", conjunction);
        check("decay", decay);
        check("front decay", frontDecay);
        check("predicate", predicate);
        check("mutex", mutex);
    }

    /** For networks that read atoms as they are, with independent outputs. */
    public LossWeights(float l1, float weight, float conjunction, float decay) {
        this(l1, weight, conjunction, decay, decay, 0, 0);
    }

    public LossWeights withL1(float value) {
        return new LossWeights(value, weight, conjunction, decay, frontDecay, predicate, mutex);
    }

    public LossWeights withWeight(float value) {
        return new LossWeights(l1, value, conjunction, decay, frontDecay, predicate, mutex);
    }

    public LossWeights withConjunction(float value) {
        return new LossWeights(l1, weight, value, decay, frontDecay, predicate, mutex);
    }

    /** Of all weights. */
    public LossWeights withDecay(float value) {
        return new LossWeights(l1, weight, conjunction, value, value, predicate, mutex);
    }

    public LossWeights withFrontDecay(float value) {
        return new LossWeights(l1, weight, conjunction, decay, value, predicate, mutex);
    }

    public LossWeights withPredicate(float value) {
        return new LossWeights(l1, weight, conjunction, decay, frontDecay, value, mutex);
    }

    public LossWeights withMutex(float value) {
        return new LossWeights(l1, weight, conjunction, decay, frontDecay, predicate, value);
    }

    private static void check(String name, float value) {
        if (!(value >= 0 && value < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("loss weight " + name + " must be 0 or more, is " + value);
        }
    }
}
