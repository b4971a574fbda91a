package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is wrong with a model file, or with the rows for it: one line that says what, exit code 2. */
class BadModelInputTest {
    @TempDir
    private static Path folder;

    private static Path model;

    @BeforeAll
    static void learn() {
        model = TrainedModel.monk(folder);
    }

    @Test
    void missingModel() {
        everyCommand(folder.resolve("none.cleave"), "no such model file");
    }

    @Test
    void foreignFile() throws IOException {
        everyCommand(Files.writeString(folder.resolve("a.csv"), "a,b\n1,2\n"), "not a Cleave model");
        everyCommand(Files.writeString(folder.resolve("a.json"), "{\"a\":1}"), "not a sound Cleave model");
    }

    @Test
    void fileCutShort() throws IOException {
        String text = Files.readString(model);
        Path cut = Files.writeString(folder.resolve("cut.cleave"), text.substring(0, text.length() / 2));
        everyCommand(cut, "cut short");
    }

    @Test
    void emptyFile() throws IOException {
        everyCommand(Files.writeString(folder.resolve("empty.cleave"), ""), "empty.cleave");
    }

    @Test
    void rowsThatAreNotThere() {
        withRows(folder.resolve("none.csv").toString(), "no such file");
    }

    @Test
    void rowsWithoutAColumn() throws IOException {
        Path rows = Files.writeString(folder.resolve("less.csv"), "a1,a2,class\n1,1,1\n");
        withRows(rows.toString(), "there is no column 'a");
    }

    @Test
    void rowsWithoutALabel() throws IOException {
        String inputs = "a1,a2,a3,a4,a5,a6";
        Path none = Files.writeString(folder.resolve("unlabelled.csv"), inputs + "\n1,1,1,1,1,1\n");
        refused("no column 'class'", "evaluate", model.toString(), none.toString());
        refused("no column 'class'", "rules", model.toString(), "--data", none.toString());
        Path empty = Files.writeString(folder.resolve("empty.csv"), inputs + ",class\n1,1,1,1,1,1,\n");
        refused("no row has a label", "evaluate", model.toString(), empty.toString());
    }

    @Test
    void rowNumberOutOfRange() {
        for (String row : List.of("0", "-1", "433")) {
            refused("from 1 to 432", "explain", model.toString(), "monk1", "--row", row);
        }
        refused("--row", "explain", model.toString(), "monk1", "--row", "x");
        refused("--row", "explain", model.toString(), "monk1");
    }

    @Test
    void outputThatCannotBeWritten() {
        Path nowhere = folder.resolve("no/answers.csv");
        refused("no folder", "predict", model.toString(), "monk1", "--out", nowhere.toString());
        refused("no folder", "import", "net.pth", "--out", nowhere.toString());
        assertFalse(Files.exists(nowhere));
    }

    @Test
    void unknownForms() {
        refused("--as", "rules", model.toString(), "--as", "prose");
        refused("--time-limit", "verify", model.toString(), "--time-limit", "soon");
    }

    @Test
    void networksThatAreNone() throws IOException {
        String out = folder.resolve("imported.cleave").toString();
        refused("none.pth", "import", folder.resolve("none.pth").toString(), "--out", out);
        Path text = Files.writeString(folder.resolve("text.pth"), "a,b\n");
        refused("text.pth", "import", text.toString(), "--out", out);
        Path tensors = Files.writeString(folder.resolve("text.safetensors"), "a,b\n");
        refused("text.safetensors", "import", tensors.toString(), "--out", out);
        refused("--out", "import", text.toString());
        assertFalse(Files.exists(Path.of(out)));
    }

    private static void everyCommand(Path file, String part) {
        Stream.of(
                        new String[] {"rules", file.toString()},
                        new String[] {"verify", file.toString()},
                        new String[] {"table", file.toString()},
                        new String[] {"predict", file.toString(), "monk1"},
                        new String[] {"evaluate", file.toString(), "monk1"},
                        new String[] {"explain", file.toString(), "monk1", "--row", "1"})
                .forEach(args -> refused(part, args));
    }

    private static void withRows(String rows, String part) {
        refused(part, "predict", model.toString(), rows);
        refused(part, "evaluate", model.toString(), rows);
        refused(part, "explain", model.toString(), rows, "--row", "1");
        refused(part, "rules", model.toString(), "--data", rows);
    }

    private static void refused(String part, String... args) {
        Ran ran = Ran.cleave(args);
        String command = String.join(" ", args) + ": " + ran.err();
        assertEquals(2, ran.code(), command);
        assertEquals(1, ran.err().lines().count(), command);
        assertTrue(ran.err().contains(part), command);
        assertEquals("", ran.out(), command);
    }
}
