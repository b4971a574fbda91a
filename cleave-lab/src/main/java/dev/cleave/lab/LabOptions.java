package dev.cleave.lab;

import java.nio.file.Path;
import java.util.OptionalInt;

/**
 * What may be said about a run of the lab.
 *
 * @param data where the data sets are that come as files
 * @param out where results go
 * @param runs of each contender on each data set, at most; as many as the paper has where nothing is said
 * @param quick whether every cell gets a figure soon, from few runs that may not take long
 * @param threads trials at the same time
 */
public record LabOptions(Path data, Path out, OptionalInt runs, boolean quick, int threads) {
    public LabOptions {
        if (runs.isPresent() && runs.getAsInt() < 1) {
            throw new IllegalArgumentException("there must be at least one run, not " + runs.getAsInt());
        }
        if (threads < 1) {
            throw new IllegalArgumentException("work needs at least one thread, not " + threads);
        }
    }

    LabScale scale() {
        return quick ? LabScale.QUICK : LabScale.FULL;
    }

    /** Where results go; those of a quick run don't mix with others. */
    Path folder() {
        return quick ? out.resolve("quick") : out;
    }

    /** The command that does this. */
    String command(LabPart part) {
        return "cleave lab " + part.key() + (quick ? " --quick" : "")
                + (runs.isPresent() ? " --runs " + runs.getAsInt() : "");
    }
}
