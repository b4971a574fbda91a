package dev.cleave.cli;

import dev.cleave.Weighting;
import dev.cleave.data.ClassWeights;
import dev.cleave.data.EncodingOptions;
import dev.cleave.data.InputException;
import dev.cleave.data.Labelled;
import dev.cleave.data.Place;
import dev.cleave.data.Sampling;
import dev.cleave.data.Table;
import dev.cleave.data.TargetSpec;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How much rows count, and which are left out because their class has so many. */
final class WeightOptions {
    private static final int NEIGHBOURS = 3;

    @Option(
            names = "--class-weights",
            paramLabel = "WEIGHTS",
            description = "balanced, where every class counts the same in all, or a list such as yes=5,no=1.")
    private @Nullable String classes;

    @Option(
            names = "--weights",
            paramLabel = "COL",
            description = "The column that says how much each row counts; it is not learned from.")
    private @Nullable String column;

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

    /** An {@link InputException} where class weights can't be read. */
    Weighting weighting() {
        Weighting weighting =
                classes == null ? Weighting.none() : Weighting.none().with(ClassWeights.parse(classes));
        return column == null ? weighting : weighting.withColumn(column);
    }

    /** The columns that are not learned from. */
    Set<String> columns() {
        return column == null ? Set.of() : Set.of(column);
    }

    /** Says before the work what is wrong with the weights. */
    void require(Labelled data) {
        weighting().require(data);
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
