package dev.cleave.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.cleave.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code cleave rules} writes is imported as the same function. */
class ReadBackTest {
    @TempDir
    private Path folder;

    private Path data() throws IOException {
        StringBuilder rows = new StringBuilder("x,z,flag,colour,kind,points,y\n");
        for (int i = 0; i < 210; i++) {
            double x = i * 37 % 50 / 10.0;
            double z = i * 13 % 70 / 10.0;
            boolean flag = i % 5 > 2;
            String colour = i % 7 < 3 ? "red" : i % 7 < 5 ? "it's blue" : "green";
            boolean hasPoints = (x > 2 ? 2 : 0) + (z > 3 ? 1 : 0) + (flag ? 1 : 0) + (i % 7 < 3 ? 1 : 0) >= 3;
            rows.append(x + "," + z + "," + (flag ? "yes" : "no") + "," + colour + ",")
                    .append(x + z < 4 ? "k0," : flag ? "k1," : "k2,")
                    .append(hasPoints ? "high," : "low,")
                    .append(x > 3 && flag || colour.equals("green") ? "ill\n" : "well\n");
        }
        return Files.writeString(folder.resolve("d.csv"), rows);
    }

    @ParameterizedTest
    @CsvSource({
        "kind, text, lp", "kind, table, csv", "kind, asp, lp", "points, text, txt", "points, table, csv",
        "points, asp, lp", "y, text, txt", "y, table, csv", "y, asp, lp", "y, dmn, dmn"
    })
    void theSameFunctionComesBack(String target, String form, String suffix) throws IOException {
        String data = data().toString();
        String model = folder.resolve("m.cleave").toString();
        String rules = folder.resolve("rules." + suffix).toString();
        String again = folder.resolve("again.cleave").toString();
        String other = target.equals("y") ? "kind,points" : target.equals("kind") ? "points,y" : "kind,y";
        done("learn", data, "--target", target, "--ignore", other, "--prefer", "accurate", "--out", model);
        done("rules", model, "--as", form, "--out", rules);
        done("import", rules, "--data", data, "--target", target, "--out", again);
        String said = done("diff", model, again);
        assertTrue(said.contains("The same function"), said);
    }

    @Test
    void jsonIsRefusedAndToldWhatIsRead() throws IOException {
        Path json = Files.writeString(folder.resolve("rules.json"), "{\"heads\": []}\n");
        String model = folder.resolve("o.cleave").toString();
        Ran ran = Ran.cleave("import", json.toString(), "--data", data().toString(), "--target", "y", "--out", model);
        assertEquals(2, ran.code());
        assertTrue(ran.err().contains("--as table"), ran.err());
    }

    private static String done(String... words) {
        Ran ran = Ran.cleave(words);
        assertEquals(0, ran.code(), ran.out() + ran.err());
        return ran.out();
    }
}
