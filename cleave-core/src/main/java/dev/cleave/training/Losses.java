package dev.cleave.training;

/**
 * What is added to the cross-entropy, each with its coefficient; 0 leaves it out.
 *
 * @param l1 the sum of all |w|
 * @param weight the paper's weight loss, the mean of |w| |6 - |w||
 * @param conjunction the paper's conjunction loss, the mean of 1 - |conjunction|
 * @param decay L2, as Adam's weight decay
 */
public record Losses(double l1, double weight, double conjunction, double decay) {
    public static final Losses NONE = new Losses(0, 0, 0, 0);

    public Losses {
        for (double coefficient : new double[] {l1, weight, conjunction, decay}) {
            Checks.require(
                    coefficient >= 0 && Double.isFinite(coefficient),
                    "the coefficient of a loss",
                    coefficient,
                    "a finite number of at least 0");
        }
    }

    public Losses withL1(double other) {
        return new Losses(other, weight, conjunction, decay);
    }
}
