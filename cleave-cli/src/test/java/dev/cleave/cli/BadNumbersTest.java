package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Numbers and classes that are odd: a good result, with a note where something was left out, or one clear line. */
class BadNumbersTest {
    @TempDir
    private Path folder;

    @Test
    void oneValueIsLeftOutWithAWarning() throws IOException {
        Path file = table("x,z,y", 120, i -> "3.5," + i % 17 + "," + (i % 17 > 8 ? "yes" : "no"));
        Ran ran = learn(file);
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.err().contains("column 'x' is left out: it is '3.5' everywhere"), ran.err());
        assertRulesAreRight(ran);
    }

    @Test
    void oneValueAlone() throws IOException {
        refused(learn(table("x,y", 50, i -> "3.5," + i % 2)), "no column is left to learn from");
    }

    @Test
    void infinitiesAreAboveAndBelowEverything() throws IOException {
        Path file = table("x,y", 130, i -> {
            boolean above = i % 20 == 0;
            boolean below = i % 20 == 1;
            String x = above ? "inf" : below ? "-Infinity" : Integer.toString(i % 13);
            return x + "," + (above || !below && i % 13 > 6 ? "yes" : "no");
        });
        Ran ran = learn(file);
        assertEquals(0, ran.code(), ran.err());
        assertRulesAreRight(ran);
    }

    @Test
    void infinitiesAlone() throws IOException {
        refused(learn(table("x,y", 50, i -> "inf," + i % 2)), "no column is left to learn from");
    }

    @Test
    void theLeastAndTheGreatestNumbersStandSideBySide() throws IOException {
        Path file = table("x,y", 150, i -> {
            int exponent = i * 37 % 601 - 300;
            return 1 + i % 9 + "e" + exponent + "," + (exponent > 50 ? "yes" : "no");
        });
        Ran ran = learn(file);
        assertEquals(0, ran.code(), ran.err());
        assertRulesAreRight(ran);
    }

    @Test
    void twoNumbersSixHundredPowersApart() throws IOException {
        for (String kind : new String[] {"--numeric", "--categorical"}) {
            Path file = table("x,y", 80, i -> i % 2 == 0 ? "1e-300,yes" : "1e300,no");
            Ran ran = learn(file, kind, "x");
            assertEquals(0, ran.code(), ran.err());
            assertRulesAreRight(ran);
        }
    }

    @Test
    void textFarDownIsNamedWithLineColumnAndValue() throws IOException {
        Path file = table(
                "x,y",
                201_000,
                i -> (i == 199_999 ? "oops" : Integer.toString(i % 50)) + "," + (i % 50 > 24 ? "a" : "b"));
        Ran ran = learn(file, "--positive", "a", "--time-limit", "5s");
        assertEquals(0, ran.code(), ran.err());
        assertTrue(
                ran.err().contains("column 'x' has numbers, but for oops, first in line 200001")
                        && ran.err().contains("--categorical"),
                ran.err());
    }

    @Test
    void aClassOfOneRow() throws IOException {
        Path file = table("x,y", 120, i -> i % 23 + "," + (i == 77 ? "rare" : i % 23 < 8 ? "a" : "b"));
        Ran ran = learn(file);
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.out().contains("one of 3:"), ran.out());
    }

    @Test
    void aPositiveClassOfOneRow() throws IOException {
        Ran ran = learn(table("x,y", 120, i -> i % 23 + "," + (i == 77 ? "yes" : "no")));
        assertEquals(0, ran.code(), ran.err());
    }

    @Test
    void moreClassesThanAnyoneMeans() throws IOException {
        refused(learn(table("x,y", 5000, i -> i % 97 + ",c" + i % 2500)), "2500 values");
    }

    /** Many classes are learned like few: the rules are as good as the network. */
    @Test
    void aHundredAndFiftyClasses() throws IOException {
        Ran ran = learn(table("x,z,y", 600, i -> "v" + i % 15 + ",w" + i / 15 % 10 + ",c" + i % 150), "--verbose");
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.out().contains("one of 150:"), ran.out());
        assertTrue(trainF1(ran, "rules") >= trainF1(ran, "soft") - 0.02, ran.out());
    }

    @Test
    void moreThresholdsThanValues() throws IOException {
        Path file = table("x,y", 120, i -> i % 12 + "," + (i % 12 > 6 ? "yes" : "no"));
        Ran ran = learn(file, "--numeric", "x", "--cuts", "500");
        assertEquals(0, ran.code(), ran.err());
        assertRulesAreRight(ran);
        refused(learn(file, "--cuts", "0"), "--cuts must be at least 1");
    }

    @Test
    void aTemperatureOfZero() throws IOException {
        Path model = folder.resolve("m.cleave");
        Path file = table("x,y", 120, i -> i % 12 + "," + (i % 12 > 6 ? "yes" : "no"));
        assertEquals(0, learn(file, "--numeric", "x", "--out", model.toString()).code());
        String text = Files.readString(model);
        String cold = text.replaceAll("\"temperature\":[0-9.eE+-]+", "\"temperature\":0");
        assertTrue(!cold.equals(text), "no temperature in the model");
        Files.writeString(model, cold);
        refused(Ran.cleave("evaluate", model.toString(), file.toString()), "temperature");
    }

    @Test
    void aDecisionThatIsNoProbability() throws IOException {
        Path file = table("x,y", 40, i -> i % 12 + "," + (i % 12 > 6 ? "yes" : "no"));
        for (String decision : new String[] {"0", "1", "-0.5", "NaN", "x"}) {
            refused(learn(file, "--decision", decision), "--decision");
        }
        Path classes = table("x,y", 60, i -> i % 12 + ",c" + i % 3);
        refused(learn(classes, "--decision", "0.3"), "--positive");
    }

    private static void assertRulesAreRight(Ran ran) {
        assertTrue(trainF1(ran, "rules") > 0.95, ran.out());
    }

    private static double trainF1(Ran ran, String stage) {
        String line = ran.out()
                .lines()
                .filter(text -> text.startsWith("  " + stage))
                .findFirst()
                .orElseThrow();
        return Double.parseDouble(line.strip().split(" +")[1]);
    }

    private static void refused(Ran ran, String part) {
        assertEquals(2, ran.code(), ran.err());
        assertEquals(1, ran.err().lines().count(), ran.err());
        assertTrue(ran.err().contains(part), ran.err());
    }

    private static Ran learn(Path file, String... more) {
        String[] args = new String[4 + more.length];
        args[0] = "learn";
        args[1] = file.toString();
        args[2] = "--target";
        args[3] = "y";
        System.arraycopy(more, 0, args, 4, more.length);
        return Ran.cleave(args);
    }

    private Path table(String header, int rows, IntFunction<String> row) throws IOException {
        String text = IntStream.range(0, rows).mapToObj(row).collect(Collectors.joining("\n", header + "\n", "\n"));
        return Files.writeString(folder.resolve("data.csv"), text);
    }
}
