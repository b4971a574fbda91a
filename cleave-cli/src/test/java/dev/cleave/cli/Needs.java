package dev.cleave.cli;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/** What a test needs from the machine. Where it is missing the test is skipped and says so; in CI it fails. */
public final class Needs {
    private Needs() {}

    /** The folder of data sets. */
    public static Path data() {
        Optional<Path> folder =
                Optional.ofNullable(System.getenv("CLEAVE_DATA")).map(Path::of).filter(Files::isDirectory);
        if (folder.isEmpty() && Boolean.parseBoolean(System.getenv("CI"))) {
            Assertions.fail("CI must have the data sets: set CLEAVE_DATA to their folder");
        }
        Assumptions.assumeTrue(folder.isPresent(), "skipped, needs the data sets: set CLEAVE_DATA to their folder");
        return folder.orElseThrow();
    }

    /** The program clingo, which reads our ASP. */
    static Path clingo() {
        Optional<Path> program = Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, "clingo"))
                .filter(Files::isExecutable)
                .findFirst();
        if (program.isEmpty() && Boolean.parseBoolean(System.getenv("CI"))) {
            Assertions.fail("CI must have clingo on the PATH: Debian has it in the package gringo");
        }
        Assumptions.assumeTrue(program.isPresent(), "skipped, needs clingo: Debian has it in the package gringo");
        return program.orElseThrow();
    }
}
