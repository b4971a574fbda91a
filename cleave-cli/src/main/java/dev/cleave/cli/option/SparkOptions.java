package dev.cleave.cli.option;

import dev.cleave.table.InputException;
import dev.cleave.table.SourceLocation;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Whether to learn on a cluster, and from which files there. */
public final class SparkOptions {
    @Option(
            names = "--spark",
            paramLabel = "MASTER",
            description = "Learn on this Spark cluster (spark://HOST:7077, or local[4]), from files that it reads.")
    private @Nullable String master;

    @Option(
            names = "--data",
            paramLabel = "FILES",
            description =
                    "With --spark: Parquet files, or CSV files with a header, in a folder or by a pattern in quotes.")
    private @Nullable String data;

    public boolean isAsked() {
        return master != null;
    }

    public String master() {
        return master == null ? "" : master;
    }

    /** @param argument what stands where other commands have their data; empty for nothing */
    public String data(String argument) {
        String files = data == null ? argument : data;
        if (files.isEmpty()) {
            throw new InputException(
                    SourceLocation.unknown(), "say which files to learn from: --data 'folder/*.parquet'");
        }
        return files;
    }

    /** An {@link InputException} where files are given for a cluster, and no cluster is. */
    public void requireNone() {
        if (data != null) {
            throw new InputException(
                    SourceLocation.unknown(), "--data is for --spark; give the file as DATA: cleave learn " + data);
        }
    }

    /** An {@link InputException} where something is asked for that a cluster does not do. */
    public void requireAll(TeachingOptions teaching, SampleOptions sample) {
        if (!teaching.teaching().isNone()) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "rules are not kept, nor directions held, on a cluster; leave --keep-rules and --monotone out, or --spark");
        }
        if (sample.isAsked()) {
            throw new InputException(
                    SourceLocation.unknown(),
                    "on a cluster --sample is not done; leave it out, or give rows weights (--class-weights)");
        }
    }
}
