package dev.cleave.interchange.foreign;

import dev.cleave.logic.PlainName;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A rule that another learner printed.
 *
 * @param conditions that must all hold; none of a rule that always fires
 * @param value that it says
 */
record ForeignRule(List<Condition> conditions, String value) {
    ForeignRule {
        conditions = List.copyOf(conditions);
    }

    /** A comparison, by an operator that our rules have. */
    record Condition(String column, String operator, String value) {
        @Override
        public String toString() {
            return PlainName.of(column) + " " + operator + " " + PlainName.of(value);
        }
    }

    /** The rest of a line after what it is about. */
    String body() {
        return conditions.isEmpty()
                ? "always"
                : "if " + conditions.stream().map(Object::toString).collect(Collectors.joining(" and "));
    }
}
