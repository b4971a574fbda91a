package dev.cleave.evaluation;

/**
 * How often rules of one size, found without some rows, are right on these: what the final rules of that size may promise.
 *
 * @param rows that were held out, each once
 * @param accuracy of the rules, by weight
 * @param error the standard error of the accuracy
 * @param network the accuracy of the networks that did not see the rows; that of the rules where there is none
 */
public record HeldOutScore(int rows, double accuracy, double error, double network) {
    public HeldOutScore {
        if (rows < 0 || !(accuracy >= 0 && accuracy <= 1) || !(error >= 0) || !(network >= 0 && network <= 1)) {
            throw new IllegalArgumentException(
                    "no score of " + rows + " rows: " + accuracy + ", " + error + ", " + network);
        }
    }

    /** The lower end of an interval of 95 %. */
    public double lower() {
        return Math.max(0, accuracy - 1.96 * error);
    }

    public double upper() {
        return Math.min(1, accuracy + 1.96 * error);
    }
}
