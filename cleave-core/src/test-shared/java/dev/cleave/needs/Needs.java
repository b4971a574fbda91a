package dev.cleave.needs;









import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
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
        return program("clingo", "gringo");
    }

    /** The program node, which runs our JavaScript. */
    public static Path node() {
        return program("node", "nodejs");
    }

    /** The program chromedriver, which drives the browser that shows our pages. */
    public static Path chromedriver() {
        return program("chromedriver", "chromium-driver");
    }

    /** A program on the PATH, and the package of Debian that has it. */
    public static Path program(String name, String debian) {
        Optional<Path> program = folders()
                .map(folder -> folder.resolve(name))
                .filter(Files::isExecutable)
                .findFirst();
        return found(program, name + " on the PATH: Debian has it in the package " + debian);
    }

    /** A python3 that has these modules: Debian's own, or one on the PATH. */
    public static Path python(String modules, String debian) {
        Stream<Path> all = Stream.concat(Stream.of(Path.of("/usr/bin")), folders()).map(folder -> folder.resolve("python3"));
        return found(
                all.filter(Files::isExecutable)
                        .filter(python -> ends(python.toString(), "-c", "import " + modules))
                        .findFirst(),
                "python3 with " + modules + ": Debian has them in " + debian);
    }

    private static boolean ends(String... command) {
        try {
            return new ProcessBuilder(command)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static Stream<Path> folders() {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator)).map(Path::of);
    }

    private static Path found(Optional<Path> what, String words) {
        if (what.isEmpty() && Boolean.parseBoolean(System.getenv("CI"))) {
            Assertions.fail("CI must have " + words);
        }
        Assumptions.assumeTrue(what.isPresent(), "skipped, needs " + words);
        return what.orElseThrow();
    }
}
