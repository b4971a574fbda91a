package dev.cleave.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.cleave.cli.Ran;
import dev.cleave.cli.TrainedModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearnCommandTest {
    @TempDir
    private Path folder;

    @Test
    void monkIsLearnedWholly() throws IOException {
        JsonNode answer = json("learn", "monk1", "--json", "--seed", "3");
        assertEquals("binary", answer.get("task").textValue());
        assertEquals(432, answer.get("rows").intValue());
        for (JsonNode stage : answer.get("ledger")) {
            assertEquals(1.0, stage.get("f1").get("test").doubleValue(), stage.toString());
        }
        assertTrue(answer.get("seconds").get("total").doubleValue() > 0);
        for (JsonNode rule : answer.at("/program/heads/0/rules")) {
            assertEquals(1.0, rule.at("/evidence/train/precision").doubleValue());
            assertEquals(1.0, rule.at("/evidence/test/precision").doubleValue());
        }
    }

    @Test
    void textNamesTheStages() {
        Ran ran = Ran.cleave("learn", "monk1", "--verbose");
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.out().contains("soft") && ran.out().contains("hard"), ran.out());
        assertEquals(List.of(), said(ran));
    }

    @Test
    void sameSeedGivesTheSameModelWhateverTheThreads() throws IOException {
        Path one = folder.resolve("one.cleave");
        Path three = folder.resolve("three.cleave");
        assertEquals(
                0,
                Ran.cleave("learn", "monk1", "--out", one.toString(), "--threads", "1")
                        .code());
        assertEquals(
                0,
                Ran.cleave("learn", "monk1", "--out", three.toString(), "--threads", "3")
                        .code());
        assertEquals(withoutTime(one), withoutTime(three));
    }

    /** When it was learned is all that may differ. */
    private static JsonNode withoutTime(Path model) throws IOException {
        JsonNode root = JsonMapper.builder().build().readTree(model.toFile());
        assertTrue(((ObjectNode) root.get("provenance")).remove("time").has("start"));
        return root;
    }

    @Test
    void multilabelFilesWithOddHeadersWork() throws IOException {
        StringBuilder text = new StringBuilder("\uFEFF\"größe, cm\";b-1;\"x y_next\";z_next\r\n");
        for (int i = 0; i < 200; i++) {
            int a = i & 1;
            int b = i >> 1 & 1;
            text.append(a == 1 ? "yes" : "no")
                    .append(';')
                    .append(b)
                    .append(';')
                    .append(a & b)
                    .append(';')
                    .append(a | b);
            text.append("\r\n");
        }
        Path file = Files.writeString(folder.resolve("odd.csv"), text);
        JsonNode answer = json("learn", file.toString(), "--target", "*_next", "--json");
        assertEquals("multilabel", answer.get("task").textValue());
        assertEquals(1.0, answer.get("ledger").get(1).get("f1").get("test").doubleValue());
    }

    @Test
    void foldsGiveTheMean() throws IOException {
        JsonNode answer = json("learn", "monk1", "--folds", "3", "--json");
        assertEquals(3, answer.get("runs").intValue());
        assertTrue(answer.get("ledger").get(1).get("f1").get("test").doubleValue() > 0.9);
    }

    @Test
    void timeLimitCutsTrainingShortAndSaysSo() throws IOException {
        JsonNode answer = json("learn", "ara", "--time-limit", "1ms", "--json");
        assertTrue(answer.get("cutShort").booleanValue());
        assertTrue(answer.get("notes").get(0).textValue().contains("time limit"));
    }

    @Test
    void testFileIsScored() throws IOException {
        Path train = folder.resolve("train.csv");
        assertEquals(
                0,
                Ran.cleave("data", "make", "monk1", "--out", train.toString()).code());
        JsonNode answer =
                json("learn", train.toString(), "--target", "class", "--test-file", train.toString(), "--json");
        assertEquals(1.0, answer.get("ledger").get(1).get("f1").get("test").doubleValue());
    }

    @Test
    void dontCaresAreVerifiedFromTheFileAlone() throws IOException {
        Path file = TrainedModel.learned(
                folder.resolve("free.cleave"), "mam", "--test", "0.9", "--extract", "exact", "--dont-cares");
        Ran ran = Ran.cleave("verify", file.toString());
        assertEquals(0, ran.code(), ran.out() + ran.err());
        assertTrue(ran.out().startsWith("The rules agree with "), ran.out());
        assertTrue(ran.out().contains("all others were left free"), ran.out());
        JsonNode answer = json("verify", file.toString(), "--json");
        assertFalse(answer.get("proved").booleanValue());
        assertTrue(answer.get("holds").booleanValue());
        assertTrue(answer.at("/verdict/othersFree").booleanValue());
    }

    @Test
    void exactRulesBeyondTheLimitAreSaid() {
        Ran ran = Ran.cleave("learn", "monk1", "--extract", "exact", "--max-rules", "2");
        assertEquals(0, ran.code(), ran.err());
        assertEquals(1, said(ran).size(), ran.err());
        assertTrue(said(ran).get(0).startsWith("warning: 4 rules are more than --max-rules 2"), ran.err());
    }

    @Test
    void badOutFolderIsSaidBeforeTheWork() throws IOException {
        Ran ran = Ran.cleave(
                "learn", "monk1", "--out", folder.resolve("no/m.cleave").toString());
        assertEquals(2, ran.code());
        assertEquals(1, ran.err().lines().count(), ran.err());
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(0, files.count());
        }
    }

    /** Without the progress that a slow machine has time to show. */
    private static List<String> said(Ran ran) {
        return ran.err().lines().filter(line -> !line.startsWith("training: ")).toList();
    }

    private static JsonNode json(String... args) throws IOException {
        Ran ran = Ran.cleave(args);
        assertEquals(0, ran.code(), ran.err());
        return JsonMapper.builder().build().readTree(ran.out());
    }

    /** A network that had no time may say one answer everywhere; nobody should take it for what networks can do. */
    @Test
    void aNetworkThatHadNoTimeIsSaidToBeCutShort() throws IOException {
        StringBuilder rows = new StringBuilder("a,b,c,y\n");
        for (int i = 0; i < 30_000; i++) {
            rows.append(i % 101).append(',').append(i % 7).append(',').append(i % 13);
            rows.append(i % 101 + i % 13 > 60 ? ",yes\n" : ",no\n");
        }
        Path table = Files.writeString(folder.resolve("many.csv"), rows);
        Ran ran = Ran.cleave("learn", table.toString(), "--target", "y", "--time-limit", "0.05s");
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.err().contains("the time limit ended training early"), ran.err());
        assertTrue(ran.out().contains("network, cut short"), ran.out());
    }

    @Test
    void aPageThatWasWrittenIsWhatToOpenNext() {
        Path page = folder.resolve("page.html");
        Ran ran = Ran.cleave("learn", "monk1", "--report", page.toString());
        assertTrue(Files.exists(page), ran.err());
        assertTrue(ran.out().contains("open " + page + " in a browser"), ran.out());
        assertFalse(ran.out().contains("--report PAGE.html"), ran.out());
    }

    /** A list of points is one rule to a program, and as many as its conditions to a person who asked for at most so many. */
    @Test
    void aBoundOnRulesIsOneOnConditionsThatGivePoints() throws IOException {
        SplittableRandom random = new SplittableRandom(1);
        StringBuilder rows = new StringBuilder("a,b,c,d,e,f,y\n");
        for (int i = 0; i < 300; i++) {
            int sum = 0;
            for (int column = 0; column < 6; column++) {
                int value = random.nextInt(50);
                sum += (column + 1) * value;
                rows.append(value).append(',');
            }
            rows.append(sum + random.nextInt(120) > 580 ? "yes\n" : "no\n");
        }
        Path table = Files.writeString(folder.resolve("sums.csv"), rows);
        Path model = folder.resolve("sums.cleave");
        Ran many = Ran.cleave("learn", table.toString(), "--target", "y", "--out", model.toString());
        Ran few = Ran.cleave("learn", table.toString(), "--target", "y", "--max-rules", "3");
        Ran chosen = Ran.cleave("choose", model.toString(), "--rules", "3");
        assertTrue(points(many) > 3, many.out());
        assertTrue(points(few) <= 3, few.out());
        assertTrue(points(chosen) <= 3, chosen.out());
    }

    private static long points(Ran ran) {
        return ran.out()
                .lines()
                .filter(line -> line.matches(" +[+-]\\d+ if .*"))
                .count();
    }
}
