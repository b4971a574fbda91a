package dev.cleave.io;

import dev.cleave.evaluation.Calibration;
import dev.cleave.evaluation.EvidenceSummary;
import dev.cleave.evaluation.HeldOutScore;
import dev.cleave.evaluation.MetricEstimate;
import dev.cleave.evaluation.Stage;
import dev.cleave.logic.RuleSet;
import dev.cleave.network.HardNetwork;

/**
 * The rules of one size, over the encoding of the model.
 *
 * @param proved the hard network that they were written as
 * @param score on rows that rules of this size were found without
 * @param metric the same by the metric that rules were chosen by
 * @param stage what they have right of the training rows and of those held out
 * @param differing rows of the table that they answer in another way than the trained networks
 * @param compared rows that this is of
 */
public record FrontierEntry(
        RuleSet rules,
        HardNetwork proved,
        EvidenceSummary standing,
        Calibration calibration,
        HeldOutScore score,
        MetricEstimate metric,
        Stage stage,
        int differing,
        int compared) {
    public FrontierEntry {
        standing.require(rules);
    }

    /** How many rules; of classes, conjunctions. */
    public int size() {
        return stage.size().rules();
    }

    public int literals() {
        return stage.size().literals();
    }
}
