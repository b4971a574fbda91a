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
        return program("clingo", "clingo on the PATH: Debian has it in the package gringo");
    }

    /** The program node, which runs our JavaScript. */
    public static Path node() {
        return program("node", "node on the PATH: Debian has it in the package nodejs");
    }

    /** The program chromedriver, which drives the browser that shows our pages. */
    public static Path chromedriver() {
        return program("chromedriver", "chromedriver on the PATH: Debian has it in the package chromium-driver");
    }

    private static Path program(String name, String words) {
        Optional<Path> program = Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
        return found(program, words);
    }

    private static Path found(Optional<Path> what, String words) {
        if (what.isEmpty() && Boolean.parseBoolean(System.getenv("CI"))) {
            Assertions.fail("CI must have " + words);
        }
        Assumptions.assumeTrue(what.isPresent(), "skipped, needs " + words);
        return what.orElseThrow();
    }
}
