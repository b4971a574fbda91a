package dev.cleave.explanation;

import java.math.BigDecimal;
import java.util.List;

/**
 * How a class stands for a row.
 *
 * @param output the index of the class
 * @param probability by the rules
 * @param network the same by the soft network
 * @param helping the condition that does not hold and would help it most against the answer; none for the answer itself
 * @param change the least for this class; none for the answer itself, and for classes far behind
 */
public record ClassReason(
        int output,
        String name,
        BigDecimal points,
        double probability,
        double network,
        List<ConditionReason> helping,
        List<LeastChange> change) {
    public ClassReason {
        helping = List.copyOf(helping);
        change = List.copyOf(change);
    }
}
