package dev.cleave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.cleave.table.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Of ten thousand columns of two values there are more valid inputs than three thousand digits say. */
class WideModelTest {
    @TempDir
    Path folder;

    @Test
    void modelsWithNumbersOfThousandsOfDigitsAreReadBack() throws IOException {
        Table table = Table.of(
                List.of("x", "y"),
                List.of(List.of("1", "a"), List.of("0", "b"), List.of("1", "a"), List.of("0", "b"), List.of("1", "a")));
        Learned learned = new Learner().learn(table, "y");
        Path file = folder.resolve("wide.cleave");
        learned.save(file);
        String text = Files.readString(file);
        String wide = text.replaceAll("\"checked\":\\d+", "\"checked\":" + "7".repeat(3_011));
        assertNotEquals(text, wide);
        Files.writeString(file, wide);
        assertEquals(learned.rules(), Learned.load(file).rules());
    }
}
