package dev.cleave.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.cli.Main;
import dev.cleave.cli.Ran;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ServeCommandTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"serve", "serve --http", "serve no.cleave --http", "serve --http --stdio"})
    void whatIsNotSaidIsAskedForInOneLine(String words) {
        Ran ran = Ran.cleave(words.split(" "));
        assertEquals(2, ran.code(), ran.err());
        assertEquals(1, ran.err().lines().count(), ran.err());
    }

    @Test
    void rowsAreAnsweredUntilTheProcessIsEnded() throws IOException, InterruptedException {
        Process process = start(model());
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            String address = out.readLine().replace("answering at ", "");
            String token = out.readLine().replace("the token is ", "");
            HttpRequest request = HttpRequest.newBuilder(URI.create(address + "predict"))
                    .header("Authorization", "Bearer " + token)
                    .POST(BodyPublishers.ofString("{\"row\": {\"x\": 3}}"))
                    .build();
            HttpResponse<String> response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
            assertEquals(200, response.statusCode(), response.body());
            assertTrue(response.body().contains("\"y\":\"yes\""), response.body());
            assertTrue(address.startsWith("http://127.0.0.1:"), address);
        } finally {
            process.destroy();
            process.waitFor();
        }
        assertFalse(process.isAlive());
    }

    private Path model() throws IOException {
        Path data =
                Files.writeString(folder.resolve("d.csv"), "x,y\n" + "1.5,no\n2.5,yes\n0.5,no\n7.5,yes\n".repeat(9));
        Path rules = Files.writeString(folder.resolve("rules.txt"), "y if x > 2\n");
        Path model = folder.resolve("m.cleave");
        Ran ran = Ran.cleave(
                "import", rules.toString(), "--data", data.toString(), "--target", "y", "--out", model.toString());
        assertEquals(0, ran.code(), ran.err());
        return model;
    }

    private Process start(Path model) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(List.of(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "serve",
                        model.toString(),
                        "--http"))
                .redirectErrorStream(true);
        builder.environment().remove("CLEAVE_TOKEN");
        return builder.start();
    }
}
