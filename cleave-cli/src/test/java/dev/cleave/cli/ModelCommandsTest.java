package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that read a model of MONK's first problem. */
class ModelCommandsTest {
    private static final String HEADER = "a1,a2,a3,a4,a5,a6";

    @TempDir
    private static Path folder;

    private static Path model;

    @BeforeAll
    static void learn() {
        model = TrainedModel.monk(folder);
    }

    @Test
    void rulesAreOneALine() {
        List<String> lines = done("rules", model.toString()).lines().sorted().toList();
        assertEquals(
                List.of(
                        "class if a1 = 1 and a2 = 1",
                        "class if a1 = 2 and a2 = 2",
                        "class if a1 = 3 and a2 = 3",
                        "class if a5 = 1"),
                lines);
    }

    @Test
    void rulesComeWithEvidence() {
        String text = done("rules", model.toString(), "--data", "monk1");
        assertTrue(text.startsWith("   data\n   rows  right  prec.  recall  alone\n"), text);
        assertTrue(text.contains("class if a5 = 1\n    108    108  1.000   0.500     72\n"), text);
    }

    @Test
    void evidenceOfTrainingIsInTheFile() throws IOException {
        String text = done("rules", model.toString(), "--evidence");
        assertTrue(text.lines().allMatch(line -> line.length() <= 78), text);
        assertTrue(text.lines().findFirst().orElseThrow().matches(" *train *test"), text);
        assertEquals(2 + 2 * 4, text.lines().count(), text);
        JsonNode rules = json("rules", model.toString(), "--as", "json").at("/heads/0/rules");
        long alone = 0;
        for (JsonNode rule : rules) {
            assertEquals(1.0, rule.at("/evidence/train/precision").doubleValue());
            alone += rule.at("/evidence/train/alone").longValue()
                    + rule.at("/evidence/test/alone").longValue();
        }
        assertEquals(72 + 3 * 36, alone);
    }

    @Test
    void evidenceThatTheFileLacksIsSaid() throws IOException {
        Path old = Files.writeString(
                folder.resolve("old.cleave"), Files.readString(model).replace("\"evidence\":{", "\"more\":{"));
        Ran ran = Ran.cleave("rules", old.toString(), "--evidence");
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.err().contains("--data"), ran.err());
        assertEquals(4, ran.out().lines().count());
    }

    @Test
    void rulesForMachines() throws IOException {
        JsonNode head = json("rules", model.toString(), "--as", "json", "--data", "monk1")
                .get("heads")
                .get(0);
        assertEquals("class", head.get("name").textValue());
        assertEquals(4, head.get("rules").size());
        for (JsonNode rule : head.get("rules")) {
            assertEquals(1.0, rule.at("/evidence/data/precision").doubleValue());
        }
    }

    @Test
    void rulesForClingo() {
        String program = done("rules", model.toString(), "--as", "asp", "--plain");
        assertTrue(program.contains("class :- a5(1).") && program.contains("#show class/0."), program);
    }

    @Test
    void predictSaysLabelScoreAndRule() throws IOException {
        Path rows = rows("1,2,1,1,1,1\n1,2,1,1,2,1\n");
        List<String> lines =
                done("predict", model.toString(), rows.toString()).lines().toList();
        assertEquals(3, lines.size());
        assertEquals("row,label,probability,network,rule,notes", lines.get(0));
        assertTrue(lines.get(1).matches("1,1,0\\.9\\d*,(0\\.9\\d*|1\\.0000),a5 = 1,"), lines.get(1));
        assertTrue(lines.get(2).matches("2,0,0\\.0\\d*,0\\.0\\d*,-,"), lines.get(2));
    }

    @Test
    void predictWritesAllRowsToAFile() throws IOException {
        Path out = folder.resolve("answers.csv");
        assertEquals("", done("predict", model.toString(), "monk1", "--out", out.toString()));
        assertEquals(433, Files.readAllLines(out).size());
        assertEquals(done("predict", model.toString(), "monk1"), Files.readString(out));
    }

    @Test
    void valuesThatTrainingDidNotHaveAreNoted() throws IOException {
        Ran ran = Ran.cleave("predict", model.toString(), rows("9,2,1,1,1,1\n").toString());
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.err().startsWith("note: column 'a1': value '9'"), ran.err());
    }

    @Test
    void evaluateScoresAllThree() throws IOException {
        JsonNode scores = json("evaluate", model.toString(), "monk1", "--json").get("scores");
        assertEquals(List.of("soft", "hard", "rules"), scores.findValuesAsText("stage"));
        for (JsonNode stage : scores) {
            assertEquals(1.0, stage.get("f1").doubleValue());
            assertEquals(1.0, stage.get("mcc").doubleValue());
        }
        assertTrue(done("evaluate", model.toString(), "monk1").contains("MCC"));
    }

    @Test
    void explainSaysWhyAndTheLeastChange() throws IOException {
        Path rows = rows("1,2,1,1,3,1\n2,2,1,1,1,1\n");
        String no = done("explain", model.toString(), rows.toString(), "--row", "1");
        assertTrue(no.startsWith("row 1: class is 0 "), no);
        assertTrue(no.contains("does not fire: a5 = 1\n    fails at a5 = 1 (the row has 3)"), no);
        assertTrue(no.matches("(?s).*the least change for 1: (a1 to 2|a2 to 1|a5 to 1)\\n"), no);
        String yes = done("explain", model.toString(), rows.toString(), "--row", "2");
        assertTrue(yes.contains("fires, for 1: a5 = 1\n    the row has a5 = 1"), yes);
        assertTrue(yes.matches("(?s).*the least change for 0: a[12] to \\d, and a5 to \\d\\n"), yes);
    }

    @Test
    void explainForMachines() throws IOException {
        Path rows = rows("1,2,1,1,3,1\n2,2,1,1,1,1\n");
        JsonNode no = json("explain", model.toString(), rows.toString(), "--row", "1", "--json");
        assertEquals(1, no.get("row").intValue());
        JsonNode label = no.get("labels").get(0);
        assertEquals("0", label.get("value").textValue());
        assertEquals(0, label.get("fired").size());
        assertEquals(4, label.get("didNotFire").size());
        assertTrue(label.get("didNotFire").get(0).get("fails").size() > 0);
        assertEquals("found", label.at("/change/status").textValue());
        assertEquals(1, label.at("/change/changes").size());
        JsonNode yes = json("explain", model.toString(), rows.toString(), "--row", "2", "--json")
                .get("labels")
                .get(0);
        assertEquals(2, yes.get("fired").size());
        assertEquals("0", yes.at("/change/for").textValue());
        assertEquals(2, yes.at("/change/changes").size());
    }

    @Test
    void verifyProvesAgain() throws IOException {
        assertTrue(done("verify", model.toString()).startsWith("Proved: the rules are the trained hard network"));
        String compared = done("verify", model.toString(), "--data", "monk1", "--draws", "1000");
        assertTrue(compared.contains("The rules answer 432 of 432 rows as the networks"), compared);
        assertTrue(compared.contains("of 1,000 inputs drawn column by column 100.00 %"), compared);
        assertTrue(compared.contains("and of all 432 inputs that their values make 100.00 %."), compared);
        JsonNode fidelity =
                json("verify", model.toString(), "--data", "monk1", "--json").get("fidelity");
        assertEquals(20_000, fidelity.get("drawn").asInt());
        JsonNode answer = json("verify", model.toString(), "--json");
        assertTrue(answer.get("proved").booleanValue());
        assertTrue(answer.get("checked").booleanValue());
        Ran none = Ran.cleave("verify", model.toString(), "--data", "monk1", "--draws", "0");
        assertEquals(2, none.code());
        assertTrue(none.err().contains("--draws must be at least 1, not 0"), none.err());
        assertEquals(432, answer.get("verdict").get("checked").intValue());
    }

    /** On the same rows and inputs, each size beside its number of rules; one of them is the chosen one. */
    @Test
    void verifyComparesTheRulesOfEverySize() throws IOException {
        Path data = folder.resolve("kinds.csv");
        StringBuilder rows = new StringBuilder("x,y,kind\n");
        SplittableRandom random = new SplittableRandom(3);
        for (int i = 0; i < 150; i++) {
            int x = random.nextInt(50);
            int y = random.nextInt(50);
            String kind = random.nextInt(6) == 0 ? "a" : x > 30 ? "b" : y > 20 ? "c" : "a";
            rows.append(x).append(',').append(y).append(',').append(kind).append('\n');
        }
        Files.writeString(data, rows);
        Path sizes = folder.resolve("kinds.cleave");
        done("learn", data.toString(), "--target", "kind", "--out", sizes.toString());
        String lines = done("verify", sizes.toString(), "--data", data.toString(), "--draws", "500");
        assertTrue(lines.contains("  rules  literals       rows  drawn inputs  all inputs"), lines);
        assertEquals(1, lines.lines().filter(line -> line.endsWith("%  chosen")).count(), lines);
        JsonNode answer = json("verify", sizes.toString(), "--data", data.toString(), "--draws", "500", "--json");
        JsonNode frontier = answer.get("frontier");
        assertTrue(frontier.size() > 1, answer::toString);
        for (JsonNode size : frontier) {
            assertEquals(150, size.at("/fidelity/rows").intValue());
            assertEquals(500, size.at("/fidelity/drawn").intValue());
        }
        assertTrue(StreamSupport.stream(frontier.spliterator(), false)
                .anyMatch(size -> size.get("fidelity").equals(answer.get("fidelity"))));
    }

    @Test
    void verifyTrustsNothingButTheFilesRulesAndNetwork() throws IOException {
        String text = Files.readString(model);
        int rules = text.indexOf("\"heads\":[{\"negated\":false");
        assertTrue(rules > 0);
        Path other = Files.writeString(
                folder.resolve("other.cleave"),
                text.substring(0, rules) + text.substring(rules).replaceFirst("\"negated\":false", "\"negated\":true"));
        Ran ran = Ran.cleave("verify", other.toString());
        assertEquals(1, ran.code(), ran.err());
        assertTrue(
                ran.out().contains("The rules are not the trained hard network. They differ on this row:"), ran.out());
        assertTrue(ran.out().contains("\n  a5: ") && ran.out().contains(" by the rules, "), ran.out());
        Ran json = Ran.cleave("verify", other.toString(), "--json");
        assertEquals(1, json.code());
        assertFalse(
                JsonMapper.builder().build().readTree(json.out()).get("proved").booleanValue());
    }

    private static Path rows(String rows) throws IOException {
        return Files.writeString(Files.createTempFile(folder, "rows", ".csv"), HEADER + "\n" + rows);
    }

    private static JsonNode json(String... args) throws IOException {
        return JsonMapper.builder().build().readTree(done(args));
    }

    private static String done(String... args) {
        Ran ran = Ran.cleave(args);
        assertEquals(0, ran.code(), ran.err() + ran.out());
        return ran.out();
    }
}
