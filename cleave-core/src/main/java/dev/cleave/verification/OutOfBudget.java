package dev.cleave.verification;

/** Ends the building of a proof whose time is over; becomes {@link Verdict.Undecided} and never leaves the package. */
public final class OutOfBudget extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public OutOfBudget() {
        super("out of time", null, false, false);
    }
}
