package dev.cleave.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.cli.Ran;
import dev.cleave.needs.Needs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ImportCommandTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"monk1.pth", "mam.safetensors", "car-mt.pth"})
    void rulesAreProvedToBeTheNetwork(String name) {
        Path model = imported(name);
        Ran verified = Ran.cleave("verify", model.toString());
        assertEquals(0, verified.code(), verified.out() + verified.err());
        assertTrue(verified.out().startsWith("Proved: "), verified.out());
        assertFalse(done("rules", model.toString()).isEmpty());
        assertTrue(done("table", model.toString()).contains("conj_0"));
    }

    @ParameterizedTest
    @CsvSource({"car-mt.pth, true", "mam.pth, false", "monk1.pth, false"})
    void outputsThatLookLikeClassesAreNoted(String name, boolean noted) {
        Path out = folder.resolve("noted.cleave");
        Ran ran = Ran.cleave(
                "import", Needs.data().resolve("pytorch").resolve(name).toString(), "--out", out.toString());
        assertEquals(0, ran.code(), ran.err());
        assertEquals(noted, ran.err().contains("look like classes"), ran.err());
    }

    @Test
    void outputsMayBeClasses() {
        Path model = imported("car-mt.pth", "--classes");
        Ran verified = Ran.cleave("verify", model.toString());
        assertEquals(0, verified.code(), verified.out() + verified.err());
        assertTrue(verified.out().startsWith("Proved: "), verified.out());
        assertTrue(done("rules", model.toString()).contains("is what has the most points"));
        assertTrue(done("rules", model.toString(), "--evidence").contains("class is y3 if"));
    }

    @Test
    void plainRulesSayTheSameOfNamedConditionsToo() {
        String rules = done("rules", imported("car-mt.pth").toString(), "--plain", "--time-limit", "1s");
        assertFalse(rules.contains("at least"), rules);
    }

    @Test
    void rowsAreAnsweredAndExplained() throws IOException {
        Path model = imported("car-mt.pth");
        String header = IntStream.range(0, 21).mapToObj(i -> "x" + i).collect(Collectors.joining(","));
        Path rows = Files.writeString(
                folder.resolve("rows.csv"), header + "\n" + "1,0,0,".repeat(7).replaceAll(",$", "\n"));
        assertEquals(
                2, done("predict", model.toString(), rows.toString()).lines().count());
        String text = done("explain", model.toString(), rows.toString(), "--row", "1");
        assertTrue(text.contains("the least change for"), text);
    }

    @Test
    void namesAreTaken() throws IOException {
        String header = IntStream.range(0, 15).mapToObj(i -> "in" + i).collect(Collectors.joining(",")) + ",out\n";
        Path names = Files.writeString(folder.resolve("names.csv"), header);
        Path model = imported("monk1.pth", "--names", names.toString());
        assertTrue(done("rules", model.toString()).contains("out if in"));
    }

    @Test
    void rulesOfAPersonHaveNoTrainedNetwork() throws IOException {
        Path table = Files.writeString(folder.resolve("t.csv"), "bmi,ill\n20,no\n25,no\n30,yes\n40,yes\n");
        Path rules = Files.writeString(folder.resolve("rules.txt"), "ill if bmi > 28\n");
        Path model = folder.resolve("mine.cleave");
        String said = done(
                "import", rules.toString(), "--data", table.toString(), "--target", "ill", "--out", model.toString());
        String verified = done("verify", model.toString());
        assertTrue(verified.startsWith("Checked: what is printed is what is applied"), verified);
        assertTrue(verified.contains("there is no trained network"), verified);
        assertFalse((said + verified).contains("the trained hard network"), said + verified);
        Ran compared = Ran.cleave("verify", model.toString(), "--data", table.toString());
        assertEquals(2, compared.code());
        assertEquals(1, compared.err().lines().count(), compared.err());
    }

    private Path imported(String name, String... more) {
        Path model = folder.resolve("m.cleave");
        Path file = Needs.data().resolve("pytorch").resolve(name);
        String[] args = new String[4 + more.length];
        System.arraycopy(new String[] {"import", file.toString(), "--out", model.toString()}, 0, args, 0, 4);
        System.arraycopy(more, 0, args, 4, more.length);
        done(args);
        return model;
    }

    private static String done(String... args) {
        Ran ran = Ran.cleave(args);
        assertEquals(0, ran.code(), ran.err() + ran.out());
        return ran.out();
    }
}
