package dev.cleave.cli.option;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the named data sets are that come as files. */
public final class DataFolder {
    @Option(
            names = "--data-dir",
            paramLabel = "DIR",
            description = "Where named data sets are; otherwise $CLEAVE_DATA, then ~/.cleave/data.")
    private @Nullable Path folder;

    public Path path() {
        if (folder != null) {
            return folder;
        }
        String variable = System.getenv("CLEAVE_DATA");
        return variable != null && !variable.isBlank()
                ? Path.of(variable)
                : Path.of(System.getProperty("user.home"), ".cleave", "data");
    }
}
