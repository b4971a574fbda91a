package dev.cleave.needs;









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
        String folder = System.getenv("CLEAVE_DATA");
        return found(
                Optional.ofNullable(folder).map(Path::of).filter(Files::isDirectory),
                "the data sets: set CLEAVE_DATA to their folder");
    }

    /** The program clingo, which reads our ASP. */
    public static Path clingo() {
        Optional<Path> program = Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, "clingo"))
                .filter(Files::isExecutable)
                .findFirst();
        return found(program, "clingo on the PATH: Debian has it in the package gringo");
    }

    private static Path found(Optional<Path> what, String words) {
        if (what.isEmpty() && Boolean.parseBoolean(System.getenv("CI"))) {
            Assertions.fail("CI must have " + words);
        }
        Assumptions.assumeTrue(what.isPresent(), "skipped, needs " + words);
        return what.orElseThrow();
    }
}
