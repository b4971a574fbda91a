package dev.cleave.lab.store;

import dev.cleave.Version;
import dev.cleave.lab.trial.Trial;
import dev.cleave.lab.trial.TrialResult;

/**
 * A trial that is done.
 *
 * @param commit of the checkout that did it; empty where that is not known
 */
public record Finished(String key, long seed, String settings, String version, String commit, TrialResult result) {
    static Finished of(Trial trial, String commit, TrialResult result) {
        return new Finished(trial.key(), trial.seed(), trial.settings(), Version.current(), commit, result);
    }

    /** Whether doing that trial now would be doing this again. */
    boolean is(Trial trial) {
        return key.equals(trial.key())
                && seed == trial.seed()
                && settings.equals(trial.settings())
                && version.equals(Version.current());
    }
}
