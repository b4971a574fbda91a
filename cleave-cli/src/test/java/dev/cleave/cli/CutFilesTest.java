package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files that end too early, cells that turn into text, too little memory: one line that says so, and exit code 2. */
class CutFilesTest {
    private static final Path MODELS = Path.of("../cleave-core/src/test/resources/models-0.1");

    @TempDir
    private Path folder;

    private Path model = Path.of("");
    private String rows = "";

    @BeforeEach
    void unpack() throws IOException {
        model = folder.resolve("monk1.cleave");
        try (InputStream in = new GZIPInputStream(Files.newInputStream(MODELS.resolve("monk1.cleave.gz")))) {
            Files.copy(in, model);
        }
        rows = Files.readString(MODELS.resolve("monk1.csv"));
    }

    @Test
    void inAQuotedCell() throws IOException {
        refused(
                Files.writeString(folder.resolve("t.csv"), rows + "1,2,\"1,1,1,1,1\n1,1,1,1,1,1,1\n"),
                "the file may be cut short");
    }

    @Test
    void inTheMiddleOfARow() throws IOException {
        refused(Files.writeString(folder.resolve("t.csv"), rows + "1,2,1"), "line 434: expected 7 cells");
    }

    @Test
    void inGzip() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(rows.getBytes(StandardCharsets.UTF_8));
        }
        byte[] half = Arrays.copyOf(packed.toByteArray(), packed.size() / 2);
        refused(
                Files.write(folder.resolve("t.csv.gz"), half),
                "the gzip data is damaged or cut short; get the file again");
    }

    private void refused(Path file, String part) {
        Path out = folder.resolve("out");
        refused(Ran.cleave("learn", file.toString(), "--target", "class", "--out", out.toString()), part);
        assertFalse(Files.exists(out));
        refused(Ran.cleave("predict", model.toString(), file.toString(), "--out", out.toString()), part);
        assertFalse(Files.exists(out));
    }

    private static void refused(Ran ran, String part) {
        assertEquals(2, ran.code(), ran.err());
        assertEquals(1, ran.err().lines().count(), ran.err());
        assertTrue(ran.err().contains(part), ran.err());
    }

    @Test
    void aNumberThatTurnsIntoTextLateIsSaidWithItsLine() throws IOException {
        SplittableRandom random = new SplittableRandom(1);
        List<String> lines = IntStream.range(0, 3_000)
                .mapToObj(row -> random.nextInt(100) + "," + random.nextInt(2))
                .collect(Collectors.toCollection(ArrayList::new));
        lines.set(2_900, "broken,1");
        Path file = Files.writeString(folder.resolve("t.csv"), "x,y\n" + String.join("\n", lines) + "\n");
        Ran ran = Ran.cleave("learn", file.toString(), "--target", "y", "--time-limit", "2s");
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.err().contains("'x' has numbers, but for broken, first in line 2902"), ran.err());
    }

    @Test
    void tooLittleMemoryIsOneLineThatSaysHowMuchWouldDo() throws IOException, InterruptedException {
        SplittableRandom random = new SplittableRandom(1);
        String text = IntStream.range(0, 200_000)
                .mapToObj(row -> random.nextLong() + "," + random.nextInt(2))
                .collect(Collectors.joining("\n", "x,y\n", "\n"));
        Path file = Files.writeString(folder.resolve("t.csv"), text);
        Path err = folder.resolve("err");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx20m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.cleave.cli.Main",
                        "learn",
                        file.toString(),
                        "--target",
                        "y")
                .redirectError(err.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertEquals(2, process.waitFor(), Files.readString(err));
        List<String> said = Files.readAllLines(err);
        assertEquals(1, said.size(), said.toString());
        assertTrue(said.get(0).contains("GB would do: set CLEAVE_JAVA_OPTIONS=-Xmx"), said.get(0));
    }
}
