package dev.cleave.verification;

import java.util.BitSet;

/** An input on which two behaviours were seen to differ, and the first output where they do. */
public record Difference(BitSet atoms, int output) {
    Verdict within(Scope scope) {
        return new Verdict.Differs(scope, atoms, output);
    }
}
