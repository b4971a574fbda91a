package dev.cleave.verification;

/** Ends a proof that would have to compare too many classes, each with each; becomes {@link Verdict.Undecided} and never leaves the package. */
public final class TooManyClasses extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public TooManyClasses() {
        super("too many classes", null, false, false);
    }
}
