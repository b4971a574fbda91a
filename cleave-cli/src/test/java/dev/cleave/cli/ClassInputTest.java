package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Odd tables with numbers and classes, and odd weights: a good result, or one line that says what is wrong. */
class ClassInputTest {
    @TempDir
    private Path folder;

    @Test
    void aClassWithOneRowIsLearnedWithTheOthers() throws IOException {
        Ran ran = learn(table(90, i -> i + "," + (i == 40 ? "rare" : i < 45 ? "low" : "high")), "--numeric", "x");
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.out().contains("predicting y, one of 3:"), ran.out());
    }

    @Test
    void tooManyClassesAreSaid() throws IOException {
        refused(learn(table(5000, i -> i % 50 + ",c" + i % 2500)), "2500 values");
        refused(learn(table(4002, i -> i % 50 + ",c" + i % 2001)), "2001 values");
    }

    @Test
    void headsAreThoseThatAreTold() throws IOException {
        Path file = table(120, i -> i + "," + (i < 40 ? "a" : i < 80 ? "b" : "c"));
        for (String head : List.of("mutex", "exactly-one")) {
            Path model = folder.resolve(head + ".cleave");
            Ran ran = learn(file, "--numeric", "x", "--head", head, "--out", model.toString());
            assertEquals(0, ran.code(), ran.err());
            assertEquals(head.equals("mutex"), Files.readString(model).contains("MUTEX"));
        }
    }

    @Test
    void textAmongNumbersIsMissing() throws IOException {
        Path file =
                table(120, i -> (i == 7 ? "unknown" : Integer.toString(i)) + "," + (i < 40 ? "a" : i < 80 ? "b" : "c"));
        Ran ran = learn(file, "--numeric", "x");
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.out().contains("x > ") || ran.out().contains("x <= "), ran.out());
    }

    @Test
    void badWeightsAreSaid() throws IOException {
        Path file = table(60, i -> i + "," + (i < 30 ? "a" : "b"));
        refused(learn(file, "--class-weights", "heavy"), "heavy");
        refused(learn(file, "--class-weights", "a=2,z=1"), "'z'");
        refused(learn(file, "--class-weights", "a=-1"), "a=-1");
        refused(learn(file, "--class-weights", "a=0,b=0"), "weighs 0");
        refused(learn(file, "--weights", "nothing"), "nothing");
        refused(learn(file, "--weights", "y"), "y");
        refused(learn(file, "--sample", "some"), "some");
        refused(learn(file, "--cuts", "0"), "--cuts");
    }

    @Test
    void samplesAreNoted() throws IOException {
        Path file = table(200, i -> i + "," + (i % 10 == 0 ? "rare" : "usual"));
        for (String how : List.of("nearmiss", "random")) {
            Ran ran = learn(file, "--sample", how, "--test", "0", "--numeric", "x");
            assertEquals(0, ran.code(), ran.err());
            assertTrue(ran.err().contains("40 of 200 rows are kept"), ran.err());
            assertTrue(ran.out().contains(": 40 rows"), ran.out());
        }
    }

    @Test
    void namedDataComesWithItsShare() {
        Ran ran = Ran.cleave("learn", "monk1");
        assertTrue(ran.out().contains("30 % of the rows held out"), ran.out());
    }

    private Path table(int rows, IntFunction<String> row) throws IOException {
        String text = IntStream.range(0, rows).mapToObj(row).collect(Collectors.joining("\n", "x,y\n", "\n"));
        return Files.writeString(folder.resolve("table.csv"), text);
    }

    private static Ran learn(Path file, String... more) {
        List<String> args = new ArrayList<>(List.of("learn", file.toString(), "--target", "y"));
        args.addAll(List.of(more));
        return Ran.cleave(args.toArray(String[]::new));
    }

    private static void refused(Ran ran, String part) {
        assertEquals(2, ran.code(), ran.err());
        assertEquals(1, ran.err().lines().count(), ran.err());
        assertTrue(ran.err().contains(part), ran.err());
    }
}
