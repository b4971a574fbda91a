package dev.cleave.interchange.program;

/** What a system has in a cell: a number, a text, or nothing. */
public sealed interface Cell {
    Absent ABSENT = new Absent();

    /** Any number but NaN; infinite ones are greater or less than all others. */
    record Number(double value) implements Cell {
        public Number {
            if (Double.isNaN(value)) {
                throw new IllegalArgumentException("a number that is none is an absent cell");
            }
        }
    }

    /** Without white space around it, and a number in its shortest form: {@code 2} and not {@code 2.0}. */
    record Text(String value) implements Cell {}

    /** NULL, None, NA. */
    record Absent() implements Cell {}
}
