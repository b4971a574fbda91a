package dev.cleave;

import dev.cleave.encoding.label.Label;
import dev.cleave.explanation.FiredRule;
import java.util.List;

/**
 * What is said of one label, or of one class.
 *
 * @param value in the user's own words
 * @param holds whether the rules say so
 * @param probability by the rules that it holds
 * @param network the same by the soft network, which may be of another opinion
 * @param fired the rules that fire; of classes with points, the conditions that hold and speak for it, the strongest first
 */
public record OutputAnswer(
        Label label, String value, boolean holds, double probability, double network, List<FiredRule> fired) {
    public OutputAnswer {
        fired = List.copyOf(fired);
    }
}
