package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is wrong with the input: one line that says where and what, exit code 2, no file left behind. */
class BadInputTest {
    @TempDir
    private Path folder;

    @Test
    void emptyFile() throws IOException {
        refused("", "y", "empty");
    }

    @Test
    void headerAlone() throws IOException {
        refused("a,y\n", "y", "rows");
    }

    @Test
    void raggedRow() throws IOException {
        refused("a,b,y\n1,2,0\n1,0\n", "y", "line 3");
    }

    @Test
    void duplicateHeader() throws IOException {
        refused("a,a,y\n1,2,0\n", "y", "'a'");
    }

    @Test
    void binaryFile() throws IOException {
        byte[] bytes = new byte[2000];
        new java.util.Random(1).nextBytes(bytes);
        refused(Files.write(folder.resolve("data.csv"), bytes), "y", "data.csv");
    }

    @Test
    void targetThatIsNotThere() throws IOException {
        refused("colour,result\nred,1\nblue,0\n", "resutl", "result");
    }

    @Test
    void wordThatIsNoChoice() {
        Ran option = Ran.cleave("learn", "monk", "--extract", "nope");
        assertEquals(2, option.code());
        assertTrue(option.err().contains("--extract is one of auto, search, exact"), option.err());
    }

    @Test
    void theLabIsAProgramOfItsOwn() {
        Ran ran = Ran.cleave("lab", "all", "--quick");
        assertEquals(2, ran.code());
        assertEquals(1, ran.err().lines().count(), ran.err());
        assertTrue(ran.err().contains("./cleave lab") && ran.err().contains("cleave-lab-all.jar"), ran.err());
    }

    @Test
    void noTarget() throws IOException {
        Path file = Files.writeString(folder.resolve("data.csv"), "colour,result\nred,1\nblue,0\n");
        Ran ran = Ran.cleave("learn", file.toString());
        assertEquals(2, ran.code());
        assertTrue(ran.err().contains("--target") && ran.err().contains("colour, result"), ran.err());
    }

    @Test
    void targetOfOneValue() throws IOException {
        refused("a,y\n1,1\n0,1\n1,1\n", "y", "nothing to learn");
    }

    @Test
    void labelOfFiveThousandValues() throws IOException {
        String rows = IntStream.range(0, 5000)
                .mapToObj(i -> i % 2 + ",v" + i)
                .collect(Collectors.joining("\n", "a,y\n", "\n"));
        refused(rows, "y", "--positive");
    }

    @Test
    void onlyUselessColumns() throws IOException {
        refused("a,b,y\n1,,0\n1,,1\n1,,0\n1,,1\n", "y", "data.csv");
    }

    @Test
    void unknownFile() {
        Ran ran = Ran.cleave("learn", folder.resolve("none.csv").toString(), "--target", "y");
        assertEquals(2, ran.code());
        assertTrue(ran.err().contains("no such file"), ran.err());
    }

    @Test
    void wrongOptionsGetOneLine() {
        for (String[] args : new String[][] {
            {"learn"},
            {"learn", "monk1", "--folds", "x"},
            {"learn", "monk1", "--folds", "1"},
            {"learn", "monk1", "--folds", "1000"},
            {"learn", "monk1", "--test", "1"},
            {"learn", "monk1", "--time-limit", "soon"},
            {"learn", "monk1", "--threads", "0"},
            {"learn", "monk1", "--max-rules", "0"},
            {"learn", "monk1", "--max-rules", "-3"},
            {"learn", "monk1", "--max-rules", "x"},
            {"learn", "monk1", "--max-rules"},
            {"learn", "monk1", "--extract", "magic"},
            {"learn", "monk1", "--head", "magic"},
            {"learn", "monk1", "--dont-cares", "1"},
            {"learn", "monk1", "--task", "multilabel"},
            {"learn", "monk1", "--positive", "7"},
            {"learn", "monk1", "--ignore", "nope"},
            {"learn", "monk1", "--wrong"},
            {"table", "none.cleave"},
            {"data", "path", "monk1"},
            {"data", "make", "nope"},
            {"nonsense"}
        }) {
            Ran ran = Ran.cleave(args);
            assertEquals(2, ran.code(), String.join(" ", args) + ": " + ran.err());
            assertEquals(1, ran.err().lines().count(), ran.err());
            assertEquals("", ran.out());
        }
    }

    @Test
    void constantAndEmptyColumnsAreLeftOutWithAWarning() throws IOException {
        String rows = IntStream.range(0, 100)
                .mapToObj(i -> i % 2 + ",same,," + i % 2)
                .collect(Collectors.joining("\n", "a,b,c,y\n", "\n"));
        Path file = Files.writeString(folder.resolve("data.csv"), rows);
        Ran ran = Ran.cleave("learn", file.toString(), "--target", "y");
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.err().contains("'b'") && ran.err().contains("'c'"), ran.err());
        assertTrue(ran.out().contains("1.000"), ran.out());
    }

    @Test
    void tenThousandColumnsAreLearnedFrom() throws IOException {
        String header = IntStream.range(0, 10_000).mapToObj(i -> "c" + i).collect(Collectors.joining(",", "", ",y\n"));
        StringBuilder text = new StringBuilder(header);
        java.util.SplittableRandom random = new java.util.SplittableRandom(1);
        for (int row = 0; row < 60; row++) {
            for (int column = 0; column < 10_000; column++) {
                text.append(column == 0 ? row % 2 : random.nextInt(2)).append(',');
            }
            text.append(row % 2).append('\n');
        }
        Path file = Files.writeString(folder.resolve("wide.csv"), text, StandardCharsets.UTF_8);
        Ran ran = Ran.cleave("learn", file.toString(), "--target", "y", "--time-limit", "5s");
        assertEquals(0, ran.code(), ran.err());
    }

    private void refused(String content, String target, String part) throws IOException {
        refused(Files.writeString(folder.resolve("data.csv"), content), target, part);
    }

    private void refused(Path file, String target, String part) {
        Path out = folder.resolve("m.cleave");
        Ran ran = Ran.cleave("learn", file.toString(), "--target", target, "--out", out.toString());
        assertEquals(2, ran.code(), ran.err());
        assertEquals(1, ran.err().lines().count(), ran.err());
        assertTrue(ran.err().contains(part), ran.err());
        assertFalse(Files.exists(out));
    }
}
