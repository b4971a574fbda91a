package dev.cleave.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.cleave.cli.Main;
import dev.cleave.cli.Ran;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A studio whose process is killed in the middle of work. */
@Tag("slow")
class StudioCrashTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    private Path folder;

    /** The process and its address. */
    private record Studio(Process process, String address) implements AutoCloseable {
        static Studio start(Path folder) throws IOException {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            classPath(),
                            Main.class.getName(),
                            "studio",
                            "people.cleave",
                            "--data",
                            "people.csv",
                            "--no-browser")
                    .directory(folder.toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            BufferedReader lines = process.inputReader(StandardCharsets.UTF_8);
            String line = lines.readLine();
            assertTrue(line != null && line.contains("http://"), line);
            return new Studio(process, line.substring(line.indexOf("http://")));
        }

        /** Of the modules, too, where the tests run on their path. */
        private static String classPath() {
            return String.join(
                    File.pathSeparator,
                    List.of(
                            System.getProperty("java.class.path", ""),
                            System.getProperty("jdk.module.path", ""),
                            System.getProperty("surefire.test.class.path", "")));
        }

        JsonNode ask(String what, Map<String, String> body) throws IOException, InterruptedException {
            HttpRequest request = HttpRequest.newBuilder(URI.create(address + what))
                    .header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(JSON.writeValueAsString(body)))
                    .build();
            HttpResponse<String> answer =
                    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
            assertEquals(200, answer.statusCode(), answer.body());
            return JSON.readTree(answer.body());
        }

        @Override
        public void close() {
            process.destroyForcibly().onExit().join();
        }
    }

    private static String rows() {
        StringBuilder rows = new StringBuilder("sugar,weight,ill\n");
        for (int i = 0; i < 200; i++) {
            int sugar = 80 + 7 * i % 120;
            rows.append(sugar).append(',').append(50 + 3 * i % 40).append(sugar > 140 ? ",yes\n" : ",no\n");
        }
        return rows.toString();
    }

    @Test
    void editsThatWereScoredAreThereAfterTheProcessWasKilled() throws Exception {
        Files.writeString(folder.resolve("people.csv"), rows());
        Ran learned = Ran.cleave(
                "learn",
                folder.resolve("people.csv").toString(),
                "--target",
                "ill",
                "--out",
                folder.resolve("people.cleave").toString());
        assertEquals(0, learned.code(), learned.err());
        String before;
        try (Studio studio = Studio.start(folder)) {
            before = studio.ask("state", Map.of()).get("program").asText();
            studio.ask("edit", Map.of("program", "ill if sugar > 150\n"));
            studio.ask("edit", Map.of("program", "ill if sugar > 155 and weight > 60\n"));
        } // killed, as by kill -9: nothing in it hears of its end
        try (Studio studio = Studio.start(folder)) {
            assertEquals(
                    "ill if sugar > 155 and weight > 60\n",
                    studio.ask("state", Map.of()).get("program").asText());
            assertEquals(
                    "ill if sugar > 150\n",
                    studio.ask("undo", Map.of()).get("program").asText());
            assertEquals(before, studio.ask("undo", Map.of()).get("program").asText());
        }
    }
}
