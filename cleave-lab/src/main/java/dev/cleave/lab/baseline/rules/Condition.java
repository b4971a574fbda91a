package dev.cleave.lab.baseline.rules;

/** What a rule asks of one attribute; a missing cell never meets it. */
record Condition(int attribute, Comparison comparison, int code) {
    /** A cell's code against that of the condition. */
    enum Comparison {
        IS {
            @Override
            boolean holds(int cell, int code) {
                return cell == code;
            }
        },
        AT_MOST {
            @Override
            boolean holds(int cell, int code) {
                return cell <= code;
            }
        },
        AT_LEAST {
            @Override
            boolean holds(int cell, int code) {
                return cell >= code;
            }
        };

        abstract boolean holds(int cell, int code);
    }

    boolean holds(AttributeTable table, int row) {
        int cell = table.code(attribute, row);
        return cell != RuleAttribute.MISSING && comparison.holds(cell, code);
    }

    /** Whether both bound the same attribute from the same side, so that one of them says all. */
    boolean isLike(Condition other) {
        return attribute == other.attribute && comparison == other.comparison;
    }
}
