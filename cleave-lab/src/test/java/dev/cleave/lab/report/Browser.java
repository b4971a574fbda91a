package dev.cleave.lab.report;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/** A real browser without a window. Where there is none the test is skipped and says so; in CI it fails. */
record Browser(Path program) {
    static Browser find() {
        Optional<Path> program = Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, "chromium"))
                .filter(Files::isExecutable)
                .findFirst();
        if (program.isEmpty() && Boolean.parseBoolean(System.getenv("CI"))) {
            Assertions.fail("CI must have chromium on the PATH");
        }
        Assumptions.assumeTrue(program.isPresent(), "skipped, needs chromium on the PATH");
        return new Browser(program.orElseThrow());
    }

    /** Opens a page in a window of that width and returns what it became, with what the console said. */
    Opened open(Path page, int width, Path scratch) throws IOException, InterruptedException {
        Path errors = scratch.resolve("console.txt");
        Path dom = scratch.resolve("dom.html");
        Process process = new ProcessBuilder(
                        program.toString(),
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-dev-shm-usage",
                        "--disable-background-networking",
                        "--enable-logging=stderr",
                        "--user-data-dir=" + scratch.resolve("profile"),
                        "--window-size=" + width + ",900",
                        "--dump-dom",
                        page.toUri().toString())
                .redirectError(errors.toFile())
                .redirectOutput(dom.toFile())
                .start();
        boolean ended = process.waitFor(120, TimeUnit.SECONDS);
        process.destroyForcibly();
        Assertions.assertTrue(ended, "the browser did not end");
        return new Opened(Files.readString(dom), Files.readString(errors, StandardCharsets.ISO_8859_1));
    }

    record Opened(String dom, String log) {}
}
