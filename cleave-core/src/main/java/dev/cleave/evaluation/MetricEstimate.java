package dev.cleave.evaluation;

/**
 * What rules of one size, found without some rows, come to on these by a metric.
 *
 * @param error the standard error of the value
 */
public record MetricEstimate(Metric metric, double value, double error) {
    public MetricEstimate {
        if (!(value >= 0) || !(error >= 0)) {
            throw new IllegalArgumentException("no estimate: " + value + " with an error of " + error);
        }
    }

    /** The share of right answers, where nothing else was asked for. */
    public static MetricEstimate of(HeldOutScore score) {
        return new MetricEstimate(Metric.ACCURACY, score.accuracy(), score.error());
    }

    /** The lower end of an interval of 95 %. */
    public double lower() {
        return Math.max(0, value - 1.96 * error);
    }

    /** The upper end of it. */
    public double upper() {
        double upper = value + 1.96 * error;
        return metric == Metric.LOG_LOSS ? upper : Math.min(1, upper);
    }
}
