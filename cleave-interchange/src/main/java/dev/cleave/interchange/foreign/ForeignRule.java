package dev.cleave.interchange.foreign;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A rule that another system has.
 *
 * @param conditions that must all hold; none of a rule that always fires
 * @param value that it says
 */
record ForeignRule(List<ForeignCondition> conditions, String value) {
    ForeignRule {
        conditions = List.copyOf(conditions);
    }

    /** The rest of a line after what it is about. */
    static String body(List<ForeignCondition> conditions) {
        return conditions.isEmpty()
                ? "always"
                : "if " + conditions.stream().map(Object::toString).collect(Collectors.joining(" and "));
    }
}
