package dev.cleave.training;

/** Ranges of settings, checked where the setting is made. */
public final class SettingChecks {
    private SettingChecks() {}

    public static void require(boolean holds, String what, double value, String range) {
        if (!holds) {
            throw new IllegalArgumentException(what + " must be " + range + ", not " + value);
        }
    }

    public static void delta(double delta) {
        require(delta >= 0 && delta <= 1, "delta", delta, "in [0, 1]");
    }
}
