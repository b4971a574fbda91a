package dev.cleave.cli;

import dev.cleave.data.EncodingOptions;
import dev.cleave.data.InputException;
import dev.cleave.data.Place;
import dev.cleave.data.Table;
import dev.cleave.data.TargetSpec;
import dev.cleave.datasets.Sampling;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which rows are left out because their class has so many. */
final class SampleOptions {
    private static final int NEIGHBOURS = 3;

    @Option(
            names = "--sample",
            paramLabel = "HOW",
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

    /** The rows to learn from, with a note where some are left out. */
    Table sampled(Table table, TargetSpec target, EncodingOptions encoding, long seed) {
        if (sample == null) {
            return table;
        }
        String label = target.names();
        if (label.contains(",") || label.contains("*")) {
            throw new InputException(Place.unknown().withValue(label), "--sample needs one target column");
        }
        return sample.sampling.apply(table, label, encoding, seed);
    }
}
