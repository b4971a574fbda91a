package dev.cleave.explanation;

import java.math.BigDecimal;
import java.util.List;

/**
 * A condition that gives classes points, and how a row stands to it.
 *
 * @param index among the conditions
 * @param points that it gives to each class
 * @param details what the row has in the columns that it reads, or what it fails at
 */
public record ConditionReason(int index, String text, boolean holds, List<BigDecimal> points, List<String> details) {
    public ConditionReason {
        points = List.copyOf(points);
        details = List.copyOf(details);
    }
}
