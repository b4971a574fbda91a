package dev.cleave.training;

/** Ranges of settings, checked where the setting is made. */
final class Checks {
    private Checks() {}

    static void require(boolean holds, String what, double value, String range) {
        if (!holds) {
            throw new IllegalArgumentException(what + " must be " + range + ", not " + value);
        }
    }

    static void delta(double delta) {
        require(delta >= 0 && delta <= 1, "delta", delta, "in [0, 1]");
    }
}
