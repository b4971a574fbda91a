package dev.cleave.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a person teaches on the command line. */
class TeachingCommandTest {
    @TempDir
    private Path folder;

    private Path table() throws IOException {
        StringBuilder text = new StringBuilder("sugar,weight,ill\n");
        for (int sugar = 80; sugar < 200; sugar += 3) {
            for (int weight = 50; weight < 100; weight += 10) {
                text.append(sugar).append(',').append(weight).append(',');
                text.append(sugar > 150 || weight > 80 && sugar > 100 ? "yes" : "no")
                        .append('\n');
            }
        }
        return Files.writeString(folder.resolve("t.csv"), text);
    }

    @Test
    void keptRulesAndDirectionsAreSaidAndProvedAgain() throws IOException {
        Path rules = Files.writeString(folder.resolve("keep.txt"), "# mine\nill if sugar > 160 and weight > 60\n");
        Path model = folder.resolve("m.cleave");
        Ran ran = Ran.cleave(
                "learn",
                table().toString(),
                "--target",
                "ill",
                "--keep-rules",
                rules.toString(),
                "--monotone",
                "sugar=+",
                "--out",
                model.toString());
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.out().contains("ill if sugar > 160 and weight > 60"), ran.out());
        assertTrue(ran.out().contains("Kept, condition by condition: 1 rule; the trained"), ran.out());
        assertTrue(ran.out().contains("Proved: more sugar never takes ill away"), ran.out());
        Ran verified = Ran.cleave("verify", model.toString());
        assertTrue(verified.out().contains("Proved: more sugar never takes ill away"), verified.out());
    }

    @Test
    void aDirectionThatIsNoneIsOneLine() throws IOException {
        Ran ran = Ran.cleave("learn", table().toString(), "--target", "ill", "--monotone", "sugar=up");
        assertEquals(2, ran.code());
        assertEquals(1, ran.err().lines().count(), ran.err());
        assertTrue(ran.err().contains("--monotone takes COL=+ or COL=-, not 'sugar=up'"), ran.err());
    }
}
