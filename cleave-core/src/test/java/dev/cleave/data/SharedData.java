package dev.cleave.data;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;

/** The data sets that are not part of the project; a test that needs them is skipped where CLEAVE_DATA is not set. */
public final class SharedData {
    private SharedData() {}

    public static Path file(String name) {
        String directory = System.getenv().getOrDefault("CLEAVE_DATA", "");
        assumeTrue(!directory.isEmpty(), "skipped: set CLEAVE_DATA to the directory that has " + name);
        return Path.of(directory, name);
    }
}
