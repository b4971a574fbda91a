package dev.cleave.cli.option;

import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where rows are that are in no file of their own: named data sets, and databases. */
public final class DataFolder {
    @Option(
            names = "--data-dir",
            paramLabel = "DIR",
            description = "Where named data sets are; otherwise $CLEAVE_DATA, then ~/.cleave/data.")
    private @Nullable Path folder;

    @Option(
            names = "--query",
            paramLabel = "SQL",
            description = "The rows, where DATA is a database (jdbc:sqlite:x.db); its driver is in CLEAVE_CLASSPATH.")
    private @Nullable String query;

    /** The rows of a database that are asked for. */
    Optional<String> query() {
        return Optional.ofNullable(query);
    }

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
