package dev.cleave.cli.option;

import dev.cleave.datasets.Sampling;
import dev.cleave.encoding.EncodingOptions;
import dev.cleave.encoding.label.TargetSpec;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.Table;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which rows are left out because their class has so many. */
public final class SampleOptions {
    private static final int NEIGHBOURS = 3;

    @Option(
            names = "--sample",
            paramLabel = "ROWS",
            description =
                    "nearmiss or random: of each class as many rows as the rarest has, chosen before any are held out.")
    private @Nullable How sample;

    /** Ways to leave rows out. */
    enum How {
        NEARMISS(new Sampling.NearMiss(NEIGHBOURS)),
        RANDOM(new Sampling.Random());

        private final Sampling sampling;

        How(Sampling sampling) {
            this.sampling = sampling;
        }
    }

    boolean isAsked() {
        return sample != null;
    }

    /** The rows to learn from, with a note where some are left out. */
    public Table sampled(Table table, TargetSpec target, EncodingOptions encoding, long seed) {
        if (sample == null) {
            return table;
        }
        String label = target.names();
        if (label.contains(",") || label.contains("*")) {
            throw new InputException(SourceLocation.unknown().withValue(label), "--sample needs one target column");
        }
        return sample.sampling.apply(table, label, encoding, seed);
    }
}
