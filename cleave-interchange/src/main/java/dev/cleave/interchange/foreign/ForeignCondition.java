package dev.cleave.interchange.foreign;

import dev.cleave.logic.PlainName;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A comparison of a column, true or false of any cell.
 *
 * @param values the number that is compared with, or the values that are listed; none of {@code is missing}
 */
record ForeignCondition(String column, Operator operator, List<String> values) {
    ForeignCondition {
        values = List.copyOf(values);
    }

    /** How a cell is compared; a missing one is not less and not greater, and is none of the values. */
    enum Operator {
        AT_MOST("<="),
        BELOW("<"),
        ABOVE(">"),
        AT_LEAST(">="),
        AT_MOST_OR_MISSING("<="),
        BELOW_OR_MISSING("<"),
        IN("="),
        NOT_IN("!="),
        MISSING("is missing"),
        PRESENT("is not missing");

        private final String sign;

        Operator(String sign) {
            this.sign = sign;
        }

        boolean isOrder() {
            return ordinal() <= BELOW_OR_MISSING.ordinal();
        }

        boolean isUpper() {
            return isOrder() && this != ABOVE && this != AT_LEAST;
        }

        boolean orMissing() {
            return this == AT_MOST_OR_MISSING || this == BELOW_OR_MISSING;
        }

        /** Whether the bound itself is outside. */
        boolean isStrict() {
            return this == ABOVE || this == BELOW || this == BELOW_OR_MISSING;
        }
    }

    static ForeignCondition of(String column, Operator operator, String value) {
        return new ForeignCondition(column, operator, List.of(value));
    }

    static ForeignCondition missing(String column) {
        return new ForeignCondition(column, Operator.MISSING, List.of());
    }

    /** By the sign of a comparison with a number or value. */
    static ForeignCondition of(String column, String sign, String value) {
        Operator operator = switch (sign) {
            case "<=" -> Operator.AT_MOST;
            case "<" -> Operator.BELOW;
            case ">" -> Operator.ABOVE;
            case ">=" -> Operator.AT_LEAST;
            case "=" -> Operator.IN;
            case "!=" -> Operator.NOT_IN;
            default -> throw new IllegalArgumentException("no comparison: " + sign);
        };
        return of(column, operator, value);
    }

    /** What holds of every cell of which this does not: one of these. */
    List<ForeignCondition> negated() {
        return switch (operator) {
            case AT_MOST -> List.of(with(Operator.ABOVE), missing(column));
            case BELOW -> List.of(with(Operator.AT_LEAST), missing(column));
            case ABOVE -> List.of(with(Operator.AT_MOST_OR_MISSING));
            case AT_LEAST -> List.of(with(Operator.BELOW_OR_MISSING));
            case AT_MOST_OR_MISSING -> List.of(with(Operator.ABOVE));
            case BELOW_OR_MISSING -> List.of(with(Operator.AT_LEAST));
            case IN -> List.of(with(Operator.NOT_IN));
            case NOT_IN -> List.of(with(Operator.IN));
            case MISSING -> List.of(with(Operator.PRESENT));
            case PRESENT -> List.of(with(Operator.MISSING));
        };
    }

    private ForeignCondition with(Operator other) {
        return new ForeignCondition(column, other, values);
    }

    /** Of a comparison by order. */
    boolean holds(double cell) {
        int compared = Double.compare(cell, number());
        boolean isBeyond = operator.isUpper() ? compared < 0 : compared > 0;
        return isBeyond || compared == 0 && !operator.isStrict();
    }

    double number() {
        return Double.parseDouble(values.get(0));
    }

    /** As our own rules say it. */
    @Override
    public String toString() {
        String name = PlainName.of(column);
        if (values.isEmpty()) {
            return name + " " + operator.sign;
        }
        if (values.size() > 1) {
            String list = values.stream().map(PlainName::of).collect(Collectors.joining(", ", "{", "}"));
            return name + (operator == Operator.IN ? " in " : " not in ") + list;
        }
        return name + " " + operator.sign + " " + PlainName.of(values.get(0))
                + (operator.orMissing() ? " (or missing)" : "");
    }
}
