package dev.cleave.evaluation;

/**
 * What rules said of a row that they were not fitted to, for one question: whether a label holds (0 no, 1 yes), or which class it
 * is (by index).
 *
 * @param said the answer of the rules
 * @param strength how much speaks for it, as {@link RuleAnswers} has it
 * @param truth the right answer
 * @param weight of the row
 */
public record HeldOutAnswer(int said, double strength, int truth, double weight) {
    public HeldOutAnswer {
        if (said < 0 || truth < 0 || !(weight >= 0) || !Double.isFinite(strength)) {
            throw new IllegalArgumentException("no answer: said " + said + " with strength " + strength + ", truth "
                    + truth + ", weight " + weight);
        }
    }

    HeldOutAnswer times(double unit) {
        return new HeldOutAnswer(said, strength * unit, truth, weight);
    }

    boolean isRight() {
        return said == truth;
    }
}
