package dev.cleave.cli.option;

import dev.cleave.cli.learn.Resampling;
import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import dev.cleave.table.format.TableFile;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which rows are held out to score on; one of three ways. */
public final class EvaluationOptions {
    @Option(
            names = "--test",
            paramLabel = "SHARE",
            description =
                    "Share of the rows to hold out; 0 for none (0.2, or the share that a named data set comes with).")
    private @Nullable Double share;

    @Option(names = "--folds", paramLabel = "K", description = "Hold out each of K parts in turn.")
    private @Nullable Integer folds;

    @Option(names = "--test-file", paramLabel = "FILE", description = "Score on the rows of another file.")
    private @Nullable Path file;

    public Resampling evaluation(double usual) {
        if (folds != null) {
            return new Resampling.Folds(folds);
        }
        if (file != null) {
            return new Resampling.TestTable(TableFile.read(file));
        }
        double wanted = wanted(usual);
        return wanted == 0 ? new Resampling.Nothing() : new Resampling.HoldOut(wanted);
    }

    /** Where rows are held out by a share alone. */
    public double share(double usual) {
        if (folds != null || file != null) {
            throw new InputException(
                    SourceLocation.unknown(), "on a cluster a share of the rows is held out: --test SHARE");
        }
        return wanted(usual);
    }

    private double wanted(double usual) {
        double wanted = share == null ? usual : share;
        if (!(wanted >= 0 && wanted < 1)) {
            throw new InputException(SourceLocation.unknown(), "--test must be at least 0 and below 1, not " + wanted);
        }
        return wanted;
    }
}
