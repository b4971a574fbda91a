package dev.cleave.interchange.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.cleave.interchange.contract.Consumer.Told;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs the programs of other people. */
final class Programs {
    static final JsonMapper JSON = JsonMapper.builder()
            .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
            .build();

    /** As our functions in other languages answer. */
    record Answer(Map<String, String> labels, List<Integer> rules, Map<String, Map<String, Double>> probabilities) {}

    private Programs() {}

    /** What it prints; a test fails with what it says otherwise. */
    static String run(Path folder, String... command) throws IOException, InterruptedException {
        Path errors = folder.resolve("errors.txt");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(errors.toFile())
                .start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), () -> String.join(" ", command) + ": " + read(errors) + printed);
        return printed;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }

    /** A line of JSON a row. */
    static List<Told> answers(String printed) throws IOException {
        List<Told> all = new ArrayList<>();
        for (String line : printed.lines().toList()) {
            Answer answer = JSON.readValue(line, new TypeReference<Answer>() {});
            all.add(new Told(answer.labels(), Optional.of(answer.rules()), Optional.of(answer.probabilities())));
        }
        return all;
    }
}
