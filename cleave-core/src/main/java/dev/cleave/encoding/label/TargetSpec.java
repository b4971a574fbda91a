package dev.cleave.encoding.label;

/**
 * What the user said about the target.
 *
 * @param names a column, a list of columns separated by commas, or a glob such as {@code *_next}
 * @param positive which value counts as positive
 * @param classes whether each value is a class, even where it is one of many numbers
 */
public record TargetSpec(String names, Positive positive, boolean classes) {
    public TargetSpec(String names, Positive positive) {
        this(names, positive, false);
    }

    /** Which value of a label column counts as positive. */
    public sealed interface Positive {
        /** The truer, the greater or the later of two. */
        record Inferred() implements Positive {}

        /** This one against the rest. */
        record Given(String value) implements Positive {}
    }

    public static TargetSpec of(String names) {
        return new TargetSpec(names, new Positive.Inferred());
    }

    public TargetSpec withPositive(String value) {
        return new TargetSpec(names, new Positive.Given(value), classes);
    }

    /** Each value is a class, even where it is one of many numbers. */
    public TargetSpec asClasses() {
        return new TargetSpec(names, positive, true);
    }
}
