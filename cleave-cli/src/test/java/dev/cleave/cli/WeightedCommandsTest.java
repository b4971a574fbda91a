package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where rows have weights, every command that counts them says so beside the plain counts. */
class WeightedCommandsTest {
    @TempDir
    private static Path folder;

    private static Path file;
    private static Path model;
    private static JsonNode learned;

    /** With {@code a} 1 row in 4 is positive, and weighs 9. */
    @BeforeAll
    static void learn() throws IOException {
        String text = IntStream.range(0, 240)
                .mapToObj(i -> i % 2 + "," + i % 3 / 2 + "," + (i % 8 == 1 ? "9,1" : "1,0"))
                .collect(Collectors.joining("\n", "a,b,w,y\n", "\n"));
        file = Files.writeString(folder.resolve("data.csv"), text);
        model = folder.resolve("m.cleave");
        learned = json(Ran.cleave(
                "learn",
                file.toString(),
                "--target",
                "y",
                "--weights",
                "w",
                "--test",
                "0",
                "--json",
                "--out",
                model.toString()));
    }

    private static JsonNode json(Ran ran) throws IOException {
        assertEquals(0, ran.code(), ran.err());
        return JsonMapper.builder().build().readTree(ran.out());
    }

    @Test
    void learnShowsBoth() {
        JsonNode rules = learned.get("ledger").get(2);
        assertEquals(2 * 30 / (2 * 30 + 90.0), rules.get("f1").get("train").asDouble(), 1e-9);
        assertEquals(
                2 * 270 / (2 * 270 + 90.0), rules.get("weightedF1").get("train").asDouble(), 1e-9);
        JsonNode evidence = learned.at("/program/heads/0/rules/0/evidence/train");
        assertEquals(0.25, evidence.get("precision").asDouble(), 1e-9);
        assertEquals(0.75, evidence.at("/weighted/precision").asDouble(), 1e-9);
    }

    @Test
    void theModelFileKeepsBoth() {
        Ran ran = Ran.cleave("rules", model.toString(), "--evidence");
        assertTrue(ran.out().contains("0.250") && ran.out().contains("0.750"), ran.out());
        assertTrue(ran.out().lines().allMatch(line -> line.length() <= 80), ran.out());
    }

    @Test
    void evaluateShowsBoth() throws IOException {
        JsonNode plain = json(Ran.cleave("evaluate", model.toString(), file.toString(), "--json"));
        assertFalse(plain.at("/scores/2").has("weighted"));
        JsonNode weighted = json(Ran.cleave("evaluate", model.toString(), file.toString(), "--weights", "w", "--json"));
        assertEquals(plain.at("/scores/2/f1"), weighted.at("/scores/2/f1"));
        assertEquals(0.75, weighted.at("/scores/2/weighted/precision").asDouble(), 1e-9);
        JsonNode classes =
                json(Ran.cleave("evaluate", model.toString(), file.toString(), "--class-weights", "1=3", "--json"));
        assertEquals(0.5, classes.at("/scores/2/weighted/precision").asDouble(), 1e-9);
        assertEquals(90, classes.at("/scores/2/errors").asInt());
        String text = Ran.cleave("evaluate", model.toString(), file.toString(), "--weights", "w")
                .out();
        assertTrue(text.contains("every row counted by its weight:"), text);
    }

    @Test
    void rulesOnDataShowBoth() {
        Ran ran = Ran.cleave("rules", model.toString(), "--data", file.toString(), "--class-weights", "balanced");
        assertTrue(ran.out().contains("0.250") && ran.out().contains("0.700"), ran.out());
    }

    @Test
    void weightsThatAreNoneGetOneLine() {
        Ran ran = Ran.cleave("evaluate", model.toString(), file.toString(), "--weights", "nope");
        assertEquals(2, ran.code());
        assertEquals(1, ran.err().lines().count(), ran.err());
    }
}
