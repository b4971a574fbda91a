package dev.cleave.logic;

/** A named Boolean over one row; {@code toString} is the atom in the user's own words, and no two have the same. */
public sealed interface Atom {
    /** The column that decides it. */
    String column();

    /** The column is true: {@code CycD}. */
    record Holds(String column) implements Atom {
        @Override
        public String toString() {
            return PlainName.of(column);
        }
    }

    /** The column has this value: {@code colour = red}. */
    record Is(String column, String value) implements Atom {
        @Override
        public String toString() {
            return PlainName.of(column) + " = " + PlainName.of(value);
        }
    }

    /** The column is greater than a finite number: {@code age > 41.5}. */
    record Above(String column, double threshold) implements Atom {
        public Above {
            if (!Double.isFinite(threshold)) {
                throw new IllegalArgumentException("threshold of '" + column + "' must be finite: " + threshold);
            }
        }

        @Override
        public String toString() {
            return PlainName.of(column) + " > " + ShortestDecimal.of(threshold);
        }
    }

    /** The column's word comes after this one in the order that a person gave: {@code safety > low}. */
    record After(String column, String value) implements Atom {
        @Override
        public String toString() {
            return PlainName.of(column) + " > " + PlainName.of(value);
        }
    }

    /** The column has no value: {@code age is missing}. */
    record Missing(String column) implements Atom {
        @Override
        public String toString() {
            return PlainName.of(column) + " is missing";
        }
    }
}
