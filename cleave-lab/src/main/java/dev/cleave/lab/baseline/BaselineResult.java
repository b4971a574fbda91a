package dev.cleave.lab.baseline;

import dev.cleave.evaluation.RuleSize;
import dev.cleave.table.BitMatrix;
import java.util.OptionalDouble;

/**
 * What a rival came to.
 *
 * @param answers to the rows that were held out, [rows x outputs]
 * @param size of a tree, a leaf being a rule; {@link RuleSize#NONE} for what has no rules
 * @param calibrationError of its probabilities on the rows held out; none where it has none
 * @param note what a reader must know, such as where a search stopped; empty where there is nothing
 */
public record BaselineResult(BitMatrix answers, RuleSize size, OptionalDouble calibrationError, String note) {
    /** Without probabilities. */
    public BaselineResult(BitMatrix answers, RuleSize size, String note) {
        this(answers, size, OptionalDouble.empty(), note);
    }
}
