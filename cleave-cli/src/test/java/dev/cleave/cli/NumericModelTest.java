package dev.cleave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A number, a name with three values on the negative side, and two labels. */
class NumericModelTest {
    @TempDir
    private static Path folder;

    private static Path rows;
    private static Path kinds;
    private static Path labels;

    @BeforeAll
    static void learn() throws IOException {
        StringBuilder text = new StringBuilder("age,sex,kind,old,both\n");
        for (int i = 0; i < 240; i++) {
            int age = 20 + i % 8;
            String sex = i % 7 < 3 ? "f" : "m";
            boolean old = age > 23;
            text.append(age).append(',').append(sex).append(',');
            text.append(old ? "senior" : i % 2 == 0 ? "child" : "adult").append(',');
            text.append(old ? 1 : 0)
                    .append(',')
                    .append(old && sex.equals("f") ? 1 : 0)
                    .append('\n');
        }
        rows = Files.writeString(folder.resolve("rows.csv"), text);
        kinds = TrainedModel.learned(
                folder.resolve("kinds.cleave"),
                rows.toString(),
                "--target",
                "kind",
                "--positive",
                "senior",
                "--ignore",
                "old,both",
                "--numeric",
                "age");
        labels = TrainedModel.learned(
                folder.resolve("labels.cleave"),
                rows.toString(),
                "--target",
                "old,both",
                "--ignore",
                "kind",
                "--numeric",
                "age");
    }

    @Test
    void aNumberCrossesAThreshold() {
        Ran ran = Ran.cleave("explain", kinds.toString(), rows.toString(), "--row", "1");
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.out().contains("the least change for senior: age to above 23"), ran.out());
    }

    @Test
    void oneOfSeveralNegativeValuesIsNotGuessed() {
        Ran ran = Ran.cleave("predict", kinds.toString(), rows.toString());
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.out().lines().skip(1).findFirst().orElse("").startsWith("1,not senior,0.0"), ran.out());
    }

    @Test
    void theLabelsThatHoldAreListed() {
        Ran ran = Ran.cleave("predict", labels.toString(), rows.toString());
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.out().lines().anyMatch(line -> line.matches("1,0,0,(0\\.0\\d+,){4}-,-,")), ran.out());
        assertTrue(ran.out().lines().anyMatch(line -> line.matches("8,1,1,([01]\\.\\d+,){4}.+,.+,")), ran.out());
    }

    @Test
    void everyLabelIsExplained() {
        Ran ran = Ran.cleave("explain", labels.toString(), rows.toString(), "--row", "1");
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.out().contains("row 1: not old") && ran.out().contains("row 1: not both"), ran.out());
    }
}
