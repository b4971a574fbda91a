package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.cleave.needs.Needs;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The tests of {@code python/cleave}, among them all that scikit-learn asks of an estimator, by {@code cleave serve --stdio}. */
@Tag("slow")
class ScikitLearnTest {
    @Test
    void theTestsOfThePythonPackagePass() throws IOException, InterruptedException {
        Path python = Needs.python("sklearn, pandas", "python3-sklearn and python3-pandas");
        ProcessBuilder tests = new ProcessBuilder(
                        python.toString(), "-B", "-m", "unittest", "discover", "-s", "../python/tests")
                .redirectErrorStream(true);
        tests.environment().put("CLEAVE_COMMAND", command());
        Process process = tests.start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), printed);
    }

    private static String command() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return "'" + java + "' -XX:+UseSerialGC -cp '" + System.getProperty("java.class.path") + "' "
                + Main.class.getName();
    }
}
